import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { TripRecord } from "../model/trip.ts";
import { tripStates } from "../model/tripSteps.ts";
import { tripWords as words } from "./words.ts";

/**
 * Returns why nothing may be done with a trip, or one verb may not: the state of trip or job, else the
 * right with the colleagues who have it; null when it may.
 */
export function useWhyNotTrip(): (trip: TripRecord, verb?: string) => string | null {
  const say = useSay();
  const whyNot = useWhyNot();
  return (trip, verb) => {
    if (verb === undefined ? trip.may.length > 0 : trip.may.includes(verb)) return null;
    if (!trip.isJobOpen) return say(words.jobClosed);
    if (trip.may.length === 0) return whyNot("opsTruckingAssignment.write", true);
    if (trip.supplierId === null) return say(words.supplierFirst);
    return say(words.isState, { state: tripStates[trip.state] });
  };
}
