import type { Kept } from "@fairway/engine/kept/kept.ts";

/** The kept sums of lines that no invoice or voucher holds, which balances read. Rule DU-9. */
export const openLines: Kept = {
  title: { en: "the sum of lines without an invoice", vi: "tổng các dòng phí chưa có hóa đơn" },
  table: "open_line",
  source: "open_line_source",
  key: ["job_id"],
  values: [
    "line_no",
    "side",
    "type",
    "partner_id",
    "sale_man_id",
    "office_id",
    "transaction_type",
    "service_date",
    "currency_id",
    "lines",
    "total",
    "total_vnd",
    "total_usd",
  ],
};
