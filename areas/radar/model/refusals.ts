import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of the radar. */
export const refuseRadar = refusals({
  "radar.untilTooEarly": {
    status: 400,
    en: "{until} is not after today; a row is put off until a later day.",
    vi: "Ngày {until} không sau hôm nay; chỉ tạm hoãn đến một ngày sau.",
  },
  "radar.untilTooLate": {
    status: 400,
    en: "A row is put off until {latest} at most.",
    vi: "Chỉ tạm hoãn được đến ngày {latest}.",
  },
  "radar.notThere": {
    status: 409,
    en: "Job {jobNo} has no such row on the radar any more.",
    vi: "Lô hàng {jobNo} không còn dòng này trong danh sách hạn chót.",
  },
  "radar.kindTwice": {
    status: 400,
    en: "A cut-off stands here twice.",
    vi: "Hạn chót bị lặp.",
  },
  "radar.otherKind": {
    status: 400,
    en: "Job {jobNo} has no such cut-off; choose one of those that the job shows.",
    vi: "Lô hàng {jobNo} không có hạn chót này; hãy chọn một hạn trong danh sách của lô.",
  },
});
