import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Values that the database cannot store, where no area has a better text. */
export const refuseValue = refusals({
  "record.overlaps": {
    status: 409,
    en: "This overlaps a record that exists already.",
    vi: "Bản ghi này trùng khoảng thời gian với một bản ghi đã có.",
  },
  "check.belowZero": {
    status: 400,
    en: "A number is below zero; enter zero or more.",
    vi: "Có số nhỏ hơn 0; hãy nhập từ 0 trở lên.",
  },
  "check.notAboveZero": {
    status: 400,
    en: "A number is not above zero; enter more than zero.",
    vi: "Có số không lớn hơn 0; hãy nhập số lớn hơn 0.",
  },
  "check.outOfBounds": {
    status: 400,
    en: "A number is beyond what this field allows; check quantity, price, rate and term.",
    vi: "Có số vượt quá giới hạn của trường; hãy kiểm tra số lượng, đơn giá, tỷ giá và kỳ hạn.",
  },
  "check.daysInOrder": {
    status: 400,
    en: "The last day lies before the first; swap or correct them.",
    vi: "Ngày cuối trước ngày đầu; hãy đổi lại hoặc sửa.",
  },
  "check.notOnList": {
    status: 400,
    en: "A value is not on the list of its field; choose one from the list.",
    vi: "Có giá trị không nằm trong danh sách của trường; hãy chọn trong danh sách.",
  },
  "check.currencyDecimals": {
    status: 400,
    en: "An amount has more decimals than its currency; round it.",
    vi: "Có số tiền nhiều số lẻ hơn loại tiền cho phép; hãy làm tròn.",
  },
  "check.wrongForm": {
    status: 400,
    en: "A text does not have the form or length of its field; check code, number and e-mail.",
    vi: "Có nội dung sai dạng hoặc độ dài của trường; hãy kiểm tra mã, số và e-mail.",
  },
  "check.samePlace": {
    status: 400,
    en: "Port of loading and port of discharge are the same; change one.",
    vi: "Cảng xếp và cảng dỡ trùng nhau; hãy đổi một cảng.",
  },
  "check.samePerson": {
    status: 400,
    en: "The same one is named twice where two are needed; choose another.",
    vi: "Một mục được chọn hai lần ở nơi cần hai mục khác nhau; hãy chọn mục khác.",
  },
  "check.missing": {
    status: 400,
    en: "Something that is needed is empty; fill it in.",
    vi: "Còn thiếu thông tin bắt buộc; hãy nhập thêm.",
  },
  "record.busy": {
    status: 409,
    en: "Other users are changing the same records at this moment. Nothing was saved; try again.",
    vi: "Có người khác đang thay đổi cùng dữ liệu vào lúc này. Chưa lưu gì; vui lòng thử lại.",
  },
  "database.away": {
    status: 503,
    en: "The database is not responding at the moment. Try again in {seconds} seconds.",
    vi: "Cơ sở dữ liệu hiện chưa phản hồi. Vui lòng thử lại sau {seconds} giây.",
  },
  "database.slow": {
    status: 503,
    en: "The database takes too long at the moment. Nothing was saved; try again in {seconds} seconds.",
    vi: "Cơ sở dữ liệu hiện phản hồi quá chậm. Chưa lưu gì; vui lòng thử lại sau {seconds} giây.",
  },
  "database.full": {
    status: 503,
    en: "The disk of the database is full. Nothing was saved; tell your administrator, then try again.",
    vi: "Ổ đĩa của cơ sở dữ liệu đã đầy. Chưa lưu gì; hãy báo quản trị viên rồi thử lại.",
  },
  "database.newer": {
    status: 503,
    en: "Fairway has been updated and this server is out of date. Nothing was saved; try again in {seconds} seconds.",
    vi: "Fairway vừa được nâng cấp và máy chủ này đã cũ. Chưa lưu gì; vui lòng thử lại sau {seconds} giây.",
  },
  "record.malformed": {
    status: 400,
    en: "A value does not have the form its field needs.",
    vi: "Có giá trị không đúng định dạng của trường.",
  },
  "record.outOfRange": {
    status: 400,
    en: "A number is too large or too small for its field.",
    vi: "Có số quá lớn hoặc quá nhỏ so với trường.",
  },
  "record.tooLong": {
    status: 400,
    en: "A text is too long for its field.",
    vi: "Có nội dung quá dài so với trường.",
  },
});
