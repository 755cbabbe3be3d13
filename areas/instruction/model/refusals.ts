import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on instructions to the carrier. */
export const refuseInstruction = refusals({
  "instruction.otherService": {
    status: 409,
    en: "Job {jobNo} has no shipping instruction: its service does not send one to the carrier.",
    vi: "Lô hàng {jobNo} không có hướng dẫn xếp hàng: dịch vụ này không gửi hướng dẫn cho hãng vận chuyển.",
  },
  "instruction.notSaved": {
    status: 409,
    en: "Save the shipping instruction of job {jobNo} first; what is printed is what is saved.",
    vi: "Hãy lưu hướng dẫn xếp hàng của lô {jobNo} trước; bản in lấy từ dữ liệu đã lưu.",
  },
});
