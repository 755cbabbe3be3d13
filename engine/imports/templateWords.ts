/** The words of the rows that explain a template, and of a sheet of rows with errors. */
export const templateWords = {
  guide: { en: "Guide", vi: "Hướng dẫn" },
  example: { en: "Example", vi: "Ví dụ" },
  required: { en: "Required", vi: "Bắt buộc" },
  optional: { en: "Optional", vi: "Không bắt buộc" },
  fromList: { en: "choose from the list", vi: "chọn trong danh sách" },
  several: { en: "several are joined by ;", vi: "nhiều giá trị cách nhau bằng ;" },
  most: { en: "at most {max} characters", vi: "tối đa {max} ký tự" },
  date: { en: "a date such as 31/01/2026", vi: "ngày, ví dụ 31/01/2026" },
  number: { en: "a number", vi: "số" },
  notRead: {
    en: "rows 2 and 3 are not imported; type from row 4",
    vi: "dòng 2 và 3 không được nhập; điền từ dòng 4",
  },
  errors: { en: "Errors", vi: "Lỗi" },
} as const;
