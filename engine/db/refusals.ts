import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Values that the database cannot store, where no area has a better text. */
export const refuseValue = refusals({
  "record.overlaps": {
    status: 409,
    en: "This overlaps a record that exists already.",
    vi: "Bản ghi này trùng khoảng thời gian với một bản ghi đã có.",
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
