import { type BookCurrency, localCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, sumKnown } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { CombinedBillFacts, CombinedCharge } from "./combinedCharge.ts";

/** A column of a sheet of combined billings. */
interface Column {
  readonly key: string;
  readonly words: Words;
  readonly kind: "text" | "number" | "date";
}

const column =
  (kind: Column["kind"]) =>
  (key: string, en: string, vi: string): Column => ({ key, words: { en, vi }, kind });
const text = column("text");
const number = column("number");

const no = number("no", "No.", "STT");
const commodity = text("commodity", "Commodity", "Hàng hóa");
const jobNo = text("jobNo", "Job no.", "Số lô");
const customNo = text("customNo", "Customs no.", "Số tờ khai");
const hwbno = text("hwbno", "HBL no.", "Số vận đơn nhà");
const invoiceNo = text("invoiceNo", "Invoice no.", "Số hóa đơn");
const goods = [
  number("grossWeight", "KGS", "Trọng lượng (kg)"),
  number("cbm", "CBM", "Thể tích (m³)"),
  text("containers", "Container", "Container"),
];
const fees = (key: string, en: string, vi: string) => [
  number(`${key}Fee`, en, vi),
  number(`${key}Vat`, `${en} VAT`, `Thuế ${vi.toLowerCase()}`),
  number(`${key}Total`, `${en} total`, `Cộng ${vi.toLowerCase()}`),
];
const customs = fees("customs", "Customs fee", "Phí hải quan");
const authorised = fees("authorised", "Authorised", "Phí chi hộ");
const serviceDate = column("date")("serviceDate", "Service date", "Ngày dịch vụ");
const total = number("total", "Total", "Tổng cộng");

