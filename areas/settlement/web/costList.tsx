import { billPicker, type BillPick } from "@fairway/areas/advance/web/billPicker.ts";
import {
  type ChargePick,
  chargePicker,
  currencyPicker,
  unitPicker,
} from "@fairway/areas/catalogue/web/linePickers.ts";
import { sideNames } from "@fairway/areas/charge/model/sideNames.ts";
import { partnerPicker } from "@fairway/areas/charge/web/pickers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import {
  type GridColumn,
  loneByCurrency,
  pickColumn,
  type TypedColumn,
} from "@fairway/ui/grid/column.ts";
import type { KeyedLines, KeyedList } from "@fairway/ui/grid/useKeyedLines.ts";
import { Said } from "@fairway/ui/words/Said.tsx";
import { useLanguage } from "@fairway/ui/words/useSay.tsx";
import type { SettlementLine } from "../model/settlement.ts";
import { whyRepeated } from "../model/whyNotSettlement.ts";
import {
  type CostRow,
  costOf,
  isBlankCost,
  newCost,
  type SentCost,
  sentCost,
  typeOf,
  withCharge,
} from "./costRow.ts";
import { settlementWords as words } from "./words.ts";

type TextField = "invoiceNo" | "seriesNo" | "notes" | "customNo" | "contNo";

const text = (key: TextField, title: Words, width: number): TypedColumn<CostRow> => ({
  kind: "text",
  key,
  title,
  width,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});

const partner = (
  key: "payee" | "obhPartner" | "vatPartner",
  title: Words,
  more: { readonly required?: boolean; readonly also?: readonly string[] } = {},
) =>
  pickColumn<CostRow, Pick>({
    key,
    title,
    width: 132,
    ...more,
    source: partnerPicker,
    pick: (row) => row[key],
    show: (row) => row[key]?.name || row[key]?.code || "",
    write: (row, picked) => ({ ...row, [key]: picked }),
  });

/** The columns before the total, which depends on the rates of the day. */
const terms: readonly GridColumn<CostRow>[] = [
  pickColumn<CostRow, BillPick>({
    key: "hblid",
    title: words.bill,
    width: 250,
    frozen: true,
    required: true,
    also: ["Job", "Job No", "HBL", "Số lô", "Lô hàng"],
    source: billPicker,
    pick: (row) => row.bill,
    show: ({ bill }) =>
      bill ? (
        <>
          {bill.code} <span className="fw-quiet">{bill.name}</span>
        </>
      ) : (
        ""
      ),
    // The advance of another bill cannot stand on this one.
    write: (row, bill) => ({ ...row, bill, advanceId: undefined }),
  }),
  pickColumn<CostRow, ChargePick>({
    key: "chargeId",
    title: words.charge,
    width: 170,
    frozen: true,
    required: true,
    also: ["Charge name", "Fee", "Charge code", "Tên phí", "Mã phí", "Diễn giải"],
    source: chargePicker(["CREDIT", "OBH", "OTHER", "DEBIT"], []),
    pick: (row) => row.charge,
    show: (row) => <ChargeName row={row} />,
    write: withCharge,
  }),
  {
    kind: "text",
    key: "type",
    title: words.lineType,
    width: 76,
    value: (row) => (row.charge ? typeOf(row) : null),
    show: (row) => (row.charge ? <Said words={sideNames[typeOf(row)]} /> : ""),
  },
  partner("payee", words.paidTo, {
    required: true,
    also: ["Payee", "Partner", "Supplier", "Đối tượng", "Đối tác", "Nhà cung cấp"],
  }),
  {
    kind: "number",
    key: "quantity",
    title: words.quantity,
    short: words.quantityShort,
    width: 60,
    required: true,
    most: 8,
    also: ["Qty", "SL"],
    value: (row) => row.quantity,
    write: (row, quantity) => ({ ...row, quantity }),
  },
  pickColumn<CostRow, Pick>({
    key: "unitId",
    title: words.unit,
    short: words.unitShort,
    width: 86,
    required: true,
    also: ["ĐVT"],
    source: unitPicker,
    pick: (row) => row.unit,
    write: (row, unit) => ({ ...row, unit }),
  }),
  {
    kind: "number",
    key: "unitPrice",
    title: words.unitPrice,
    width: 104,
    required: true,
    most: 8,
    also: ["Price", "Đơn giá", "Giá"],
    lone: loneByCurrency,
    value: (row) => row.unitPrice,
    write: (row, unitPrice) => ({ ...row, unitPrice }),
  },
  pickColumn<CostRow, Pick>({
    key: "currencyId",
    title: words.currency,
    short: words.currencyShort,
    width: 64,
    required: true,
    also: ["Cur", "Ccy", "Tiền tệ", "Tiền"],
    source: currencyPicker,
    pick: (row) => row.currency,
    write: (row, currency) => ({ ...row, currency, exchangeRate: null }),
  }),
  {
    kind: "number",
    key: "vatrate",
    title: words.vat,
    width: 60,
    most: 8,
    percent: true,
    also: ["VAT", "Tax", "Thuế"],
    value: (row) => row.vatrate,
    write: (row, vatrate) => ({ ...row, vatrate }),
  },
];

/** The columns after the total. */
const details: readonly GridColumn<CostRow>[] = [
  partner("obhPartner", words.obhPartner),
  {
    ...text("invoiceNo", words.invoiceNo, 110),
    write: (row: CostRow, invoiceNo: string | null) => ({
      ...row,
      invoiceNo,
      vatPartner: invoiceNo ? (row.vatPartner ?? row.payee) : row.vatPartner,
    }),
  },
  text("seriesNo", words.seriesNo, 90),
  {
    kind: "day",
    key: "invoiceDate",
    title: words.invoiceDate,
    width: 110,
    value: (row) => row.invoiceDate,
    write: (row, invoiceDate) => ({ ...row, invoiceDate }),
  },
  partner("vatPartner", words.vatPartner),
  text("customNo", words.customNo, 120),
  text("contNo", words.contNo, 120),
  text("notes", words.lineNote, 150),
];

const last: GridColumn<CostRow> = {
  kind: "text",
  key: "syncedFrom",
  title: words.syncedFrom,
  width: 110,
  value: (row) => row.stored?.syncedFrom ?? null,
};

/** The columns of the grid, with the total and the advance, which facts from outside decide. */
export const costColumns = (
  total: GridColumn<CostRow>,
  advance: GridColumn<CostRow>,
): readonly GridColumn<CostRow>[] => [...terms, total, ...details, advance, last];

function ChargeName({ row }: { readonly row: CostRow }) {
  const language = useLanguage();
  const { charge, stored } = row;
  const name = stored && (language === "vi" ? stored.chargeNameVn : stored.chargeNameEn);
  return charge?.name || (stored?.chargeId === charge?.id ? name : null) || charge?.code || "";
}

/** The list of new costs of a settlement. */
export const costList: KeyedList<CostRow, SettlementLine, SentCost> = {
  field: "direct",
  columns: [...terms, ...details],
  rowOf: costOf,
  newRow: () => newCost(),
  isBlank: isBlankCost,
  sent: sentCost,
  whyNot: (lines, at) =>
    whyRepeated(lines, at).filter(({ field }) => lines[Number(field.split(".")[1])]?.chargeId),
};

/** The new costs of a form. */
export type CostLines = KeyedLines<CostRow, SettlementLine, SentCost>;
