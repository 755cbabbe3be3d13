/** The words of the screens of mails. */
export const mailWords = {
  newMail: { en: "New mail", vi: "Soạn email" },
  send: { en: "Send", vi: "Gửi" },
  sent: { en: "The mail to {to} is on its way.", vi: "Email đến {to} đang được gửi." },
  waits: {
    en: "The mail is stored and waits for a mail server.",
    vi: "Email đã được lưu và chờ máy chủ email.",
  },
  noServer: {
    en: "No mail server is set up. A mail that you send now waits until there is one.",
    vi: "Chưa cài đặt máy chủ email. Email gửi lúc này sẽ chờ đến khi có máy chủ.",
  },
  mayNot: { en: "You may not send mails of this job.", vi: "Bạn không được gửi email của lô này." },
  from: { en: "Sender", vi: "Người gửi" },
  system: { en: "Address of the company", vi: "Địa chỉ của công ty" },
  to: { en: "Receivers", vi: "Người nhận" },
  cc: { en: "Copy to (Cc)", vi: "Đồng gửi (Cc)" },
  addressHint: {
    en: "Several addresses are separated by semicolons.",
    vi: "Nhiều địa chỉ cách nhau bằng dấu chấm phẩy.",
  },
  noReceiver: {
    en: "No address is known for this customer. Enter one, or store it with the customer’s agreement.",
    vi: "Chưa có địa chỉ email của khách hàng này. Hãy nhập, hoặc lưu vào hợp đồng của khách hàng.",
  },
  subject: { en: "Subject", vi: "Tiêu đề" },
  body: { en: "Text", vi: "Nội dung" },
  files: { en: "Attachments", vi: "Tệp đính kèm" },
  noFiles: { en: "There is nothing to attach.", vi: "Không có tệp để đính kèm." },
  language: { en: "Language", vi: "Ngôn ngữ" },
  mails: { en: "Mails", vi: "Email" },
  mailsOf: { en: "Mails about {jobNo}", vi: "Email về {jobNo}" },
  none: { en: "No mail has been sent", vi: "Chưa gửi email nào" },
  noneDetail: {
    en: "Mails are sent from the job, its house bills and its notes.",
    vi: "Email được gửi từ lô hàng, vận đơn nhà và giấy báo.",
  },
  by: { en: "by {user}", vi: "người gửi {user}" },
  attempts: { en: "Tries", vi: "Các lần gửi" },
  delivered: { en: "delivered", vi: "đã gửi" },
  deleted: { en: "(deleted)", vi: "(đã xóa)" },
  sendAgain: { en: "Send again", vi: "Gửi lại" },
} as const;
