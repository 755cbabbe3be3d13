import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";

const example = openServices.map(listHome)[0];

/** Texts of sending messages. */
export const notificationWords = {
  title: { en: "System message", vi: "Thông báo hệ thống" },
  message: { en: "Message to all users", vi: "Thông báo tới tất cả" },
  about: {
    en: "All users of the company get it in their list; signed-in users see it at once.",
    vi: "Mọi người trong công ty nhận thông báo trong danh sách; người đang đăng nhập thấy ngay.",
  },
  heading: { en: "Title", vi: "Tiêu đề" },
  headingHint: {
    en: "<b> and <i> emphasise words.",
    vi: "Có thể dùng <b> và <i> để nhấn mạnh.",
  },
  description: { en: "Text", vi: "Nội dung" },
  link: { en: "Screen to open", vi: "Màn hình cần mở" },
  linkHint: {
    en: `e.g. ${example}?status=Processing`,
    vi: `ví dụ ${example}?status=Processing`,
  },
  send: { en: "Send to all users", vi: "Gửi tới tất cả" },
  ask: {
    en: "Send this message to all users of the company?",
    vi: "Gửi thông báo này tới mọi người trong công ty?",
  },
  sent: { en: "Message sent", vi: "Đã gửi thông báo" },
};
