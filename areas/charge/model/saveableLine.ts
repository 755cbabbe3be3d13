import { type ChargeLine, chargeLine } from "./chargeLine.ts";
import type { Surcharge } from "./surcharge.ts";

/** The keyed fields of a stored line as those of a new one. */
export function saveableLine(line: Surcharge): ChargeLine {
  return chargeLine.parse({ ...line, id: null, version: null });
}
