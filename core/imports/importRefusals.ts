import { refusals } from "../refusal/refusal.ts";

/** Why a whole sheet is refused; the refusals of its fields say what is wrong with one cell. */
export const refuseImport = refusals({
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
