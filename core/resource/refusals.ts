import { refusals } from "../refusal/refusal.ts";

/** Why one value of a declared field is refused. */
export const refuseValue = refusals({
  "field.tooLong": {
    status: 400,
    en: "At most {max} characters.",
    vi: "Tối đa {max} ký tự.",
  },
  "field.tooShort": {
    status: 400,
    en: "At least {min} characters.",
    vi: "Tối thiểu {min} ký tự.",
  },
  "field.notLatin": {
    status: 400,
    en: "Only Latin letters, digits and plain punctuation here, not “{value}”.",
    vi: "Chỉ nhận chữ cái Latinh, chữ số và dấu câu thường, không nhận “{value}”.",
  },
  "field.notOffered": {
    status: 400,
    en: "“{value}” is not one of the choices.",
    vi: "“{value}” không có trong danh sách lựa chọn.",
  },
  "field.notEmail": {
    status: 400,
    en: "“{value}” is not an e-mail address.",
    vi: "“{value}” không phải địa chỉ email.",
  },
  "field.notPhone": {
    status: 400,
    en: "“{value}” is not a phone number.",
    vi: "“{value}” không phải số điện thoại.",
  },
  "field.notDay": {
    status: 400,
    en: "“{value}” is not a date between 1990 and 2100.",
    vi: "“{value}” không phải ngày hợp lệ từ năm 1990 đến năm 2100.",
  },
  "field.notNumber": {
    status: 400,
    en: "“{value}” is not a number.",
    vi: "“{value}” không phải là số.",
  },
  "field.belowZero": {
    status: 400,
    en: "The number may not be below zero.",
    vi: "Số không được âm.",
  },
  "field.notBetween": {
    status: 400,
    en: "{value, number, ::.########} is not between {least, number, ::.########} and {most, number, ::.########}.",
    vi: "{value, number, ::.########} không nằm trong khoảng từ {least, number, ::.########} đến {most, number, ::.########}.",
  },
  "field.tooFine": {
    status: 400,
    en: "{decimals, plural, =0 {No decimals here.} other {At most # decimals.}}",
    vi: "{decimals, plural, =0 {Không nhận số lẻ.} other {Tối đa # số lẻ.}}",
  },
  "field.notFlag": {
    status: 400,
    en: "“{value}” is neither yes nor no.",
    vi: "“{value}” không phải có hoặc không.",
  },
  "field.twice": {
    status: 400,
    en: "“{value}” appears in this file more than once.",
    vi: "“{value}” xuất hiện nhiều lần trong tệp.",
  },
  "field.exists": {
    status: 400,
    en: "“{value}” exists already.",
    vi: "“{value}” đã tồn tại.",
  },
});
