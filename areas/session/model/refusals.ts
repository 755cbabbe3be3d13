import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is refused about signing in and about one's own password and sessions. */
export const refuseSession = refusals({
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
  "signIn.tooManyFromHere": {
    status: 400,
    en: "Too many failed attempts from your address. Try again in {seconds, plural, one {# second} other {# seconds}}.",
    vi: "Địa chỉ mạng của bạn đã đăng nhập sai quá nhiều lần. Vui lòng thử lại sau {seconds} giây.",
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
  "password.weak": {
    status: 400,
    en: "Use at least {least} characters, without your user name, and not the present password.",
    vi: "Dùng ít nhất {least} ký tự, không chứa tên đăng nhập và khác mật khẩu hiện tại.",
  },
  "password.directory": {
    status: 409,
    en: "This user signs in by the directory and has no password here.",
    vi: "Người dùng này đăng nhập qua thư mục nên không có mật khẩu tại đây.",
  },
});
