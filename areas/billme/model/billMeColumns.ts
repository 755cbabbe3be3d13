import type { Words } from "@fairway/core/words/words.ts";
import { billMeTitle } from "./billMeHome.ts";

/** The titles of the columns of the list, on the screen and in the sheet. */
export const billMeColumns = {
  title: billMeTitle,
  job: { en: "Job", vi: "Lô hàng" },
  service: { en: "Service", vi: "Dịch vụ" },
  customers: { en: "Customer", vi: "Khách hàng" },
  personIncharge: { en: "Person in charge", vi: "Người phụ trách" },
  event: { en: "Counted from", vi: "Tính từ" },
  eventOn: { en: "Day of it", vi: "Ngày sự kiện" },
  billOn: { en: "To be billed by", vi: "Hạn lập giấy báo" },
  daysPast: { en: "Days past", vi: "Số ngày trễ" },
  amount: { en: "Not billed (VND)", vi: "Chưa lập (VND)" },
  snoozed: { en: "Put off until", vi: "Tạm hoãn đến" },
  reason: { en: "Reason", vi: "Lý do" },
} as const satisfies Record<string, Words>;
