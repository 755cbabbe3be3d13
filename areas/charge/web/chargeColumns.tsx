import {
  type ChargePick,
  currencyPicker,
  unitPicker,
} from "@fairway/areas/catalogue/web/linePickers.ts";
import { OutsideMark } from "@fairway/areas/rate/web/OutsideMark.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import {
  type GridColumn,
  loneByCurrency,
  pickColumn,
  type TypedColumn,
} from "@fairway/ui/grid/column.ts";
import type { ChargeAmounts } from "../model/chargeAmounts.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { type ChargeRow, type GivenField, typed, withCharge } from "./chargeRow.ts";
import { partnerPicker, surchargePicker } from "./pickers.ts";
import { chargeWords as words } from "./words.ts";

type Column = GridColumn<ChargeRow>;
type Amounts = (row: ChargeRow) => ChargeAmounts;

/** Returns the columns of one tab. Source: rules CH-4, CH-5 */
export function chargeColumns(
  type: SurchargeType,
  service: string,
  amounts: Amounts,
): readonly Column[] {
  const partners =
    type === "OBH"
      ? [
          partner("paymentObjectId", words.debtor, "partner"),
          partner("payerId", words.payer, "payer"),
        ]
      : [partner("paymentObjectId", type === "BUY" ? words.vendor : words.customer, "partner")];
  const charge = pickColumn<ChargeRow, ChargePick>({
    key: "chargeId",
    title: words.charge,
    // On-behalf lines have two partner columns; the total must stay visible next to them.
    width: type === "OBH" ? 190 : 210,
    frozen: true,
    required: true,
    source: surchargePicker(type, service),
    pick: (row) => row.charge,
    show: (row) => row.charge?.name || row.charge?.code || "",
    write: withCharge,
  });
  return [
    ...partners,
    charge,
    number("quantity", words.quantity, 80, ["Qty", "SL"]),
    pickColumn<ChargeRow, Pick>({
      key: "unitId",
      title: words.unit,
      width: 80,
      required: true,
      also: ["ĐVT"],
      source: unitPicker,
      pick: (row) => row.unit,
      given: given("unit"),
      write: (row, unit) => typed(row, "unit", unit),
    }),
    { ...number("unitPrice", words.unitPrice, 110, ["Price", "Rate"]), lone: loneByCurrency },
    pickColumn<ChargeRow, Pick>({
      key: "currencyId",
      title: words.currency,
      width: 92,
      required: true,
      also: ["Cur", "Ccy", "Tiền tệ"],
      source: currencyPicker,
      pick: (row) => row.currency,
      given: given("currency"),
      write: (row, currency) => ({ ...typed(row, "currency", currency), isRateFixed: false }),
    }),
    {
      ...number("vatrate", words.vat, 80, ["VAT", "Tax", "Thuế", "Thuế GTGT", "Thuế suất"]),
      required: false,
      percent: true,
    },
    money("total", words.total, amounts, (made) => made.total),
    text(
      "notes",
      words.note,
      150,
      (row) => row.notes,
      (row, notes) => ({ ...row, notes }),
    ),
    ...invoice(type),
    text("chargeGroup", words.feeType, 110, (row) => row.chargeGroupName),
    day(
      "exchangeDate",
      words.exchangeDate,
      (row) => row.exchangeDate,
      (row, exchangeDate) => ({
        ...typed(row, "exchangeDate", exchangeDate),
        isRateFixed: false,
      }),
      "exchangeDate",
    ),
    {
      kind: "number",
      key: "finalExchangeRate",
      title: words.finalRate,
      width: 120,
      most: 8,
      lone: () => "doubt",
      near: (row, pasted) =>
        pasted("currencyId") === null
          ? (amounts({ ...row, isRateFixed: false }).finalExchangeRate ?? null)
          : null,
      value: (row) => (row.isRateFixed ? row.finalExchangeRate : amounts(row).finalExchangeRate),
      write: (row, rate) => ({
        ...row,
        finalExchangeRate: rate,
        isRateFixed: rate !== null,
        rateReason: null,
      }),
      show: (row) => (
        <>
          {row.stored?.rateOutside && row.stored.isRateFixed === row.isRateFixed ? (
            <OutsideMark reason={row.stored.rateReason} />
          ) : null}
          <NumberText
            value={row.isRateFixed ? row.finalExchangeRate : amounts(row).finalExchangeRate}
            most={8}
          />
        </>
      ),
    },
    money("amountVnd", words.amountVnd, amounts, (made) => made.amountVnd, localCurrency),
    flag(
      "kickBack",
      words.kickBack,
      (row) => row.kickBack,
      (row, kickBack) => ({ ...row, kickBack }),
    ),
    ...documents(type),
    money("netAmount", words.net, amounts, (made) => made.netAmount),
  ];
}

