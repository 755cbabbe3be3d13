/** Texts of the log of the catalogue's lists. */
export const logWords = {
  title: { en: "Changes of lists", vi: "Thay đổi danh mục" },
  list: { en: "Catalogue", vi: "Danh mục" },
  search: { en: "Code or name", vi: "Mã hoặc tên" },
  period: { en: "Period", vi: "Khoảng thời gian" },
  time: { en: "Time", vi: "Thời gian" },
  code: { en: "Code", vi: "Mã" },
  name: { en: "Name", vi: "Tên" },
  action: { en: "Action", vi: "Thao tác" },
  insert: { en: "Added", vi: "Thêm mới" },
  update: { en: "Changed", vi: "Thay đổi" },
  delete: { en: "Deleted", vi: "Đã xóa" },
  person: { en: "Person", vi: "Nhân viên" },
  fields: { en: "Fields", vi: "Trường" },
  field: { en: "Field", vi: "Trường" },
  was: { en: "Before", vi: "Trước" },
  now: { en: "After", vi: "Sau" },
  none: { en: "No changes", vi: "Không có thay đổi" },
  noneDetail: {
    en: "Nothing was changed in this list in this period.",
    vi: "Danh mục này không có thay đổi trong khoảng thời gian đã chọn.",
  },
} as const;
