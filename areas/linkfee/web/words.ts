/** Texts of the screens of link-fee rules. */
export const linkFeeWords = {
  rules: { en: "Link-fee rules", vi: "Quy tắc liên kết phí" },
  import: { en: "Import link-fee rules", vi: "Nhập quy tắc liên kết phí từ Excel" },
};
