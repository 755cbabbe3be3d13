import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a request is refused before any verb runs. */
export const refuseRequest = refusals({
  "request.notJson": {
    status: 400,
    en: "The JSON is invalid at line {line}, column {column}.",
    vi: "JSON sai cấu trúc tại dòng {line}, cột {column}.",
  },
  "request.tooManyValues": {
    status: 413,
    en: "The request holds more than {most} values; send it in parts.",
    vi: "Yêu cầu có hơn {most} giá trị; hãy chia ra nhiều lần.",
  },
  "request.diskFull": {
    status: 503,
    en: "The disk of the server has no room for this file. Nothing was saved; tell your administrator, then try again.",
    vi: "Ổ đĩa của máy chủ không đủ chỗ cho tệp này. Chưa lưu gì; hãy báo quản trị viên rồi thử lại.",
  },
  "request.tooManyWrong": {
    status: 400,
    en: "Almost everything in this request has a wrong form. Check what it is made of.",
    vi: "Hầu hết nội dung của yêu cầu này sai định dạng. Hãy kiểm tra lại nguồn dữ liệu.",
  },
  "request.wrongType": {
    status: 415,
    en: "This content type is not supported ({type}). Send {expected}.",
    vi: "Kiểu nội dung này không được hỗ trợ ({type}). Hãy gửi {expected}.",
  },
  "request.stopping": {
    status: 503,
    en: "The server is stopping. Try again in a moment.",
    vi: "Máy chủ đang dừng. Vui lòng thử lại sau giây lát.",
  },
  "field.tooLong": {
    status: 400,
    en: "At most {most} characters; shorten it.",
    vi: "Tối đa {most} ký tự; hãy rút ngắn.",
  },
  "field.tooShort": {
    status: 400,
    en: "At least {least} characters.",
    vi: "Ít nhất {least} ký tự.",
  },
  "field.tooMany": {
    status: 400,
    en: "At most {most} entries; remove some.",
    vi: "Tối đa {most} dòng; hãy bớt đi.",
  },
  "field.tooFew": { status: 400, en: "At least {least} entries.", vi: "Ít nhất {least} dòng." },
  "field.tooLarge": {
    status: 400,
    en: "The value may be at most {most}.",
    vi: "Giá trị tối đa là {most}.",
  },
  "field.tooSmall": {
    status: 400,
    en: "The value must be at least {least}.",
    vi: "Giá trị tối thiểu là {least}.",
  },
  "field.notNumber": { status: 400, en: "Enter a number.", vi: "Hãy nhập số." },
  "field.notWhole": { status: 400, en: "Enter a whole number.", vi: "Hãy nhập số nguyên." },
  "field.notText": {
    status: 400,
    en: "Send this as text; amounts, rates and quantities too, e.g. “1250.50”.",
    vi: "Hãy gửi dưới dạng chuỗi; cả số tiền, tỷ giá và số lượng, ví dụ “1250.50”.",
  },
  "field.unstorable": {
    status: 400,
    en: "This text has a character that cannot be stored. Remove it, or type the text instead of pasting it.",
    vi: "Nội dung có ký tự không lưu được. Hãy bỏ ký tự đó, hoặc gõ lại thay vì dán.",
  },
  "field.notFlag": { status: 400, en: "Send true or false.", vi: "Hãy gửi true hoặc false." },
  "field.notList": { status: 400, en: "Send a list.", vi: "Hãy gửi một danh sách." },
  "field.notObject": {
    status: 400,
    en: "Send an object with fields.",
    vi: "Hãy gửi một đối tượng có các trường.",
  },
  "field.notDay": {
    status: 400,
    en: "Enter a date that exists, between 1990 and 2100, as YYYY-MM-DD.",
    vi: "Hãy nhập ngày có thật, từ năm 1990 đến năm 2100, dạng YYYY-MM-DD.",
  },
  "field.notDecimal": {
    status: 400,
    en: "Enter a number with a decimal point, e.g. 1250.50.",
    vi: "Hãy nhập số với dấu chấm thập phân, ví dụ 1250.50.",
  },
  "field.notId": {
    status: 400,
    en: "This is not the id of a record.",
    vi: "Đây không phải mã định danh của bản ghi.",
  },
  "field.notEmail": {
    status: 400,
    en: "Enter an e-mail address, e.g. lan@example.com.",
    vi: "Hãy nhập địa chỉ email, ví dụ lan@example.com.",
  },
  "field.notOneOf": {
    status: 400,
    en: "Choose one of: {values}.",
    vi: "Hãy chọn một trong: {values}.",
  },
  "field.wrongForm": {
    status: 400,
    en: "This value does not have the right form.",
    vi: "Giá trị không đúng định dạng.",
  },
  "field.unexpected": {
    status: 400,
    en: "This field is not known here.",
    vi: "Trường này không tồn tại.",
  },
});
