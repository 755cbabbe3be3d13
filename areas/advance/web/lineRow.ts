import type { ChargePick } from "@fairway/areas/catalogue/web/linePickers.ts";
import { chargeAmounts } from "@fairway/areas/charge/model/chargeAmounts.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import type { AdvanceLine, AdvanceLineForm, AdvanceType } from "../model/advance.ts";
import { billOf, type BillPick } from "./billPicker.ts";

/** A line of an advance while it is keyed. */
export interface LineRow {
  readonly key: string;
  readonly bill: BillPick | null;
  readonly description: string | null;
  readonly customNo: string | null;
  /** Of a line for a carrier the total of its charge, which nobody keys. */
  readonly amount: string | null;
  readonly advanceType: AdvanceType;
  readonly requestNote: string | null;
  /** The charge of a line for a carrier; its stored line, if there is one. */
  readonly chargeLineId: string | null;
  readonly charge: Pick | null;
  readonly quantity: string | null;
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  readonly vatrate: string | null;
}

/** A line as it is sent; what is missing is refused by its field. */
export type SentLine = Omit<AdvanceLineForm, "charge"> & {
  readonly charge:
    | {
        readonly [Name in keyof NonNullable<AdvanceLineForm["charge"]>]: string | null;
      }
    | null;
};

let made = 0;
const newKey = () => {
  made += 1;
  return `line-${made}`;
};

/** An empty line; below another one it is for the same bill. */
export const newLine = (before?: LineRow): LineRow => ({
  key: newKey(),
  bill: before?.bill ?? null,
  description: null,
  customNo: before?.customNo ?? null,
  amount: null,
  advanceType: before?.advanceType ?? "Other",
  requestNote: null,
  chargeLineId: null,
  charge: null,
  quantity: "1",
  unit: null,
  unitPrice: null,
  vatrate: null,
});

/** A new line for a bill. */
export const lineFor = (bill: BillPick): LineRow => ({
  ...newLine(),
  bill,
  customNo: bill.customNo,
});

/** The copy of a line is a new one. */
export const copiedLine = (row: LineRow): LineRow => ({
  ...row,
  key: newKey(),
  chargeLineId: null,
});

/** Makes a row of a stored line. */
export function lineOf(line: AdvanceLine): LineRow {
  const { charge } = line;
  return {
    key: line.id,
    bill: billOf(line),
    description: line.description,
    customNo: line.customNo,
    amount: line.amount,
    advanceType: line.advanceType,
    requestNote: line.requestNote,
    chargeLineId: charge?.id ?? null,
    charge: charge
      ? { id: charge.chargeId, code: charge.chargeCode, name: line.description }
      : null,
    quantity: charge?.quantity ?? null,
    unit: charge ? { id: charge.unitId, code: charge.unitCode, name: charge.unitCode } : null,
    unitPrice: charge?.unitPrice ?? null,
    vatrate: charge?.vatrate ?? null,
  };
}

/** True for a line that was added and never filled in. */
export const isBlankLine = (row: LineRow): boolean =>
  row.description === null &&
  row.amount === null &&
  row.charge === null &&
  row.unitPrice === null &&
  row.requestNote === null;

/** The line with a chosen charge, whose unit and VAT fill what is empty. */
export const withCharge = (row: LineRow, charge: ChargePick | null): LineRow =>
  charge
    ? {
        ...row,
        charge,
        description: charge.name || charge.code,
        unit: row.unit ?? charge.unit,
        vatrate:
          row.vatrate ?? (charge.vatrate === null ? null : decimal(charge.vatrate).toFixed()),
      }
    : { ...row, charge: null };

/** The line with a bill, whose declaration fills an empty number. */
export const withBill = (row: LineRow, bill: BillPick | null): LineRow => ({
  ...row,
  bill,
  customNo: row.customNo ?? bill?.customNo ?? null,
});

/** The total of the charge of a line with VAT; null while a figure is missing. */
export function totalOfCharge(row: LineRow, currencyId: BookCurrency): string | null {
  const { quantity, unitPrice, vatrate } = row;
  const isKnown = [quantity, unitPrice].every(isFigure) && (vatrate === null || isFigure(vatrate));
  if (!isKnown || quantity === null || unitPrice === null) return null;
  const rates = { toVnd: null, usdToVnd: null };
  return chargeAmounts({ quantity, unitPrice, vatrate, currencyId }, rates).total;
}

const isFigure = (value: string | null): boolean => value !== null && isDecimal(value);

/** The sent form of a line of an advance for its requester. */
export const sentLine = (row: LineRow): SentLine => ({
  jobId: row.bill?.jobId ?? "",
  hblid: row.bill?.id ?? "",
  description: row.description ?? "",
  customNo: row.customNo,
  amount: row.amount ?? "",
  advanceType: row.advanceType,
  requestNote: row.requestNote,
  charge: null,
});

/** The sent form of a line for a carrier; the server adds up its amount. */
export const sentCharge = (row: LineRow): SentLine => ({
  ...sentLine(row),
  amount: "0",
  charge: {
    id: row.chargeLineId,
    chargeId: row.charge?.id ?? null,
    quantity: row.quantity,
    unitId: row.unit?.id ?? null,
    unitPrice: row.unitPrice,
    vatrate: row.vatrate,
  },
});
