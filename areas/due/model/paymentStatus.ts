import type { Status } from "@fairway/core/words/statusTag.ts";

/** The payment statuses of an item. */
export const paymentStatuses = ["Unpaid", "Paid A Part", "Paid"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The tag of each payment status. */
export const paymentTags: Readonly<Record<PaymentStatus, Status>> = {
  Unpaid: { words: { en: "Unpaid", vi: "Chưa thanh toán" }, meaning: "waiting" },
  "Paid A Part": {
    words: { en: "Partly paid", vi: "Thanh toán một phần" },
    meaning: "progress",
  },
  Paid: { words: { en: "Paid", vi: "Đã thanh toán" }, meaning: "good" },
};
