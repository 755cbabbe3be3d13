import type { Say } from "@fairway/ui/words/useSay.tsx";
import type { TripClash } from "../model/trip.ts";
import { tripWords as words } from "./words.ts";

/** Says for which trips a truck is booked at the same time; trips out of reach are counted. Rule TR-6 */
export function clashText(say: Say, clashes: readonly TripClash[]): string {
  const named = clashes.flatMap(({ tripNo }) => tripNo ?? []);
  const count = clashes.length - named.length;
  const other = count > 0 ? [say(words.clashElsewhere, { count })] : [];
  return say(words.clash, { trips: [...named, ...other].join(", ") });
}
