import { decimal } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { GridColumn } from "@fairway/ui/grid/column.ts";
import type { KeyedLines, KeyedList } from "@fairway/ui/grid/useKeyedLines.ts";
import {
  type OtherCharge,
  type OtherChargeForm,
  whyNotOtherCharges,
} from "../model/otherCharge.ts";
import { chargeWords as words } from "./chargeWords.ts";

/** One line of the grid of other charges. */
export interface OtherChargeRow {
  readonly key: string;
  readonly id: string | null;
  readonly chargeName: string | null;
  readonly quantity: string | null;
  readonly rate: string | null;
  /** Null while it is quantity times rate. */
  readonly amount: string | null;
  readonly dueAgent: boolean;
}

let made = 0;
const newKey = () => {
  made += 1;
  return `other-charge-${made}`;
};

const product = ({ quantity, rate }: Pick<OtherChargeRow, "quantity" | "rate">) =>
  quantity !== null && rate !== null ? decimal(quantity).times(decimal(rate)).toFixed(2) : null;

const number = (
  key: "quantity" | "rate",
  title: Words,
  most: number,
): GridColumn<OtherChargeRow> => ({
  kind: "number",
  key,
  title,
  width: 120,
  align: "right",
  most,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

/** A copy of a line. */
export const copiedChargeRow = (row: OtherChargeRow): OtherChargeRow => ({
  ...row,
  key: newKey(),
  id: null,
});

/** The other charges of a waybill in a grid. */
export const otherChargeList: KeyedList<OtherChargeRow, OtherCharge, OtherChargeForm> = {
  field: "otherCharges",
  columns: [
    {
      kind: "text",
      key: "chargeName",
      title: words.chargeName,
      also: ["Charge", "Name", "Phí"],
      width: 280,
      required: true,
      value: (row) => row.chargeName,
      write: (row, value) => ({ ...row, chargeName: value }),
    },
    number("quantity", words.quantity, 3),
    number("rate", words.rate, 4),
    {
      kind: "number",
      key: "amount",
      title: words.amount,
      width: 140,
      align: "right",
      required: true,
      least: 2,
      most: 2,
      value: (row) => row.amount ?? product(row),
      given: (row) => row.amount === null && product(row) !== null,
      write: (row, value) => ({ ...row, amount: value }),
    },
    {
      kind: "flag",
      key: "dueAgent",
      title: words.dueAgent,
      width: 130,
      align: "center",
      value: (row) => row.dueAgent,
      write: (row, dueAgent) => ({ ...row, dueAgent }),
    },
  ],
  rowOf: (line) => {
    const { id, chargeName, quantity, rate } = line;
    const isProduct = product(line) !== null && decimal(product(line)).eq(decimal(line.amount));
    const amount = isProduct ? null : line.amount;
    return { key: id, id, chargeName, quantity, rate, amount, dueAgent: line.dueTo === "Agent" };
  },
  newRow: () => ({
    key: newKey(),
    id: null,
    chargeName: null,
    quantity: null,
    rate: null,
    amount: null,
    dueAgent: false,
  }),
  isBlank: ({ id, chargeName, quantity, rate, amount }) =>
    [id, chargeName, quantity, rate, amount].every((value) => value === null || value === ""),
  sent: ({ chargeName, quantity, rate, amount, dueAgent }) => ({
    chargeName: chargeName ?? "",
    quantity,
    rate,
    amount,
    dueTo: dueAgent ? "Agent" : "Carrier",
  }),
  whyNot: whyNotOtherCharges,
};

/** The other charges of a form. */
export type OtherCharges = KeyedLines<OtherChargeRow, OtherCharge, OtherChargeForm>;
