import type { Words } from "@fairway/core/words/words.ts";

/** A sheet that a cargo terminal asks for: a letter of the shipper, or a slip to weigh goods. */
interface TerminalSheet {
  readonly kind: "letter" | "slip";
  readonly title: Words;
  /** The kind of packages is on it. */
  readonly hasUnit: boolean;
}

const letter = (terminal: string): TerminalSheet => ({
  kind: "letter",
  title: { en: `SHIPPER'S LETTER – ${terminal}`, vi: `TỜ KHAI GỬI HÀNG – ${terminal}` },
  hasUnit: true,
});
const slip = (terminal: string, hasUnit: boolean): TerminalSheet => ({
  kind: "slip",
  title: { en: `WEIGHING SLIP – ${terminal}`, vi: `PHIẾU CÂN – ${terminal}` },
  hasUnit,
});

/** The sheets by their terminals. The only list. */
export const terminals = {
  SCSC: letter("SCSC"),
  TCS: letter("TCS"),
  ACS: slip("ACS", false),
  NCTSALS: slip("NCTS-ALS", true),
} as const;
export type Terminal = keyof typeof terminals;