/** The sheets of combined billings by the name of their call. Rule CB-9 */
export const combineSheets = {
  ops: {
    title: { en: "Combined billing of operations", vi: "Bảng kê gộp dịch vụ hải quan" },
    byCharge: true,
    columns: [
      no,
      commodity,
      number("quantity", "Quantity", "Số lượng"),
      text("unit", "Unit", "Đơn vị"),
      jobNo,
      customNo,
      hwbno,
      invoiceNo,
      column("date")("invoiceDate", "Invoice date", "Ngày hóa đơn"),
      ...goods,
      ...customs,
      ...authorised,
      total,
      text("documentNo", "SOA / CD note", "Bảng kê / giấy báo"),
      text("referenceNo", "Reference no.", "Số tham chiếu"),
      serviceDate,
    ],
  },
  shipment: {
    title: { en: "Combined billing by shipment", vi: "Bảng kê gộp theo lô hàng" },
    byCharge: false,
    columns: [
      no,
      commodity,
      jobNo,
      customNo,
      hwbno,
      invoiceNo,
      ...goods,
      ...customs,
      ...authorised,
      number("subtotal", "Subtotal", "Cộng hải quan và chi hộ"),
      ...fees("freight", "Freight", "Cước vận chuyển"),
      total,
      text("documentNo", "Billing no.", "Số chứng từ"),
      text("combineBillingNo", "Combine no.", "Số phiếu gộp"),
      serviceDate,
    ],
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly title: Words; readonly byCharge: boolean; readonly columns: readonly Column[] }
  >
>;
export type CombineSheet = keyof typeof combineSheets;

/** A bill within a document of a billing, with its charges. */
export interface SheetBill {
  readonly combineBillingNo: string;
  readonly documentNo: string;
  readonly bill: CombinedBillFacts | undefined;
  readonly charges: readonly CombinedCharge[];
}

type Cells = Readonly<Record<string, string | null>>;

/**
 * The rows of a sheet: one for each bill, below it its charges where the sheet has them, and the
 * totals at the end.
 *
 * Unit: amounts in `currency`; a sum is null where the amount of one of its charges is unknown.
 */
export function sheetRows(
  sheet: CombineSheet,
  bills: readonly SheetBill[],
  { currency, language }: { readonly currency: BookCurrency; readonly language: "en" | "vi" },
): Cells[] {
  const sums = (charges: readonly CombinedCharge[], isOperations: boolean) =>
    feesOf(charges, currency, sheet === "ops" || isOperations);
  const rows = bills.flatMap(({ bill, charges, documentNo, combineBillingNo }, at): Cells[] => {
    const isOperations = bill?.isOperations ?? false;
    const head = {
      no: String(at + 1),
      ...factsOf(bill),
      ...invoicesOf(charges),
      ...sums(charges, isOperations),
      documentNo,
      combineBillingNo,
    };
    if (!combineSheets[sheet].byCharge) return [head];
    return [
      head,
      ...charges.map((charge) => ({
        commodity: language === "vi" ? charge.chargeNameVi : charge.chargeNameEn,
        quantity: charge.quantity,
        unit: charge.unitCode,
        ...invoicesOf([charge]),
        ...sums([charge], isOperations),
        documentNo,
      })),
    ];
  });
  const all = bills.map(({ bill, charges }) => sums(charges, bill?.isOperations ?? false));
  const keys = Object.keys(all[0] ?? {});
  const totals = Object.fromEntries(
    keys.map((key) => [key, amountText(sumKnown(all.map((each) => each[key] ?? null)))]),
  );
  return [...rows, { commodity: language === "vi" ? "Tổng cộng" : "Total", ...totals }];
}

function factsOf(bill: CombinedBillFacts | undefined): Cells {
  if (!bill) return {};
  const { commodity: goodsName, packageQty, packageUnit, referenceNo, serviceDate: day } = bill;
  return {
    commodity: goodsName,
    quantity: packageQty,
    unit: packageUnit,
    jobNo: bill.jobNo,
    customNo: bill.customNo,
    hwbno: bill.hwbno,
    grossWeight: bill.grossWeight,
    cbm: bill.cbm,
    containers: bill.containers,
    referenceNo,
    serviceDate: day,
  };
}

/** The invoices of charges, each once, and the latest of their days. */
function invoicesOf(charges: readonly CombinedCharge[]): Cells {
  const numbers = new Set(charges.flatMap(({ invoiceNo: own }) => own ?? []));
  const days = charges.flatMap(({ invoiceDate }) => invoiceDate ?? []).sort();
  return { invoiceNo: [...numbers].join(", "), invoiceDate: days.at(-1) ?? null };
}

/**
 * Net, VAT and total of the own charges, as customs fees or as freight, and of the amounts paid on
 * behalf.
 */
function feesOf(
  charges: readonly CombinedCharge[],
  currency: BookCurrency,
  isCustoms: boolean,
): Cells {
  const onBehalf = charges.filter(({ type }) => type === "OBH");
  const own = charges.filter(({ type }) => type !== "OBH");
  const [customsFees, freight] = isCustoms ? [own, []] : [[], own];
  const parts = {
    ...partsOf("customs", customsFees, currency),
    ...partsOf("authorised", onBehalf, currency),
    ...partsOf("freight", freight, currency),
  };
  const part = (key: string) => parts[key] ?? null;
  const subtotal = sumKnown([part("customsTotal"), part("authorisedTotal")]);
  const whole = { ...parts, subtotal, total: sumKnown([subtotal, part("freightTotal")]) };
  return Object.fromEntries(
    Object.entries(whole).map(([key, amount]) => [key, amountText(amount)]),
  );
}

function partsOf(
  key: string,
  charges: readonly CombinedCharge[],
  currency: BookCurrency,
): Readonly<Record<string, Decimal | null>> {
  const isLocal = currency === localCurrency;
  const fee = sumKnown(charges.map((each) => (isLocal ? each.amountVnd : each.amountUsd)));
  const vat = sumKnown(charges.map((each) => (isLocal ? each.vatAmountVnd : each.vatAmountUsd)));
  return { [`${key}Fee`]: fee, [`${key}Vat`]: vat, [`${key}Total`]: sumKnown([fee, vat]) };
}

const amountText = (amount: Decimal | null) => amount?.toFixed() ?? null;
