/** Texts of the mails of a department. */
export const emailWords = {
  tab: { en: "E-mail settings", vi: "Cấu hình email" },
  title: { en: "Recipients by kind of mail", vi: "Người nhận email theo loại" },
  type: { en: "Mail", vi: "Loại email" },
  addresses: { en: "Recipients", vi: "Địa chỉ nhận" },
  hint: {
    en: "name@company.com; other@company.com",
    vi: "ten@congty.vn; khac@congty.vn",
  },
  add: { en: "Add", vi: "Thêm" },
  edit: { en: "Change", vi: "Sửa" },
  none: { en: "No mails yet", vi: "Chưa có cấu hình email" },
  noneDetail: {
    en: "Choose a kind of mail and its recipients. Separate several addresses with ;",
    vi: "Hãy chọn loại email và người nhận. Nhiều địa chỉ cách nhau bằng dấu ;",
  },
  all: { en: "Every kind of mail has its addresses.", vi: "Mọi loại email đã có địa chỉ nhận." },
  removeTitle: { en: "Remove “{type}”?", vi: "Gỡ “{type}”?" },
  removeDetail: {
    en: "This department no longer gets these mails.",
    vi: "Phòng ban này sẽ không còn nhận loại email này.",
  },
  changed: { en: "Modified", vi: "Ngày sửa" },
} as const;
