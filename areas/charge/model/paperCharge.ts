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
  /** Percent, empty for none; a negative figure is a fixed amount and is printed as such. */
  vat: string;
  vatAmount: string;
  /** With VAT, in the line's currency. */
  total: string;
  /** Rates of the line that differ from those of the paper. */
  rates: LineRate[];
}
