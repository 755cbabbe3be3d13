import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a milestone is refused. */
export const refuseMilestone = refusals({
  "milestone.ahead": {
    status: 400,
    en: "This time is still to come. Enter it as planned until it has happened.",
    vi: "Thời điểm này chưa đến. Hãy nhập vào ô dự kiến cho đến khi việc đã xảy ra.",
  },
  "milestone.dayOfJob": {
    status: 409,
    en: "Departure and arrival are the ETD, ATD, ETA and ATA of the job. Change them on its form.",
    vi: "Khởi hành và đến nơi là ETD, ATD, ETA, ATA của lô hàng. Hãy sửa ở thông tin lô hàng.",
  },
});
