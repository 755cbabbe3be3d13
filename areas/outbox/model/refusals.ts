import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of sending records to the accounting system. */
export const refuseOutbox = refusals({
  "outbox.alreadySent": {
    status: 409,
    en: "{number} is already on its way to accounting.",
    vi: "{number} đang được gửi kế toán.",
  },
});
