/** The words of the screen of mail templates. */
export const templateWords = {
  about: {
    en: "The texts that a mail starts with. A place such as {jobNo} is replaced by the fact of the job; a line whose places are all empty is left out.",
    vi: "Nội dung ban đầu của từng loại email. Trường như {jobNo} được thay bằng dữ liệu của lô hàng; dòng có mọi trường đều trống sẽ được bỏ đi.",
  },
  title: { en: "Mail templates", vi: "Mẫu email" },
  settings: { en: "E-mail settings", vi: "Cấu hình email" },
  copies: { en: "Copied addresses", vi: "Địa chỉ đồng gửi" },
  copiesAbout: {
    en: "Mails about the jobs of a department go in copy to these addresses, besides the group of the job.",
    vi: "Email về lô hàng của phòng ban được đồng gửi đến các địa chỉ này, ngoài email nhóm của lô hàng.",
  },
  department: { en: "Department", vi: "Phòng ban" },
  kind: { en: "Mail", vi: "Loại email" },
  family: { en: "Services", vi: "Dịch vụ" },
  subject: { en: "Subject", vi: "Tiêu đề" },
  changed: { en: "Last changed", vi: "Sửa lần cuối" },
  given: { en: "as delivered", vi: "nguyên bản" },
  body: { en: "Text", vi: "Nội dung" },
  repeated: { en: "Repeated for each bill", vi: "Lặp lại cho mỗi vận đơn" },
  footer: { en: "Footer", vi: "Phần cuối" },
  places: { en: "Places", vi: "Các trường" },
  placesHint: {
    en: "Click a place to copy it, then paste it into the text.",
    vi: "Bấm vào trường để sao chép, rồi dán vào nội dung.",
  },
  copied: { en: "{place} is copied.", vi: "Đã sao chép {place}." },
  saved: { en: "The template is saved.", vi: "Đã lưu mẫu email." },
  reset: { en: "Use the delivered text", vi: "Dùng lại nguyên bản" },
  resetSure: {
    en: "Replace the changed texts by those delivered with the product?",
    vi: "Thay nội dung đã sửa bằng nguyên bản của phần mềm?",
  },
  isReset: { en: "The delivered text is used again.", vi: "Đã dùng lại nguyên bản." },
  cannotReset: {
    en: "This template has not been changed.",
    vi: "Mẫu email này chưa bị sửa.",
  },
} as const;
