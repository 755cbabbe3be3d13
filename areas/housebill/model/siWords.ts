/** What the preview of a shipping instruction says of a value. */
export const siWords = {
  placeholder: {
    en: "A placeholder that somebody forgot to fill",
    vi: "Chỗ giữ chỗ chưa được điền",
  },
  unknownPort: {
    en: "No port of the catalogue has this code or name",
    vi: "Danh mục cảng không có mã hoặc tên này",
  },
  otherThanJob: { en: "The job says {value}", vi: "Trên lô hàng là {value}" },
  wrongDigit: {
    en: "Wrong check digit: {expected} would be right",
    vi: "Sai số kiểm tra: đúng phải là {expected}",
  },
  wrongForm: {
    en: "Not the form of a container number",
    vi: "Không đúng dạng số container",
  },
  unknownType: {
    en: "No container type of the catalogue has the ISO code {value}",
    vi: "Danh mục loại cont không có mã ISO {value}",
  },
  noType: { en: "The file does not say which type", vi: "Tệp không cho biết loại cont" },
  unknownPackage: {
    en: "No package type of the catalogue is called so",
    vi: "Danh mục loại kiện không có tên này",
  },
  severalPackages: {
    en: "Several kinds of package: {value}",
    vi: "Nhiều loại kiện: {value}",
  },
  unknownUnit: {
    en: "The unit {value} is not understood",
    vi: "Không hiểu đơn vị {value}",
  },
  notNumber: { en: "Not a number above zero", vi: "Không phải số lớn hơn 0" },
  notDay: { en: "Not a calendar day", vi: "Không phải ngày hợp lệ" },
  wrongHs: { en: "An HS code has 6 to 10 digits", vi: "Mã HS có từ 6 đến 10 chữ số" },
  waybillToOrder: {
    en: "A sea waybill cannot be to order",
    vi: "Giấy gửi hàng đường biển không thể theo lệnh",
  },
  toOrderBlank: {
    en: "To order, but nobody is named",
    vi: "Theo lệnh nhưng không nêu tên ai",
  },
  tooLong: {
    en: "Longer than the {value} characters the bill has room for",
    vi: "Dài hơn {value} ký tự mà vận đơn chứa được",
  },
  severalValues: {
    en: "Several values; the bill has one",
    vi: "Có nhiều giá trị; vận đơn chỉ chứa một",
  },
  unknownCode: { en: "The code is not known", vi: "Không biết mã này" },
  dangerous: {
    en: "Dangerous goods: check class, packing group and papers",
    vi: "Hàng nguy hiểm: kiểm tra phân lớp, nhóm đóng gói và chứng từ",
  },
  wrongUnNumber: {
    en: "A UN number has four digits",
    vi: "Số UN có bốn chữ số",
  },
  noPlace: {
    en: "A house bill has no place for this",
    vi: "Vận đơn không có chỗ cho thông tin này",
  },
  container: { en: "Container", vi: "Container" },
  whole: { en: "The whole file as one bill", vi: "Toàn bộ tệp thành một vận đơn" },
  houseBill: { en: "House bill {value}", vi: "Vận đơn {value}" },
} as const;
