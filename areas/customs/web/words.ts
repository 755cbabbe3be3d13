import type { Words } from "@fairway/core/words/words.ts";
import { titles } from "./titles.ts";

/** The texts of the screens of customs declarations. */
export const customsWords = {
  ...titles,
  all: { en: "All fields", vi: "Mọi trường" },
  created: { en: "Created", vi: "Ngày tạo" },
  status: { en: "Status", vi: "Trạng thái" },
  jobNo: { en: "Job No", vi: "Số lô" },
  importShort: { en: "Import from Excel", vi: "Nhập từ Excel" },
  ecusShort: { en: "From ECUS", vi: "Từ ECUS" },
  numbers: { en: "Clearance numbers", vi: "Các số tờ khai" },
  numbersHint: { en: "Several numbers", vi: "Nhiều số tờ khai" },
  none: { en: "No customs declarations", vi: "Chưa có tờ khai hải quan" },
  noneDetail: {
    en: "A customs declaration has the customer, the route and the goods of a clearance. It comes from a form or from a sheet.",
    vi: "Tờ khai hải quan có khách hàng, hành trình và hàng hóa của lần thông quan. Tờ khai được nhập trên biểu mẫu hoặc từ tệp Excel.",
  },
  saved: { en: "Declaration {clearanceNo} saved.", vi: "Đã lưu tờ khai {clearanceNo}." },
  deleted: { en: "Declaration {clearanceNo} deleted.", vi: "Đã xóa tờ khai {clearanceNo}." },
  deleteMany: {
    en: "Delete {count} customs declarations?",
    vi: "Xóa {count} tờ khai hải quan?",
  },
  convert: { en: "Convert to jobs", vi: "Mở lô hàng" },
  convertOne: { en: "Convert to job", vi: "Mở lô" },
  saveAndConvert: { en: "Save and convert to job", vi: "Lưu và mở lô" },
  delete: { en: "Delete", vi: "Xóa" },
  doubts: {
    length: {
      en: "Numbers of VNACCS have 12 digits.",
      vi: "Số tờ khai VNACCS có 12 chữ số.",
    },
    leading: {
      en: "Numbers of imports begin with 1, of exports with 3.",
      vi: "Số tờ khai nhập bắt đầu bằng 1, tờ khai xuất bắt đầu bằng 3.",
    },
  },
  onJob: { en: "It is on job {jobNo}.", vi: "Tờ khai thuộc lô {jobNo}." },
  number: { en: "Number and customer", vi: "Số tờ khai và khách hàng" },
  carriage: { en: "Carriage and channel", vi: "Vận chuyển và phân luồng" },
  goods: { en: "Goods", vi: "Hàng hóa" },
  states: {
    Imported: { en: "On a job", vi: "Đã mở lô" },
    NotImported: { en: "Not on a job", vi: "Chưa mở lô" },
  },
  days: {
    ClearanceDate: { en: "Registered on", vi: "Ngày đăng ký" },
    ImportDate: { en: "Created", vi: "Ngày tạo" },
  },
} as const satisfies Record<string, Words | Record<string, Words>>;
