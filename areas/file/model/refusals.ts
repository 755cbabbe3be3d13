import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Why a file is refused. */
export const refuseFile = refusals({
  "file.empty": {
    status: 400,
    en: "“{name}” is empty.",
    vi: "Tệp “{name}” không có nội dung.",
  },
  "file.kindUnknown": {
    status: 415,
    en: "“{name}” has a file type that is not accepted. Accepted types: {kinds}.",
    vi: "Không nhận loại tệp của “{name}”. Các loại được nhận: {kinds}.",
  },
  "file.misnamed": {
    status: 415,
    en: "The content of “{name}” is not what its name says. It looks like: {kinds}.",
    vi: "Nội dung của “{name}” không đúng với đuôi tệp. Nội dung thuộc loại: {kinds}.",
  },
  "file.fieldTooLarge": {
    status: 413,
    en: "The file may be at most {kilobytes} kB.",
    vi: "Tệp không được vượt quá {kilobytes} kB.",
  },
  "file.pictureUnreadable": {
    status: 415,
    en: "“{name}” cannot be read as a picture. Save it again as PNG or JPEG.",
    vi: "Không đọc được ảnh “{name}”. Hãy lưu lại ở dạng PNG hoặc JPEG.",
  },
  "file.pictureTooWide": {
    status: 413,
    en: "“{name}” has {width} × {height} pixels. Choose a picture of at most {longest} pixels a side.",
    vi: "“{name}” có {width} × {height} điểm ảnh. Hãy chọn ảnh có mỗi cạnh tối đa {longest} điểm ảnh.",
  },
  "file.pictureTooLarge": {
    status: 413,
    en: "A picture may be at most {kilobytes} kB.",
    vi: "Ảnh không được vượt quá {kilobytes} kB.",
  },
});
