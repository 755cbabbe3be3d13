import { titles } from "./titles.ts";

/** Texts of the screens of tariffs. */
export const tariffWords = {
  ...titles,
  importShort: { en: "Import lines", vi: "Nhập dòng từ Excel" },
  exportShort: { en: "Export lines", vi: "Xuất dòng ra Excel" },
  none: { en: "No tariffs", vi: "Chưa có biểu giá" },
  noneDetail: {
    en: "A tariff has the prices of a service for a range of days. Charge lines are priced from it.",
    vi: "Biểu giá có giá của một dịch vụ trong một khoảng ngày. Dòng phí lấy giá từ biểu giá.",
  },
  saved: { en: "Tariff {name} was saved", vi: "Đã lưu biểu giá {name}" },
  deleted: { en: "Tariff {name} was deleted", vi: "Đã xóa biểu giá {name}" },
  deleteTitle: { en: "Delete the tariff {name}?", vi: "Xóa biểu giá {name}?" },
  deleteDetail: { en: "Its lines are deleted with it.", vi: "Các dòng của biểu giá cũng bị xóa." },
  activeCannotGo: {
    en: "Make it inactive before you delete it",
    vi: "Hãy ngừng sử dụng trước khi xóa",
  },
  copy: { en: "Copy", vi: "Sao chép" },
  copied: {
    en: "Copy of {name}: enter its name and days, then save.",
    vi: "Bản sao của {name}: hãy nhập tên và ngày rồi lưu.",
  },
  main: { en: "Tariff", vi: "Biểu giá" },
  lines: { en: "Lines", vi: "Các dòng giá" },
  chargeName: { en: "Charge name", vi: "Tên phí" },
  serviceFirst: { en: "Choose the service first", vi: "Hãy chọn dịch vụ trước" },
  notOfType: {
    en: "Lines of this type have no value here",
    vi: "Dòng thuộc loại này không có giá trị ở ô này",
  },
  routeForOperations: {
    en: "Only lines used for operations have a customs route",
    vi: "Chỉ dòng dùng cho hiện trường mới có luồng hải quan",
  },
  wrongCells: {
    en: "Correct the marked cells of the lines first.",
    vi: "Hãy sửa các ô giá được đánh dấu trước.",
  },
  expires: { en: "Expires", vi: "Sắp hết hạn" },
  within: {
    30: { en: "in 30 days", vi: "trong 30 ngày" },
    7: { en: "in 7 days", vi: "trong 7 ngày" },
  },
  expiresSoon: { en: "ends soon", vi: "sắp hết hạn" },
  all: { en: "All", vi: "Tất cả" },
  dateTypes: {
    All: { en: "Any date", vi: "Mọi ngày" },
    CreateDate: { en: "Create date", vi: "Ngày tạo" },
    EffectiveDate: { en: "Effective date", vi: "Ngày hiệu lực" },
    ModifiedDate: { en: "Modified date", vi: "Ngày sửa" },
    ExpiredDate: { en: "Expired date", vi: "Ngày hết hạn" },
  },
  modified: { en: "Modified", vi: "Ngày sửa" },
} as const;
