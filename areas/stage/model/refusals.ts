import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a change of a job's stages is refused. */
export const refuseStage = refusals({
  "stage.system": {
    status: 409,
    en: "Stage {code} was recorded by the system and cannot be changed.",
    vi: "Công đoạn {code} do hệ thống ghi nhận, không thể thay đổi.",
  },
  "stage.notYours": {
    status: 403,
    en: "Stage {code} was assigned by {creator}. Only this user, or a user who may delete the job, can remove it.",
    vi: "Công đoạn {code} do {creator} giao. Chỉ người đó hoặc người có quyền xóa lô hàng mới được bỏ.",
  },
  "stage.noReplica": {
    status: 409,
    en: "Job {jobNo} has no replica in another office, so the stage is assigned on this job alone.",
    vi: "Lô hàng {jobNo} không có lô sao chép ở văn phòng khác nên chỉ giao công đoạn ở lô này.",
  },
  "stage.ended": {
    status: 409,
    en: "Stage {code} is done or dropped. Open it to change its person.",
    vi: "Công đoạn {code} đã hoàn tất hoặc đã bỏ. Hãy mở công đoạn để đổi người.",
  },
  "stage.commentNeeded": {
    status: 400,
    en: "Enter a comment: postponing or dropping a stage needs a reason.",
    vi: "Hãy nhập ghi chú: tạm hoãn hoặc bỏ công đoạn phải có lý do.",
  },
  "stage.inactive": {
    status: 400,
    en: "Stage {code} is no longer in use.",
    vi: "Công đoạn {code} đã ngừng sử dụng.",
  },
  "stage.personCannotOpen": {
    status: 400,
    en: "This person may not open job {jobNo}. Choose somebody who may, or ask an administrator for the right.",
    vi: "Người này không có quyền mở lô hàng {jobNo}. Hãy chọn người khác hoặc nhờ quản trị viên cấp quyền.",
  },
  "stage.otherJob": {
    status: 400,
    en: "The house bill does not belong to job {jobNo}.",
    vi: "Vận đơn không thuộc lô hàng {jobNo}.",
  },
});
