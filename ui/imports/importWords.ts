/** Texts of the import of a sheet. */
export const importWords = {
  template: { en: "Download template", vi: "Tải tệp mẫu" },
  choose: { en: "Choose a sheet (.xlsx)", vi: "Chọn tệp Excel (.xlsx)" },
  title: { en: "Import: {what}", vi: "Nhập Excel: {what}" },
  hint: {
    en: "Fill in the template, choose the file, correct what is marked here or in the file, then save. Save stores all rows or none.",
    vi: "Điền tệp mẫu, chọn tệp, sửa các ô được đánh dấu ngay tại đây hoặc trong tệp rồi lưu. Nút Lưu lưu tất cả hoặc không lưu dòng nào.",
  },
  saveGood: {
    en: "Save the {count, plural, one {# row} other {# rows}} without errors",
    vi: "Lưu {count} dòng không lỗi",
  },
  saveGoodDetail: {
    en: "The rows with errors stay here; correct them or download them.",
    vi: "Các dòng lỗi được giữ lại tại đây để sửa hoặc tải về.",
  },
  wrongSheet: { en: "Download the rows with errors", vi: "Tải các dòng lỗi" },
  wrongTitle: { en: "{what}, rows with errors", vi: "{what}, dòng lỗi" },
  correct: { en: "Correct row {row}", vi: "Sửa dòng {row}" },
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
