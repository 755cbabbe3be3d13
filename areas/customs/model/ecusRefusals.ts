import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of connections to customs software. */
export const refuseEcus = refusals({
  "ecus.noKey": {
    status: 409,
    en: "This server keeps no passwords: its setting SECRETS_KEY is missing. Ask the administrator.",
    vi: "Máy chủ này không lưu mật khẩu: thiếu cài đặt SECRETS_KEY. Hãy liên hệ quản trị viên.",
  },
  "ecus.passwordAgain": {
    status: 400,
    en: "Enter the password again: user, server, port, database or account is another one.",
    vi: "Hãy nhập lại mật khẩu: người dùng, máy chủ, cổng, cơ sở dữ liệu hoặc tài khoản đã đổi.",
  },
  "ecus.noPassword": {
    status: 400,
    en: "The connection has no password. Enter it.",
    vi: "Kết nối chưa có mật khẩu. Hãy nhập mật khẩu.",
  },
  "ecus.hostNotAllowed": {
    status: 400,
    en: "The server may not connect to {host}. The administrator allows hosts in the setting ECUS_HOSTS.",
    vi: "Máy chủ không được phép kết nối đến {host}. Quản trị viên cho phép trong cài đặt ECUS_HOSTS.",
  },
  "ecus.unknownHost": {
    status: 400,
    en: "There is no computer {host}.",
    vi: "Không tìm thấy máy tính {host}.",
  },
  "ecus.silent": {
    status: 409,
    en: "{host} does not answer, or answers too slowly.",
    vi: "{host} không trả lời hoặc trả lời quá chậm.",
  },
  "ecus.wrongPassword": {
    status: 400,
    en: "{host} refuses this account or password.",
    vi: "{host} từ chối tài khoản hoặc mật khẩu này.",
  },
  "ecus.noDatabase": {
    status: 400,
    en: "{host} has no database {dbname}.",
    vi: "{host} không có cơ sở dữ liệu {dbname}.",
  },
  "ecus.noTable": {
    status: 409,
    en: "The database {dbname} is not that of ECUS 5: it lacks {what}, or the account may not read it.",
    vi: "Cơ sở dữ liệu {dbname} không phải của ECUS 5: thiếu {what} hoặc tài khoản không có quyền đọc.",
  },
  "ecus.slow": {
    status: 409,
    en: "{host} takes longer than 30 seconds for a page of declarations.",
    vi: "{host} mất hơn 30 giây cho một trang tờ khai.",
  },
  "ecus.dropped": {
    status: 409,
    en: "The connection to {host} broke off. What was read before is kept; read again for the rest.",
    vi: "Kết nối đến {host} bị ngắt. Phần đã đọc được giữ lại; hãy đọc lại để lấy phần còn thiếu.",
  },
  "ecus.noConnection": {
    status: 409,
    en: "You have no active ECUS connection. Add one under Tool, ECUS connection, or read files instead.",
    vi: "Bạn chưa có kết nối ECUS đang dùng. Hãy thêm tại Công cụ, Kết nối ECUS.",
  },
  "ecus.underWay": {
    status: 409,
    en: "A reading of yours is under way. Wait for it or cancel it.",
    vi: "Một lần đọc của bạn đang chạy. Hãy đợi hoặc hủy lần đọc đó.",
  },
});
