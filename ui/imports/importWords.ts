/** Texts of the import of a sheet. */
export const importWords = {
  template: { en: "Download template", vi: "Tải tệp mẫu" },
  choose: { en: "Choose a sheet (.xlsx)", vi: "Chọn tệp Excel (.xlsx)" },
  title: { en: "Import: {what}", vi: "Nhập Excel: {what}" },
  hint: {
    en: "Fill in the template, choose the file, correct what is marked, then save. Nothing is saved while a row is wrong.",
    vi: "Điền tệp mẫu, chọn tệp, sửa các ô được đánh dấu rồi lưu. Không lưu dòng nào khi còn dòng lỗi.",
  },
  count: {
    en: "{total} rows, {wrong} with errors · {added} new, {changed} changed, {same} the same",
    vi: "{total} dòng, {wrong} dòng lỗi · {added} mới, {changed} thay đổi, {same} giữ nguyên",
  },
  stateNew: { en: "New", vi: "Mới" },
  stateChanged: { en: "Changed", vi: "Thay đổi" },
  stateSame: { en: "The same", vi: "Giữ nguyên" },
  wrong: { en: "Error", vi: "Lỗi" },
  state: { en: "Result", vi: "Kết quả" },
  showAll: { en: "All rows", vi: "Mọi dòng" },
  showChanged: { en: "Only what changes", vi: "Chỉ dòng thay đổi" },
  firstShown: { en: "The first {count} rows are shown.", vi: "Chỉ hiện {count} dòng đầu." },
  showWrong: { en: "Only rows with errors", vi: "Chỉ dòng có lỗi" },
  imported: {
    en: "{added} added, {changed} changed",
    vi: "Đã thêm {added}, cập nhật {changed} bản ghi",
  },
  nothingToSave: {
    en: "The sheet changes nothing.",
    vi: "Tệp không làm thay đổi gì.",
  },
  row: { en: "Row", vi: "Dòng" },
} as const;
