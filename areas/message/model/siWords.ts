/** Texts of the preview of a shipping instruction. */
export const siWords = {
  placeholder: {
    en: "A placeholder that was not filled in",
    vi: "Phần giữ chỗ chưa được điền",
  },
  unknownPort: {
    en: "No port of the catalogue has this code or name",
    vi: "Danh mục cảng không có mã hoặc tên này",
  },
  otherThanJob: { en: "The job says {value}", vi: "Trên lô hàng là {value}" },
  wrongDigit: {
    en: "Wrong check digit: {expected} is correct",
    vi: "Sai số kiểm tra: đúng phải là {expected}",
  },
  wrongForm: {
    en: "Not a container number",
    vi: "Không đúng dạng số container",
  },
  unknownType: {
    en: "No container type of the catalogue has the ISO code {value}",
    vi: "Danh mục loại container không có mã ISO {value}",
  },
  noType: { en: "The file does not say which type", vi: "Tệp không cho biết loại container" },
  unknownPackage: {
    en: "No package type of the catalogue has this name",
    vi: "Danh mục loại kiện không có tên này",
  },
  severalPackages: {
    en: "Several kinds of package: {value}",
    vi: "Nhiều loại kiện: {value}",
  },
  unknownUnit: {
    en: "The unit {value} is unknown",
    vi: "Không nhận diện được đơn vị {value}",
  },
  notNumber: { en: "Not a number above zero", vi: "Không phải số lớn hơn 0" },
  notDay: { en: "Not a calendar day", vi: "Không phải ngày hợp lệ" },
  wrongHs: { en: "An HS code has 6 to 10 digits", vi: "Mã HS có từ 6 đến 10 chữ số" },
  waybillToOrder: {
    en: "A sea waybill cannot be to order",
    vi: "Giấy gửi hàng đường biển không thể theo lệnh",
  },
  toOrderBlank: {
    en: "To order, but without a name",
    vi: "Theo lệnh nhưng không nêu tên ai",
  },
  tooLong: {
    en: "Longer than the {value} characters of the bill's field",
    vi: "Dài hơn {value} ký tự mà vận đơn chứa được",
  },
  severalValues: {
    en: "Several values; the bill takes one",
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
    en: "A house bill has no field for this",
    vi: "Vận đơn không có ô cho thông tin này",
  },
  container: { en: "Container", vi: "Container" },
  whole: { en: "The whole file as one bill", vi: "Toàn bộ tệp thành một vận đơn" },
  houseBill: { en: "House bill {value}", vi: "Vận đơn {value}" },
} as const;
