/** Texts of the screens that are derived from a declaration. */
export const resourceWords = {
  add: { en: "Add New", vi: "Thêm mới" },
  new: { en: "New: {what}", vi: "Thêm mới: {what}" },
  import: { en: "Import", vi: "Nhập Excel" },
  exportAll: { en: "Export all columns", vi: "Xuất tất cả cột" },
  exportCsv: { en: "Export CSV", vi: "Xuất CSV" },
  activate: { en: "Activate", vi: "Kích hoạt" },
  deactivate: { en: "Deactivate", vi: "Ngừng dùng" },
  activated: {
    en: "{count, plural, =0 {Nothing had to change} one {# record was changed} other {# records were changed}}",
    vi: "{count, plural, =0 {Không có thay đổi} other {Đã cập nhật # bản ghi}}",
  },
  chosen: { en: "{count} selected", vi: "Đã chọn {count}" },
  deleted: { en: "{what} was deleted", vi: "Đã xóa {what}" },
  saved: { en: "{what} was saved", vi: "Đã lưu {what}" },
  empty: { en: "Nothing here yet", vi: "Chưa có dữ liệu" },
  emptyDetail: { en: "Add the first one.", vi: "Hãy thêm bản ghi đầu tiên." },
  emptyImport: {
    en: "Add the first one, or import a sheet.",
    vi: "Thêm mới bản ghi đầu tiên hoặc nhập từ Excel.",
  },
  all: { en: "All", vi: "Tất cả" },
  modified: { en: "Modify date", vi: "Ngày sửa" },
} as const;
