import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a change of a job's stages is refused. */
export const refuseStage = refusals({
  "stage.system": {
    status: 409,
    en: "Stage {code} was noted down by the system and stays as it is.",
    vi: "Công đoạn {code} do hệ thống ghi nhận, không thể thay đổi.",
  },
  "stage.notYours": {
    status: 403,
    en: "Stage {code} was assigned by {creator}. Only they, or somebody who may delete the job, can take it away.",
    vi: "Công đoạn {code} do {creator} giao. Chỉ người đó hoặc người có quyền xóa lô hàng mới được bỏ.",
  },
  "stage.commentNeeded": {
    status: 400,
    en: "Write a comment: a stage is put off or dropped for a reason.",
    vi: "Hãy nhập ghi chú: tạm hoãn hoặc xóa công đoạn phải có lý do.",
  },
  "stage.inactive": {
    status: 400,
    en: "Stage {code} is no longer in use.",
    vi: "Công đoạn {code} đã ngừng sử dụng.",
  },
  "stage.otherJob": {
    status: 400,
    en: "The house bill does not belong to job {jobNo}.",
    vi: "Vận đơn không thuộc lô hàng {jobNo}.",
  },
});
