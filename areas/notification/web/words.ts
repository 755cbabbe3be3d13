/** Texts of sending messages. */
export const notificationWords = {
  title: { en: "System message", vi: "Thông báo hệ thống" },
  message: { en: "Message to all users", vi: "Thông báo tới tất cả" },
  about: {
    en: "All users of the company get it in their list; signed-in users see it at once.",
    vi: "Mọi người trong công ty nhận thông báo trong danh sách; người đang đăng nhập thấy ngay.",
  },
  heading: { en: "Title", vi: "Tiêu đề" },
  description: { en: "Text", vi: "Nội dung" },
  link: { en: "Screen to open", vi: "Màn hình cần mở" },
  linkHint: {
    en: "Choose a screen, or paste the address of a record or a filtered list.",
    vi: "Chọn màn hình, hoặc dán địa chỉ của một bản ghi hay danh sách đã lọc.",
  },
  send: { en: "Send to all users", vi: "Gửi tới tất cả" },
  ask: {
    en: "Send this message to all users of the company?",
    vi: "Gửi thông báo này tới mọi người trong công ty?",
  },
  mine: { en: "Messages to me", vi: "Thông báo cho tôi" },
  mineHint: {
    en: "What the bell tells you. Work that waits is one message with its number, until it is done.",
    vi: "Những việc chuông báo cho bạn. Việc chờ xử lý gộp thành một thông báo kèm số lượng, đến khi xong.",
  },
  sent: { en: "Message sent", vi: "Đã gửi thông báo" },
};
