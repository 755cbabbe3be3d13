import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals about users, their rights and their deputies. */
export const refuseAccess = refusals({
  "acting.notNow": {
    status: 403,
    en: "This is not possible while you act as another user.",
    vi: "Không thể làm việc này khi đang thao tác thay người khác.",
  },
  "rights.beyondYours": {
    status: 403,
    en: "You cannot give rights that you do not have yourself ({screen}).",
    vi: "Bạn không thể cấp quyền vượt quá quyền của mình ({screen}).",
  },
  "rights.notYourOwn": {
    status: 403,
    en: "You cannot change your own rights. Ask a Super Admin.",
    vi: "Bạn không thể tự đổi quyền của mình. Hãy nhờ Super Admin.",
  },
  "rights.officeTwice": {
    status: 409,
    en: "This user already has rights in {office}.",
    vi: "Người dùng này đã có quyền tại {office}.",
  },
  "rights.noTemplate": {
    status: 409,
    en: "This set was not copied from a template.",
    vi: "Bộ quyền này không được sao chép từ mẫu.",
  },
  "users.tooMany": {
    status: 400,
    en: "At most {max} users at a time, because each is given a password. Split the sheet.",
    vi: "Mỗi lần tối đa {max} người dùng vì mỗi người được cấp một mật khẩu. Hãy chia nhỏ tệp.",
  },
  "company.superOnly": {
    status: 403,
    en: "Only a Super Admin with the reach All on companies may create a company.",
    vi: "Chỉ Super Admin có quyền công ty ở phạm vi Tất cả mới được tạo công ty.",
  },
  "template.active": {
    status: 409,
    en: "Deactivate the template before deleting it.",
    vi: "Hãy ngừng sử dụng mẫu trước khi xóa.",
  },
  "authorization.noService": {
    status: 400,
    en: "Choose at least one service.",
    vi: "Hãy chọn ít nhất một dịch vụ.",
  },
  "authorization.onePerson": {
    status: 400,
    en: "A person cannot be authorized by themselves. Choose another person.",
    vi: "Không thể tự ủy quyền cho chính mình. Hãy chọn người khác.",
  },
  "authorization.endsFirst": {
    status: 400,
    en: "The end date is before the start date.",
    vi: "Ngày kết thúc trước ngày bắt đầu.",
  },
  "authorization.exists": {
    status: 409,
    en: "An active authorization between these two users already covers part of this period.",
    vi: "Đã có ủy quyền đang dùng giữa hai người này trong khoảng thời gian trùng.",
  },
  "authorization.notYours": {
    status: 403,
    en: "You can authorize only for your own work. An administrator may do it for others.",
    vi: "Bạn chỉ ủy quyền được công việc của chính mình. Quản trị viên có thể làm thay.",
  },
  "authorization.inactivePerson": {
    status: 400,
    en: "Choose an active user who works in this office.",
    vi: "Hãy chọn nhân viên đang làm việc tại văn phòng này.",
  },
  "authorization.active": {
    status: 409,
    en: "Deactivate the authorization before deleting it.",
    vi: "Hãy ngừng sử dụng ủy quyền trước khi xóa.",
  },
});
