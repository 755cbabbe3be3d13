import type { Words } from "@fairway/core/words/words.ts";
import type { DebtDocument } from "./debtDocument.ts";
import type { ReceivableColumn } from "./receivableColumns.ts";

/** The types of documents behind a figure. */
export const debtTypes = {
  Invoice: { en: "VAT invoice", vi: "Hóa đơn GTGT" },
  InvoiceTemp: { en: "On-behalf invoice", vi: "Hóa đơn chi hộ" },
  Voucher: { en: "Voucher", vi: "Chứng từ" },
  Receipt: { en: "Advance", vi: "Tiền ứng trước" },
  SELL: { en: "Selling, not invoiced", vi: "Phí bán chưa xuất hóa đơn" },
  OBH: { en: "On behalf, not invoiced", vi: "Phí chi hộ chưa xuất hóa đơn" },
} as const satisfies Readonly<Record<DebtDocument["type"], Words>>;

const column = (kind: ReceivableColumn["kind"], en: string, vi: string): ReceivableColumn => ({
  words: { en, vi },
  kind,
});

/** The columns of the documents behind a figure. */
export const debtColumns = {
  refNo: column("text", "Billing no.", "Số chứng từ"),
  type: column("text", "Type", "Loại"),
  invoiceNoReal: column("text", "Invoice no.", "Số hóa đơn"),
  soaNo: column("text", "SOA no.", "Số bảng kê"),
  jobNo: column("text", "Job no.", "Số lô"),
  partnerName: column("text", "Partner", "Đối tác"),
  officeCode: column("text", "Office", "Văn phòng"),
  service: column("text", "Service", "Dịch vụ"),
  documentDate: column("date", "Date", "Ngày"),
  dueDate: column("date", "Due date", "Ngày đến hạn"),
  overdueDays: column("number", "Overdue days", "Số ngày quá hạn"),
  status: column("text", "Status", "Trạng thái"),
  currencyId: column("text", "Currency", "Loại tiền"),
  totalVnd: column("money", "Total VND", "Tổng VND"),
  totalUsd: column("money", "Total USD", "Tổng USD"),
  paidVnd: column("money", "Paid VND", "Đã trả VND"),
  paidUsd: column("money", "Paid USD", "Đã trả USD"),
  unpaidVnd: column("money", "Unpaid VND", "Còn nợ VND"),
  unpaidUsd: column("money", "Unpaid USD", "Còn nợ USD"),
} as const;
export type DebtColumn = keyof typeof debtColumns;
export const debtColumnNames = Object.keys(debtColumns) as DebtColumn[];

/** The cells of a document; types, services and states are named by `said`. */
export function debtCells(
  { total, paid, unpaid, ...row }: Omit<DebtDocument, "officeId">,
  said: (name: "type" | "status" | "service", value: string | null) => string | null,
): Readonly<Record<DebtColumn, string | number | null>> {
  return {
    ...row,
    type: said("type", row.type),
    status: said("status", row.status),
    service: said("service", row.service),
    totalVnd: total.vnd,
    totalUsd: total.usd,
    paidVnd: paid.vnd,
    paidUsd: paid.usd,
    unpaidVnd: unpaid.vnd,
    unpaidUsd: unpaid.usd,
  };
}
