import type { Words } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import type { GridLine } from "@fairway/ui/grid/column.ts";
import { choicePick } from "./choicePicker.ts";
import {
  chargeTos,
  feeTypes,
  hintQuantities,
  type IncotermChargeRow,
  type IncotermSide,
} from "../model/incotermCharge.ts";

/** A usual charge of an incoterm in its grid. */
export interface IncotermLine extends GridLine {
  readonly id: string | null;
  readonly charge: Pick | null;
  readonly hint: Pick | null;
  readonly unit: Pick | null;
  readonly chargeTo: Pick | null;
  readonly currency: Pick | null;
  readonly feeType: Pick | null;
}

let made = 0;

/** Gives a line a new key and clears its id. */
export function freshLine(from: Omit<IncotermLine, "key" | "id">): IncotermLine {
  made += 1;
  return { ...from, key: `new ${made}`, id: null };
}

/** An empty line of a side: selling to the customer, buying from the carrier. */
export function emptyLine(side: IncotermSide, language: keyof Words): IncotermLine {
  const chargeTo = choicePick(chargeTos, side === "SELL" ? "Customer" : "Carrier", language);
  const nothing = { charge: null, hint: null, unit: null, currency: null, feeType: null };
  return freshLine({ ...nothing, chargeTo });
}

/** Is the line empty? */
export function isBlank(line: IncotermLine): boolean {
  return !line.charge && !line.hint && !line.unit && !line.currency && !line.feeType;
}

/** A stored line as its grid shows it. */
export function lineOf(row: IncotermChargeRow, language: keyof Words): IncotermLine {
  return {
    key: row.id,
    id: row.id,
    charge: { id: row.chargeId, code: row.chargeCode, name: row.chargeName },
    hint: choicePick(hintQuantities, row.quantityType, language),
    unit: { id: row.unitId, code: row.unitCode, name: row.unitName },
    chargeTo: choicePick(chargeTos, row.chargeTo, language),
    currency: { id: row.currencyId, code: row.currencyId, name: "" },
    feeType: choicePick(feeTypes, row.feeType, language),
  };
}

/** A line in the request. */
export function sentOf(line: IncotermLine) {
  return {
    id: line.id,
    chargeId: line.charge?.id ?? null,
    quantityType: line.hint?.id ?? null,
    unitId: line.unit?.id ?? null,
    chargeTo: line.chargeTo?.id ?? null,
    currencyId: line.currency?.id ?? null,
    feeType: line.feeType?.id ?? null,
  };
}
