import { partnerTypes } from "@fairway/areas/partner/model/partnerTypes.ts";
import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";

const text = columnsOf("text", 130);
const number = columnsOf("number", 90);
const money = moneyOf(130);

/** The figures of a supplier, each of which opens its charge lines. */
export const supplierFigures = ["net", "obh"] as const;
export type SupplierFigure = (typeof supplierFigures)[number];
export const isSupplierFigure = (key: string): key is SupplierFigure =>
  (supplierFigures as readonly string[]).includes(key);

/** What was bought from each carrier and supplier: one line for each. */
export const supplierColumns: readonly ReportColumn[] = [
  { ...text("part", ""), isKey: true },
  text("partnerCode", "Supplier code", "Mã nhà cung cấp", 120),
  text("partnerName", "Supplier", "Nhà cung cấp", 220),
  { ...text("category", "Category", "Loại đối tác", 110), of: partnerTypes },
  number("jobs", "Jobs", "Số lô"),
  number("lines", "Lines", "Số dòng phí"),
  money("net", { en: "Bought (net)", vi: "Đã mua (trước thuế)" }),
  money("vat", { en: "VAT", vi: "Thuế GTGT" }),
  money("total", reportWords.total),
  money("obh", { en: "Paid on behalf", vi: "Chi hộ" }),
  columnsOf("day", 110)("lastDate", "Last service date", "Ngày dịch vụ gần nhất"),
];