function invoice(type: SurchargeType): Column[] {
  if (type === "SELL")
    return [text("invoiceNo", words.invoiceNo, 110, (row) => row.stored?.invoiceNo ?? null)];
  return [
    text(
      "invoiceNo",
      words.invoiceNo,
      110,
      (row) => row.invoiceNo,
      (row, invoiceNo) => ({
        ...row,
        invoiceNo,
        vatPartner: invoiceNo
          ? (row.vatPartner ?? (type === "BUY" ? row.partner : row.payer))
          : row.vatPartner,
      }),
    ),
    text(
      "seriesNo",
      words.seriesNo,
      90,
      (row) => row.seriesNo,
      (row, seriesNo) => ({ ...row, seriesNo }),
    ),
    day(
      "invoiceDate",
      words.invoiceDate,
      (row) => row.invoiceDate,
      (row, invoiceDate) => ({
        ...row,
        invoiceDate,
      }),
    ),
    { ...partner("vatPartnerId", words.vatPartner, "vatPartner"), required: false, frozen: false },
  ];
}

function documents(type: SurchargeType): Column[] {
  const document = (
    key: string,
    title: Words,
    read: (row: ChargeRow) => string | null | undefined,
  ) => text(key, title, 120, (row) => read(row) ?? null);
  const debit = [
    document("soano", words.soa, (row) => row.stored?.soano),
    document("debitNo", words.debitNote, (row) => row.stored?.debitNo),
  ];
  const credit = [
    document("paySoano", words.soa, (row) => row.stored?.paySoano),
    document("creditNo", words.creditNote, (row) => row.stored?.creditNo),
    document("settlementCode", words.settlement, (row) => row.stored?.settlementCode),
  ];
  const voucher = document("voucherId", words.voucher, (row) => row.stored?.voucherId);
  const refund = flag(
    "isRefundFee",
    words.refund,
    (row) => row.isRefundFee,
    (row, isRefundFee) => ({
      ...row,
      isRefundFee,
    }),
  );
  if (type === "SELL") return [...debit, voucher, refund];
  return type === "BUY" ? [...credit, voucher] : [...debit, ...credit, voucher];
}

function partner(key: string, title: Words, field: "partner" | "payer" | "vatPartner"): Column {
  return pickColumn<ChargeRow, Pick>({
    key,
    title,
    width: 160,
    frozen: field === "partner",
    required: true,
    source: partnerPicker,
    pick: (row) => row[field],
    show: (row) => row[field]?.name || row[field]?.code || "",
    ...(field === "partner" ? { given: given(field) } : {}),
    write: (row, picked) => typed(row, field, picked),
  });
}

function text(
  key: string,
  title: Words,
  width: number,
  value: (row: ChargeRow) => string | null,
  write?: (row: ChargeRow, value: string | null) => ChargeRow,
): Column {
  return { kind: "text", key, title, width, value, ...(write ? { write } : {}) };
}

function day(
  key: string,
  title: Words,
  value: (row: ChargeRow) => string | null,
  write: (row: ChargeRow, value: string | null) => ChargeRow,
  field?: GivenField,
): Column {
  return {
    kind: "day",
    key,
    title,
    width: 110,
    value,
    write,
    ...(field && { given: given(field) }),
  };
}

function number(
  key: "quantity" | "unitPrice" | "vatrate",
  title: Words,
  width: number,
  also: readonly string[],
): TypedColumn<ChargeRow> {
  return {
    kind: "number",
    key,
    title,
    width,
    also,
    required: true,
    most: 8,
    given: given(key),
    value: (row) => row[key],
    write: (row, value) => typed(row, key, value),
  };
}

const given = (field: GivenField) => (row: ChargeRow) => row.given.includes(field);

function flag(
  key: string,
  title: Words,
  value: (row: ChargeRow) => boolean,
  write: (row: ChargeRow, value: boolean) => ChargeRow,
): Column {
  return { kind: "flag", key, title, width: 70, value, write };
}

function money(
  key: string,
  title: Words,
  amounts: Amounts,
  read: (made: ChargeAmounts) => string | null,
  currency?: string,
): Column {
  return {
    kind: "number",
    key,
    title,
    width: 120,
    value: (row) => read(amounts(row)),
    show: (row) => (
      <MoneyText
        amount={read(amounts(row))}
        currency={currency ?? row.currency?.id ?? localCurrency}
      />
    ),
  };
}
