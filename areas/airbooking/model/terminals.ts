import type { Words } from "@fairway/core/words/words.ts";

/** The cargo terminals that have a layout of the booking note. */
export const terminalWords = {
  SCSC: { en: "SCSC", vi: "SCSC" },
  TCS: { en: "TCS", vi: "TCS" },
} as const satisfies Record<string, Words>;
export type BookingTerminal = keyof typeof terminalWords;
export const terminals = Object.keys(terminalWords) as [BookingTerminal, ...BookingTerminal[]];
