import type { LineRate } from "./lineRates.ts";

/** One charge as printed for the partner that pays or is paid; amounts are decimal strings. */
export interface PaperCharge {
  section: "charge" | "obh";
  description: string;
  notes: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  currency: string;
  /** As `printedVat` takes it: percent, empty for not taxed, below zero a fixed amount. */
  vat: string;
  vatAmount: string;
  /** With VAT, in the line's currency. */
  total: string;
  /** Rates of the line that differ from those of the paper. */
  rates: LineRate[];
}
