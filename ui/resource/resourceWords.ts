/** Texts of the screens that follow from a declaration. */
export const resourceWords = {
  add: { en: "Add New", vi: "Thêm mới" },
  new: { en: "New: {what}", vi: "Thêm mới: {what}" },
  import: { en: "Import", vi: "Nhập Excel" },
  export: { en: "Export", vi: "Xuất Excel" },
  template: { en: "Download template", vi: "Tải tệp mẫu" },
  noRight: {
    en: "You do not have the right to do this. Ask your administrator.",
    vi: "Bạn không có quyền thực hiện. Vui lòng liên hệ quản trị viên.",
  },
  deleteTitle: { en: "Delete {what}?", vi: "Xóa {what}?" },
  deleteDetail: {
    en: "It can be deleted only while nothing refers to it.",
    vi: "Chỉ xóa được khi chưa được sử dụng ở nơi khác.",
  },
  deleted: { en: "{what} was deleted", vi: "Đã xóa {what}" },
  saved: { en: "{what} was saved", vi: "Đã lưu {what}" },
  empty: { en: "Nothing here yet", vi: "Chưa có dữ liệu" },
  emptyDetail: {
    en: "Add the first one, or import a sheet.",
    vi: "Thêm mới bản ghi đầu tiên hoặc nhập từ Excel.",
  },
  all: { en: "All", vi: "Tất cả" },
  modified: { en: "Modify date", vi: "Ngày sửa" },
  choose: { en: "Choose a sheet (.xlsx)", vi: "Chọn tệp Excel (.xlsx)" },
  importTitle: { en: "Import: {what}", vi: "Nhập Excel: {what}" },
  importHint: {
    en: "Fill in the template, choose the file, correct what is marked, then save. Nothing is saved while a row is wrong.",
    vi: "Điền tệp mẫu, chọn tệp, sửa các ô được đánh dấu rồi lưu. Không lưu dòng nào khi còn dòng lỗi.",
  },
  importCount: {
    en: "{total} rows, {valid} valid",
    vi: "{total} dòng, {valid} dòng hợp lệ",
  },
  showWrong: { en: "Only rows with errors", vi: "Chỉ dòng có lỗi" },
  imported: { en: "{count} rows were imported", vi: "Đã nhập {count} dòng" },
  row: { en: "Row", vi: "Dòng" },
} as const;
