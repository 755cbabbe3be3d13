import { currencyColumn, unitColumn } from "@fairway/areas/catalogue/web/lineColumns.ts";
import { type ChargePick, chargePicker } from "@fairway/areas/catalogue/web/linePickers.ts";
import { OutsideMark } from "@fairway/areas/rate/web/OutsideMark.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { type GridColumn, loneByCurrency, pickColumn } from "@fairway/ui/grid/column.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { type ArrivalRow, type arrivalAmounts, withPickedCharge } from "./arrivalRow.ts";
import { words } from "./words.ts";

type Column = GridColumn<ArrivalRow>;
type Amounts = ReturnType<typeof arrivalAmounts>;

/** The columns of the lines of a notice, for a service. */
export function arrivalColumns(
  service: string,
  amounts: (row: ArrivalRow) => Amounts,
): readonly Column[] {
  const flag = (field: "isShow" | "isFull" | "isTick"): Column => ({
    kind: "flag",
    key: field,
    title: words[field],
    width: 52,
    value: (row) => row[field],
    write: (row, value) => ({ ...row, [field]: value }),
  });
  return [
    pickColumn<ArrivalRow, ChargePick>({
      key: "chargeId",
      title: words.charge,
      width: 176,
      frozen: true,
      required: true,
      also: ["Charge name", "Fee", "Description", "Tên phí", "Loại phí", "Diễn giải"],
      source: chargePicker(["DEBIT", "OBH", "OTHER"], [service]),
      pick: (row) => row.charge,
      show: (row) => row.charge?.name || row.charge?.code || "",
      write: withPickedCharge,
    }),
    {
      kind: "number",
      key: "quantity",
      title: words.quantity,
      width: 76,
      most: 6,
      required: true,
      also: ["Qty", "SL"],
      value: (row) => row.quantity,
      write: (row, quantity) => ({ ...row, quantity, quantityType: null }),
    },
    unitColumn<ArrivalRow>({ title: words.unit, width: 66, required: true }),
    {
      kind: "number",
      key: "unitPrice",
      title: words.unitPrice,
      width: 104,
      most: 8,
      required: true,
      also: ["Price", "Giá"],
      lone: (row, pasted) => loneByCurrency(row, pasted),
      value: (row) => row.unitPrice,
      write: (row, unitPrice) => ({ ...row, unitPrice }),
    },
    currencyColumn<ArrivalRow>({ title: words.currency, width: 92, required: true }),
    {
      kind: "number",
      key: "vatrate",
      title: words.vat,
      width: 62,
      most: 6,
      percent: true,
      value: (row) => row.vatrate,
      write: (row, vatrate) => ({ ...row, vatrate }),
    },
    {
      kind: "number",
      key: "total",
      title: words.total,
      width: 108,
      value: (row) => amounts(row).total,
      show: (row) => (
        <MoneyText amount={amounts(row).total} currency={row.currency?.id ?? localCurrency} />
      ),
    },
    {
      kind: "number",
      key: "exchangeRate",
      title: words.rate,
      width: 98,
      most: 8,
      lone: () => "doubt",
      near: (row) => amounts({ ...row, exchangeRate: null }).finalExchangeRate,
      given: (row) => row.exchangeRate === null,
      value: (row) => (row.currency?.id === localCurrency ? null : amounts(row).finalExchangeRate),
      show: (row) =>
        row.currency?.id === localCurrency ? (
          ""
        ) : (
          <>
            {row.marked?.rateOutside && row.marked.exchangeRate === row.exchangeRate ? (
              <OutsideMark reason={row.marked.rateReason} />
            ) : null}
            <NumberText value={amounts(row).finalExchangeRate} most={8} />
          </>
        ),
      write: (row, exchangeRate) => ({ ...row, exchangeRate, rateReason: null }),
    },
    {
      kind: "text",
      key: "notes",
      title: words.note,
      width: 108,
      value: (row) => row.notes,
      write: (row, notes) => ({ ...row, notes }),
    },
    flag("isShow"),
    flag("isFull"),
    flag("isTick"),
  ];
}
