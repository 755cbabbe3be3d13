import type { Words } from "@fairway/core/words/words.ts";

/** The jobs that a user works on, as a filter of their list. Source: rule SH-19 */
export const jobWork = {
  mine: { en: "In my charge", vi: "Tôi phụ trách" },
  myDeadlines: { en: "Mine, deadline within 3 days", vi: "Của tôi, đến hạn trong 3 ngày" },
  noDays: {
    en: "Mine, ETD or ETA passed without ATD or ATA",
    vi: "Của tôi, quá ETD hoặc ETA chưa có ATD hoặc ATA",
  },
  noBill: {
    en: "ETD (imports: ETA) within 7 days, no bill",
    vi: "ETD (hàng nhập: ETA) trong 7 ngày, chưa có vận đơn",
  },
  unbilled: { en: "Sailed, not billed", vi: "Đã chạy, chưa báo nợ" },
  myStages: { en: "With a stage of mine to do", vi: "Có công đoạn của tôi" },
  myLateStages: { en: "With an overdue stage of mine", vi: "Có công đoạn của tôi quá hạn" },
  departmentStages: {
    en: "With a stage that my department may take over",
    vi: "Có công đoạn chờ phòng tôi nhận",
  },
  sold: { en: "Sold by me", vi: "Tôi bán" },
  soldUnpaid: { en: "Sold by me, payment overdue", vi: "Tôi bán, khách trả trễ" },
} as const satisfies Record<string, Words>;
export type JobWork = keyof typeof jobWork;

/** The number of days until a deadline at which a job is shown as pressing. */
export const deadlineDays = 3;
/** The number of days before it leaves or arrives at which a job needs a bill. */
export const billDays = 7;
/** The number of days after which a planned day without an actual one is not told any more. */
export const remindedDays = 90;
