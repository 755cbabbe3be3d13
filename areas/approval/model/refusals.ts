import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of approvals. */
export const refuseApproval = refusals({
  "approval.noSetting": {
    status: 409,
    en: "The office of {number} has no approval setting yet. Save it under Office / Settings.",
    vi: "Văn phòng của {number} chưa có thiết lập phê duyệt. Hãy lưu tại Văn phòng / Thiết lập.",
  },
  "approval.noHolder": {
    status: 409,
    en: "Nobody holds the level “{level}”. Give the unit a Manager-Leader, or set the level to “Skipped”.",
    vi: "Cấp “{level}” chưa có người giữ. Hãy gán Manager-Leader cho đơn vị, hoặc đặt cấp này là “Bỏ qua”.",
  },
  "approval.nobodyElse": {
    status: 409,
    en: "Only you hold the level “{level}”, and no later level approves. Another holder is needed.",
    vi: "Chỉ bạn giữ cấp “{level}” và không còn cấp nào sau đó phê duyệt. Cần thêm người giữ cấp này.",
  },
  "approval.sent": {
    status: 409,
    en: "{number} is already sent for approval.",
    vi: "{number} đã được gửi phê duyệt.",
  },
  "approval.notSent": {
    status: 409,
    en: "{number} is not sent for approval.",
    vi: "{number} chưa được gửi phê duyệt.",
  },
  "approval.notRequester": {
    status: 403,
    en: "Only the requester may do this with {number}.",
    vi: "Chỉ người yêu cầu được thực hiện thao tác này với {number}.",
  },
  "approval.notRecallable": {
    status: 409,
    en: "{number} has passed its first level and cannot be recalled; ask whose turn it is to deny it.",
    vi: "{number} đã qua cấp đầu tiên nên không thu hồi được; hãy đề nghị người đang đến lượt duyệt từ chối.",
  },
  "approval.own": {
    status: 403,
    en: "{number} is your own request; somebody else decides on it.",
    vi: "{number} là yêu cầu của chính bạn, cần người khác phê duyệt.",
  },
  "approval.notHolder": {
    status: 403,
    en: "You are not an approver of {number}.",
    vi: "Bạn không phải người phê duyệt của {number}.",
  },
  "approval.notYourTurn": {
    status: 409,
    en: "{number} waits for an earlier level.",
    vi: "{number} đang chờ cấp trước phê duyệt.",
  },
  "approval.decided": {
    status: 409,
    en: "{name} has already approved {number}.",
    vi: "{name} đã phê duyệt {number} trước đó.",
  },
  "approval.denied": {
    status: 409,
    en: "{name} has already denied {number}.",
    vi: "{name} đã từ chối {number} trước đó.",
  },
  "approval.recalled": {
    status: 409,
    en: "{name} has recalled {number}.",
    vi: "{name} đã thu hồi {number}.",
  },
  "approval.moved": {
    status: 409,
    en: "{number} changed meanwhile. Load it again.",
    vi: "{number} vừa thay đổi. Hãy tải lại.",
  },
  "approval.notAdministrator": {
    status: 403,
    en: "Only an administrator who did not send {number} may refresh its approvers.",
    vi: "Chỉ quản trị viên không phải người yêu cầu được cập nhật người phê duyệt của {number}.",
  },
  "approval.typeUnknown": {
    status: 400,
    en: "There is no such type of approval.",
    vi: "Không có loại phê duyệt này.",
  },
});
