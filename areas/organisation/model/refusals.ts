import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a change of a unit or a place of work is refused. */
export const refuseOrganisation = refusals({
  "company.rangeReversed": {
    status: 400,
    en: "The last number must not be before the first.",
    vi: "Số cuối không được nhỏ hơn số đầu.",
  },
  "unit.active": {
    status: 409,
    en: "Deactivate the record before deleting it.",
    vi: "Hãy ngừng dùng bản ghi trước khi xóa.",
  },
  "unit.hasPeople": {
    status: 409,
    en: "Users work or have worked in this unit; it can be neither moved nor deleted.",
    vi: "Đơn vị này đang hoặc đã có người làm việc nên không thể chuyển hay xóa.",
  },
  "unit.yours": {
    status: 409,
    en: "You work here yourself; ask a user of another office to deactivate it.",
    vi: "Bạn đang làm việc tại đây; hãy nhờ người ở văn phòng khác ngừng dùng đơn vị này.",
  },
  "level.exists": {
    status: 409,
    en: "{name} is already listed here.",
    vi: "{name} đã có trong danh sách này.",
  },
  "level.staffInGroupOnly": {
    status: 400,
    en: "Staff work in a group. Choose a leading position here.",
    vi: "Nhân viên thuộc về nhóm. Hãy chọn chức vụ quản lý ở cấp này.",
  },
  "level.userInactive": {
    status: 400,
    en: "Choose an active user.",
    vi: "Hãy chọn nhân viên còn làm việc.",
  },
  "level.defaultNeedsOffice": {
    status: 400,
    en: "Only an active place in an office can be the default.",
    vi: "Chỉ nơi làm việc đang dùng trong văn phòng mới được đặt mặc định.",
  },
  "level.yours": {
    status: 409,
    en: "You are working there now. Ask another user to remove you.",
    vi: "Bạn đang làm việc ở đây. Hãy nhờ người khác gỡ bạn ra.",
  },
  "setting.typeUnknown": {
    status: 400,
    en: "There is no such type of approval.",
    vi: "Không có loại phê duyệt này.",
  },
  "setting.replicateHere": {
    status: 400,
    en: "Jobs are copied to another office, not to this one.",
    vi: "Lô hàng được nhân bản sang văn phòng khác, không phải chính văn phòng này.",
  },
  "setting.replicateUnknown": {
    status: 400,
    en: "Choose an office that is active.",
    vi: "Hãy chọn văn phòng đang dùng.",
  },
  "user.superOnly": {
    status: 403,
    en: "Only a Super Admin may change administrators.",
    vi: "Chỉ Super Admin được thay đổi tài khoản quản trị.",
  },
  "user.notYourself": {
    status: 409,
    en: "You cannot deactivate your own account.",
    vi: "Bạn không thể ngừng dùng tài khoản của chính mình.",
  },
  "user.hasLevels": {
    status: 409,
    en: "This user still has a place of work. Remove it first.",
    vi: "Người dùng này còn nơi làm việc. Hãy gỡ trước khi xóa.",
  },
});
