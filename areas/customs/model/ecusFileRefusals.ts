import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of files of customs software. */
export const refuseEcusFile = refusals({
  "ecusFile.xls": {
    status: 400,
    en: "{name} is an old Excel file (.xls). Save it as .xlsx and choose it again.",
    vi: "{name} là tệp Excel cũ (.xls). Hãy lưu thành .xlsx rồi chọn lại.",
  },
  "ecusFile.unknown": {
    status: 400,
    en: "{name} is neither an XML export of ECUS nor a printed declaration as .xlsx.",
    vi: "{name} không phải tệp XML xuất từ ECUS hoặc tờ khai in dạng .xlsx.",
  },
  "ecusFile.entities": {
    status: 400,
    en: "{name} declares a document type or entities. Exports of ECUS have none; it is not read.",
    vi: "{name} có khai báo kiểu tài liệu hoặc thực thể. Tệp xuất từ ECUS không có; tệp không được đọc.",
  },
  "ecusFile.broken": {
    status: 400,
    en: "{name} is no complete XML file.",
    vi: "{name} không phải tệp XML hoàn chỉnh.",
  },
  "ecusFile.tooLarge": {
    status: 413,
    en: "{name} is larger than {max} MB or has more than 20,000 declarations.",
    vi: "{name} lớn hơn {max} MB hoặc có hơn 20.000 tờ khai.",
  },
  "ecusFile.nothing": {
    status: 400,
    en: "{name} has no declaration: a table DToKhaiMD with rows Data is missing.",
    vi: "{name} không có tờ khai: thiếu bảng DToKhaiMD với các dòng Data.",
  },
  "ecusFile.otherForm": {
    status: 400,
    en: "{name} is another form: it lacks {label}. Choose the printed declaration ToKhaiHQ7N or ToKhaiHQ7X.",
    vi: "{name} là biểu mẫu khác: thiếu {label}. Hãy chọn tờ khai in ToKhaiHQ7N hoặc ToKhaiHQ7X.",
  },
});
