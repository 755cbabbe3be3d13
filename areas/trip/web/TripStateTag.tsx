import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { Tip } from "@fairway/ui/parts/Tip.tsx";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import { WarningOutlined } from "@ant-design/icons";
import { apartWords } from "../model/apartWords.ts";
import { piecesApartOf } from "../model/piecesApart.ts";
import type { TripRecord } from "../model/trip.ts";
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

/** The state of a trip with its colour and word; a delivery that is not whole has a mark. Rule TR-14 */
export function TripStateTag({
  trip,
}: {
  readonly trip: Pick<TripRecord, "state" | "packageQuantity" | "stops" | "proofs">;
}) {
  const language = useLanguage();
  const damage = trip.proofs.flatMap((proof) => proof.damage ?? []);
  const why = [apartWords(piecesApartOf(trip), language), ...damage].filter(Boolean).join(" · ");
  const tag = <StatusTag words={tripStates[trip.state]} meaning={meanings[trip.state]} />;
  if (why === "") return tag;
  return (
    <Tip title={why}>
      <span className="fw-late">
        {tag} <WarningOutlined aria-label={why} />
      </span>
    </Tip>
  );
}
