import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { type TripState, tripStates } from "../model/tripSteps.ts";

const meanings = {
  Planned: "new",
  Assigned: "waiting",
  Accepted: "progress",
  Loaded: "progress",
  Delivered: "good",
  EmptyReturned: "good",
  Closed: "good",
  Dropped: "cancelled",
} as const satisfies Record<TripState, string>;

/** The state of a trip with its colour and word. */
export function TripStateTag(props: { readonly state: TripState }) {
  return <StatusTag words={tripStates[props.state]} meaning={meanings[props.state]} />;
}
