import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of the list of jobs to bill. */
export const refuseBillMe = refusals({
  "billme.notToBill": {
    status: 409,
    en: "Job {jobNo} has no selling that is not billed.",
    vi: "Lô hàng {jobNo} không còn phí bán chưa lập chứng từ.",
  },
  "billme.untilTooEarly": {
    status: 400,
    en: "Put the job off until a day after today; {until} is not.",
    vi: "Hãy tạm hoãn đến một ngày sau hôm nay; {until} không hợp lệ.",
  },
  "billme.untilTooLate": {
    status: 400,
    en: "A job is put off until {latest} at the latest.",
    vi: "Chỉ được tạm hoãn muộn nhất đến {latest}.",
  },
  "billme.daysInBounds": {
    status: 400,
    en: "The number of days is between 0 and 365.",
    vi: "Số ngày phải từ 0 đến 365.",
  },
});
