import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why somebody is not let in, or a password is not taken. */
export const refuseAccess = refusals({
  "signIn.companyInvalid": {
    status: 400,
    en: "Choose the company to sign in to.",
    vi: "Hãy chọn công ty để đăng nhập.",
  },
  "signIn.incorrect": {
    status: 400,
    en: "The user name or password is incorrect.",
    vi: "Tên đăng nhập hoặc mật khẩu không đúng.",
  },
  "signIn.locked": {
    status: 400,
    en: "Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
    vi: "Đăng nhập sai quá nhiều lần. Vui lòng thử lại sau {minutes} phút.",
  },
  "signIn.inactive": {
    status: 400,
    en: "This account is not active. Ask your administrator.",
    vi: "Tài khoản này không còn hoạt động. Vui lòng liên hệ quản trị viên.",
  },
  "signIn.noCompany": {
    status: 400,
    en: "You do not work in this company. Ask your administrator.",
    vi: "Bạn không thuộc công ty này. Vui lòng liên hệ quản trị viên.",
  },
  "signIn.noOffice": {
    status: 400,
    en: "You do not work in this office or group. Ask your administrator.",
    vi: "Bạn không thuộc văn phòng hoặc nhóm này. Vui lòng liên hệ quản trị viên.",
  },
  "signIn.sessionOver": {
    status: 400,
    en: "Your session is over. Please sign in again.",
    vi: "Phiên làm việc đã kết thúc. Vui lòng đăng nhập lại.",
  },
  "signIn.notRemembered": {
    status: 400,
    en: "This browser no longer remembers you. Sign in with your password.",
    vi: "Trình duyệt này không còn ghi nhớ bạn. Vui lòng đăng nhập bằng mật khẩu.",
  },
  "signIn.directorySilent": {
    status: 400,
    en: "The company directory does not answer. Try again in a minute, or ask your administrator.",
    vi: "Máy chủ thư mục của công ty không phản hồi. Vui lòng thử lại sau ít phút hoặc liên hệ quản trị viên.",
  },
  "signIn.requestInvalid": {
    status: 400,
    en: "The sign-in request is incomplete: {what} is missing or not valid.",
    vi: "Yêu cầu đăng nhập chưa đầy đủ: {what} bị thiếu hoặc không hợp lệ.",
  },
  "access.mustChangePassword": {
    status: 403,
    en: "Change your one-time password first.",
    vi: "Hãy đổi mật khẩu dùng một lần trước.",
  },
  "password.wrong": {
    status: 400,
    en: "The present password is not correct.",
    vi: "Mật khẩu hiện tại không đúng.",
  },
  "password.notInAddress": {
    status: 400,
    en: "A password must not be sent in an address. Use the form, or PUT with the old and the new password.",
    vi: "Mật khẩu không được gửi trong địa chỉ. Hãy dùng biểu mẫu, hoặc PUT với mật khẩu cũ và mới.",
  },
  "acting.superOnly": {
    status: 403,
    en: "Only a Super Admin may act as another user.",
    vi: "Chỉ Super Admin được thao tác thay người dùng khác.",
  },
  "acting.notThem": {
    status: 409,
    en: "You cannot act as yourself, as a Super Admin, or as a user who cannot sign in.",
    vi: "Không thể thao tác thay chính bạn, Super Admin hoặc người không đăng nhập được.",
  },
  "acting.notNow": {
    status: 403,
    en: "This is not possible while you act as another user.",
    vi: "Không thể làm việc này khi đang thao tác thay người khác.",
  },
  "password.weak": {
    status: 400,
    en: "Use at least {least} characters, without your user name, and not the present password.",
    vi: "Dùng ít nhất {least} ký tự, không chứa tên đăng nhập và khác mật khẩu hiện tại.",
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
  "password.directory": {
    status: 409,
    en: "This user signs in by the directory and has no password here.",
    vi: "Người dùng này đăng nhập qua thư mục nên không có mật khẩu tại đây.",
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
    vi: "Hãy chọn người đang hoạt động và làm việc tại văn phòng này.",
  },
  "authorization.active": {
    status: 409,
    en: "Deactivate the authorization before deleting it.",
    vi: "Hãy ngừng sử dụng ủy quyền trước khi xóa.",
  },
});
