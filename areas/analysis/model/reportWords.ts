import type { Words } from "@fairway/core/words/words.ts";

/** Texts that reports share, on the screen and in sheets. */
export const reportWords = {
  no: { en: "No.", vi: "STT" },
  total: { en: "Total", vi: "Tổng cộng" },
  revenue: { en: "Revenue", vi: "Doanh thu" },
  cost: { en: "Cost", vi: "Chi phí" },
  profit: { en: "Profit", vi: "Lợi nhuận" },
  range: { en: "Period", vi: "Khoảng thời gian" },
  serviceDate: { en: "Service date", vi: "Ngày dịch vụ" },
  createdDate: { en: "Created date", vi: "Ngày tạo" },
} as const satisfies Record<string, Words>;
