import { refusals } from "../refusal/refusal.ts";

/** Why a whole sheet is refused; the refusals of its fields say what is wrong with one cell. */
export const refuseImport = refusals({
  "import.doubtfulNumber": {
    status: 400,
    en: "“{value}” is {thousands, number} or {decimals, number, ::.########}. Make it a number in Excel, or write it without separators.",
    vi: "“{value}” có thể là {thousands, number} hoặc {decimals, number, ::.########}. Hãy đổi ô thành dạng số trong Excel, hoặc ghi không có dấu phân cách.",
  },
  "import.nothing": {
    status: 400,
    en: "The sheet has no row of values.",
    vi: "Tệp không có dòng dữ liệu nào.",
  },
  "import.header": {
    status: 400,
    en: "The column “{column}” is missing. Use the template.",
    vi: "Thiếu cột “{column}”. Hãy dùng tệp mẫu.",
  },
  "import.wrongRows": {
    status: 400,
    en: "{count} rows have errors; nothing was saved.",
    vi: "{count} dòng có lỗi; chưa lưu dòng nào.",
  },
});
