import type { Words } from "@fairway/core/words/words.ts";

/** The cargo terminals that have a layout of the booking note. */
export const terminalWords = {
  SCSC: { en: "SCSC", vi: "SCSC" },
  TCS: { en: "TCS", vi: "TCS" },
} as const satisfies Record<string, Words>;
export type BookingTerminal = keyof typeof terminalWords;
export const terminals = Object.keys(terminalWords) as [BookingTerminal, ...BookingTerminal[]];

/** The terminals, that of a warehouse first, by the letters in the warehouse's code. Rule AB-3 */
export function terminalsFor(
  warehouseCode: string | null,
): readonly [BookingTerminal, ...BookingTerminal[]] {
  const own = terminals.find((each) => warehouseCode?.toUpperCase().includes(each));
  return own ? [own, ...terminals.filter((each) => each !== own)] : terminals;
}
