import { columnsOf, type ReportColumn } from "./reportColumn.ts";

/** The title of the report of the documents of jobs. */
export const documentReportTitle = {
  en: "E-document report",
  vi: "Báo cáo chứng từ điện tử",
} as const;

const text = columnsOf("text");
const day = columnsOf("day");

/** Its columns: one line for each file. */
export const documentReportColumns: readonly ReportColumn[] = [
  text("jobNo", "Job No", "Số lô"),
  text("customerCode", "Code Cus", "Mã KH"),
  text("taxCode", "Tax code", "Mã số thuế"),
  text("customer", "Customer", "Khách hàng"),
  text("mawb", "MBL", "MBL"),
  text("hwbno", "HBL", "HBL"),
  text("customNo", "Custom No", "Số tờ khai"),
  day("created", "Create date", "Ngày tạo"),
  text("creator", "Creator", "Người tạo"),
  text("aliasName", "Alias name", "Tên gọi"),
  text("fileName", "Real file name", "Tên tệp"),
  text("documentType", "Doc type", "Loại chứng từ"),
  {
    ...text("isRequired", "Require", "Bắt buộc"),
    of: { yes: { en: "Yes", vi: "Có" }, no: { en: "No", vi: "Không" } },
  },
  text("attachTime", "Attach time", "Thời gian đính kèm"),
  text("attachPerson", "Attach person", "Người đính kèm"),
];
