import { columnsOf, moneyOf, type ReportColumn } from "./reportColumn.ts";
import { reportWords } from "./reportWords.ts";

/** The title of the report of replicas and their jobs. */
export const outsourcingTitle = {
  en: "Outsourcing recognising",
  vi: "Ghi nhận thuê ngoài",
} as const;

const text = columnsOf("text", 130);
const money = moneyOf(120);
const net = { en: "Net", vi: "Trước thuế" };
const vat = { en: "VAT", vi: "Thuế GTGT" };

const sideColumns = (side: "replica" | "origin", band: ReportColumn["band"] & object) => {
  const key = (name: string) =>
    side === "replica" ? name : `origin${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const own = (name: string, en: string, vi: string): ReportColumn => ({
    ...text(key(name), en, vi),
    band,
  });
  return [
    own("jobNo", "Job", "Số lô"),
    own("customNo", "Custom no", "Số tờ khai"),
    own("hwbno", "HBL", "HBL"),
    own("customer", "Customer", "Khách hàng"),
    own("productService", "Product service", "Dịch vụ sản phẩm"),
    { ...columnsOf("day", 100)(key("serviceDate"), "Service date", "Ngày dịch vụ"), band },
    own("partnerName", "Partner name", "Tên đối tác"),
    own("partnerCode", "Partner code", "Mã đối tác"),
    own("chargeCode", "Charge code", "Mã phí"),
    own("charge", "Charge name", "Tên phí"),
    own("noteNo", "Debit no", "Số giấy báo"),
    own("soaNo", "SOA", "Bảng kê"),
    own("creator", "Creator", "Người tạo"),
    money(key("net"), net, band),
    money(key("vat"), vat, band),
    money(key("total"), reportWords.total, band),
  ] satisfies readonly ReportColumn[];
};

/** The selling lines of a replica next to the buying lines that were made of them on its job. */
export const outsourcingColumns: readonly ReportColumn[] = [
  ...sideColumns("replica", { en: "Replica (selling)", vi: "Lô sao chép (bán)" }),
  ...sideColumns("origin", { en: "Original (buying)", vi: "Lô gốc (mua)" }),
  {
    ...money("balance", { en: "Balance", vi: "Chênh lệch" }),
    total: { plus: "total", minus: "originTotal" },
  },
];
