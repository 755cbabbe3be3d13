import {
  type ChargePick,
  chargePicker,
  unitPicker,
} from "@fairway/areas/catalogue/web/linePickers.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import { loneSignOf } from "@fairway/ui/form/readNumber.ts";
import { type GridColumn, pickColumn, type TypedColumn } from "@fairway/ui/grid/column.ts";
import type { KeyedLines, KeyedList } from "@fairway/ui/grid/useKeyedLines.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { Said } from "@fairway/ui/words/Said.tsx";
import { type AdvanceLine, type AdvanceType, advanceTypes } from "../model/advance.ts";
import { advanceTypeWords } from "../model/advanceWords.ts";
import { whyNotAmounts } from "../model/whyNotAdvance.ts";
import { type BillPick, billPicker } from "./billPicker.ts";
import {
  isBlankLine,
  type LineRow,
  lineOf,
  newLine,
  sentCharge,
  type SentLine,
  sentLine,
  totalOfCharge,
  withBill,
  withCharge,
} from "./lineRow.ts";
import { advanceWords as words } from "./words.ts";

/** The lines of a form. */
export type AdvanceLines = KeyedLines<LineRow, AdvanceLine, SentLine>;

type TextField = "description" | "customNo" | "requestNote";

const text = (
  key: TextField,
  column: Omit<TypedColumn<LineRow>, "key" | "kind" | "value" | "write">,
): TypedColumn<LineRow> => ({
  kind: "text",
  key,
  ...column,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

const bill = pickColumn<LineRow, BillPick>({
  key: "hblid",
  title: words.bill,
  width: 290,
  frozen: true,
  required: true,
  also: ["Job", "Job No", "Job ID", "HBL", "Số lô", "Lô hàng", "Vận đơn"],
  source: billPicker,
  pick: (row) => row.bill,
  show: ({ bill: shown }) =>
    shown ? (
      <>
        {shown.code} <span className="fw-quiet">{shown.name}</span>
      </>
    ) : (
      ""
    ),
  write: withBill,
});

const typePicker = picker("type of advance line", async (client, keyword) =>
  advanceTypes
    .map((id) => ({ id, code: advanceTypeWords[id][client.language], name: id }))
    .filter(({ code, name }) => [code, name].some((each) => fold(each).includes(fold(keyword)))),
);

const type = pickColumn<LineRow, Pick>({
  key: "advanceType",
  title: words.type,
  width: 110,
  required: true,
  source: typePicker,
  pick: ({ advanceType }) => ({ id: advanceType, code: advanceType, name: advanceType }),
  show: ({ advanceType }) => <Said words={advanceTypeWords[advanceType]} />,
  write: (row, picked) => ({ ...row, advanceType: (picked?.id ?? "Other") as AdvanceType }),
});

const customNo = text("customNo", {
  title: words.customNo,
  width: 130,
  also: ["Custom No", "Customs No", "Tờ khai"],
});
const note = text("requestNote", {
  title: words.note,
  width: 170,
  also: ["Remark", "Diễn giải khác"],
});

const figure = (
  key: "quantity" | "unitPrice" | "vatrate",
  column: Omit<TypedColumn<LineRow>, "key" | "kind" | "value" | "write">,
): TypedColumn<LineRow> => ({
  kind: "number",
  most: 8,
  key: `charge.${key}`,
  ...column,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

const ofRequester = (currency: BookCurrency): readonly GridColumn<LineRow>[] => [
  bill,
  text("description", {
    title: words.description,
    width: 210,
    required: true,
    also: ["Content", "Nội dung", "Lý do"],
  }),
  customNo,
  {
    kind: "number",
    key: "amount",
    title: words.amount,
    width: 130,
    required: true,
    most: 8,
    also: ["Advance amount", "Thành tiền", "Số tiền tạm ứng"],
    lone: () => loneSignOf(currency),
    value: (row) => row.amount,
    write: (row, amount) => ({ ...row, amount }),
    show: (row) =>
      row.amount !== null && isDecimal(row.amount) ? (
        <MoneyText amount={row.amount} currency={currency} />
      ) : (
        row.amount
      ),
  },
  type,
  note,
];

const ofCarrier = (currency: BookCurrency): readonly GridColumn<LineRow>[] => [
  bill,
  pickColumn<LineRow, ChargePick>({
    key: "charge.chargeId",
    title: words.charge,
    width: 170,
    required: true,
    also: ["Charge name", "Fee", "Charge code", "Tên phí", "Mã phí", "Diễn giải"],
    source: chargePicker(["CREDIT", "OTHER"], []),
    pick: (row) => row.charge,
    show: (row) => row.charge?.name || row.charge?.code || "",
    write: withCharge,
  }),
  figure("quantity", { title: words.quantity, width: 80, required: true, also: ["Qty", "SL"] }),
  pickColumn<LineRow, Pick>({
    key: "charge.unitId",
    title: words.unit,
    width: 86,
    required: true,
    also: ["ĐVT"],
    source: unitPicker,
    pick: (row) => row.unit,
    write: (row, unit) => ({ ...row, unit }),
  }),
  figure("unitPrice", {
    title: words.unitPrice,
    width: 120,
    required: true,
    also: ["Price", "Giá"],
    lone: () => loneSignOf(currency),
  }),
  figure("vatrate", { title: words.vatrate, width: 70, percent: true, also: ["VAT", "Thuế"] }),
  {
    kind: "number",
    key: "amount",
    title: words.amount,
    width: 120,
    value: (row) => totalOfCharge(row, currency),
    show: (row) => <MoneyText amount={totalOfCharge(row, currency)} currency={currency} />,
  },
  customNo,
  type,
  note,
];

/** How the lines of an advance in a currency are keyed, for its requester or for a carrier. */
export function lineList(
  currency: BookCurrency,
  isForCarrier: boolean,
): KeyedList<LineRow, AdvanceLine, SentLine> {
  return {
    field: "advanceRequests",
    columns: (isForCarrier ? ofCarrier : ofRequester)(currency),
    rowOf: lineOf,
    newRow: () => newLine(),
    isBlank: isBlankLine,
    sent: isForCarrier ? sentCharge : sentLine,
    whyNot: (lines, at) =>
      isForCarrier
        ? []
        : lines.flatMap((line, index) =>
            line.amount !== "" && isDecimal(line.amount)
              ? whyNotAmounts([line], currency).map((fault) => ({
                  ...fault,
                  field: `${at}.${index}.amount`,
                }))
              : [],
          ),
  };
}
