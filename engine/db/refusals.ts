import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Values that the database cannot take, when no area has put it in better words. */
export const refuseValue = refusals({
  "record.overlaps": {
    status: 409,
    en: "This overlaps a record that exists already.",
    vi: "Bản ghi này trùng khoảng thời gian với một bản ghi đã có.",
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
