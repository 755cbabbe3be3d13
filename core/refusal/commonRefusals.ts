import { type FieldRefusal, refusals } from "./refusal.ts";

/** Refusals that any area may need. */
export const refuse = refusals({
  "ask.invalid": {
    status: 400,
    en: "Please correct the marked fields.",
    vi: "Vui lòng sửa các ô được đánh dấu.",
  },
  "ask.malformed": {
    status: 400,
    en: "The request could not be read: {reason}",
    vi: "Không đọc được yêu cầu: {reason}",
  },
  "field.required": { status: 400, en: "This field is required.", vi: "Bắt buộc nhập ô này." },
  "field.invalid": {
    status: 400,
    en: "This value is not valid: {reason}",
    vi: "Giá trị không hợp lệ: {reason}",
  },
  "field.unknown": {
    status: 400,
    en: "“{value}” was not found.",
    vi: "Không tìm thấy “{value}”.",
  },
  "session.missing": {
    status: 401,
    en: "Please sign in.",
    vi: "Vui lòng đăng nhập.",
  },
  "access.forbidden": {
    status: 403,
    en: "You do not have the right to do this ({permission}). Ask your administrator.",
    vi: "Bạn không có quyền thực hiện việc này ({permission}). Vui lòng liên hệ quản trị viên.",
  },
  "record.notFound": {
    status: 404,
    en: "This record does not exist or is not open to you.",
    vi: "Bản ghi không tồn tại hoặc bạn không được xem.",
  },
  "route.notFound": { status: 404, en: "Not found request", vi: "Không tìm thấy yêu cầu" },
  "record.conflict": {
    status: 409,
    en: "This record was saved meanwhile, by another user or in another tab of yours. Reload to see the changes.",
    vi: "Bản ghi vừa được lưu bởi người khác hoặc ở tab khác của bạn. Hãy tải lại để xem thay đổi.",
  },
  "record.exists": {
    status: 409,
    en: "A record with the same {what} already exists.",
    vi: "Đã có bản ghi trùng {what}.",
  },
  "record.inUse": {
    status: 409,
    en: "This record is in use ({where}) and cannot be deleted.",
    vi: "Bản ghi đang được dùng ({where}), không thể xóa.",
  },
  "record.unknownReference": {
    status: 400,
    en: "The record refers to something that does not exist ({what}).",
    vi: "Bản ghi tham chiếu đến mục không tồn tại ({what}).",
  },
  "record.breaksRule": {
    status: 400,
    en: "The values do not fit one another, so nothing was saved. Check them, or tell your administrator.",
    vi: "Các giá trị không khớp với nhau nên chưa lưu gì. Hãy kiểm tra lại hoặc báo quản trị viên.",
  },
  "request.tooMany": {
    status: 429,
    en: "Too many requests. Try again in {seconds} seconds.",
    vi: "Quá nhiều yêu cầu. Thử lại sau {seconds} giây.",
  },
  "request.otherSite": {
    status: 403,
    en: "A page of another site sent this. Open Fairway in its own tab and try there.",
    vi: "Yêu cầu này do trang của một website khác gửi. Hãy mở Fairway trong thẻ riêng và thử lại.",
  },
  "request.tooLarge": {
    status: 413,
    en: "The request is larger than {megabytes} MB.",
    vi: "Yêu cầu lớn hơn {megabytes} MB.",
  },
  "file.missing": {
    status: 400,
    en: "Choose a file to upload.",
    vi: "Hãy chọn tệp để tải lên.",
  },
  "file.tooLarge": {
    status: 413,
    en: "The file is larger than {megabytes} MB.",
    vi: "Tệp lớn hơn {megabytes} MB.",
  },
  "file.notSmaller": {
    status: 413,
    en: "A file must be smaller than {megabytes} MB. Make it smaller or split it.",
    vi: "Tệp phải nhỏ hơn {megabytes} MB. Hãy giảm dung lượng hoặc tách tệp.",
  },
});

/** Refuses with all wrong fields at once; does nothing without any. */
export function refuseFields(fields: readonly FieldRefusal[]): void {
  if (fields.length > 0) throw refuse("ask.invalid", {}, { fields });
}
