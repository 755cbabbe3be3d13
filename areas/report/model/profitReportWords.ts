import type { Words } from "@fairway/core/words/words.ts";
import { profitReportTitle } from "./profitReportTitle.ts";

/** Texts of the profit report, on the screen and in its sheets. */
export const profitReportWords = {
  title: profitReportTitle,
  byDay: { en: "Profit by day", vi: "Lợi nhuận theo ngày" },
  reasons: { en: "Margin reasons", vi: "Lý do tỷ suất lợi nhuận" },
  from: { en: "From day", vi: "Từ ngày" },
  to: { en: "To day", vi: "Đến ngày" },
  service: { en: "Service", vi: "Dịch vụ" },
  allServices: { en: "All services", vi: "Mọi dịch vụ" },
  day: { en: "Service date", vi: "Ngày dịch vụ" },
  jobs: { en: "Jobs", vi: "Số lượng lô" },
  job: { en: "Job", vi: "Lô hàng" },
  selling: { en: "Selling", vi: "Phí bán" },
  buying: { en: "Buying", vi: "Phí mua" },
  profit: { en: "Profit", vi: "Lợi nhuận" },
  margin: { en: "Margin", vi: "Tỷ suất LN" },
  total: { en: "Total", vi: "Tổng cộng" },
  code: { en: "Code", vi: "Mã" },
  reason: { en: "Reason", vi: "Lý do" },
  low: { en: "At 0 % or less", vi: "Từ 0 % trở xuống" },
  high: { en: "Above the cap", vi: "Vượt mức trần" },
  cap: { en: "Cap (%)", vi: "Mức trần (%)" },
  finishedOn: { en: "Finished on", vi: "Ngày hoàn thành" },
  note: { en: "Note", vi: "Ghi chú" },
  by: { en: "Finished by", vi: "Người hoàn thành" },
  none: { en: "No jobs in this range", vi: "Không có lô hàng trong khoảng ngày này" },
  beforeVat: {
    en: "Before VAT, by the service date of the job; on-behalf lines do not count.",
    vi: "Trước thuế, theo ngày dịch vụ của lô; không tính phí chi hộ.",
  },
  ofReasons: {
    en: "Jobs that were finished at no profit, or above the margin cap of their office, by the reason given.",
    vi: "Các lô hoàn thành không có lãi, hoặc vượt mức trần tỷ suất của văn phòng, theo lý do đã nhập.",
  },
  excel: { en: "Excel", vi: "Excel" },
} as const satisfies Record<string, Words>;
