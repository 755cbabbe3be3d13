import { titles } from "./titles.ts";

/** The words of files. */
export const fileWords = {
  ...titles,
  saved: { en: "Saved.", vi: "Đã lưu." },
  added: { en: "“{name}” was added.", vi: "Đã thêm “{name}”." },
  deleted: { en: "“{name}” was deleted.", vi: "Đã xóa “{name}”." },
  filed: { en: "“{name}” is filed.", vi: "Đã lưu “{name}” vào tệp đính kèm." },
  filePaper: { en: "File it", vi: "Lưu vào tệp" },
  filePaperHint: {
    en: "Keep this paper with the files of its record, as it is shown here.",
    vi: "Lưu bản này vào tệp đính kèm của hồ sơ, đúng như đang hiển thị.",
  },
  driver: { en: "Driver", vi: "Tài xế" },
  keptProof: {
    en: "A proof of delivery is not deleted.",
    vi: "Biên bản giao hàng không được xóa.",
  },
  bill: { en: "House bill", vi: "Vận đơn nhà" },
  deleteFile: { en: "Delete", vi: "Xóa" },
  all: { en: "Download all", vi: "Tải xuống tất cả" },
  describe: { en: "About this file", vi: "Thông tin tệp" },
  aliasName: { en: "Alias name", vi: "Tên gọi" },
  documentType: { en: "Kind of document", vi: "Loại chứng từ" },
  tag: { en: "Tag", vi: "Nhãn" },
  note: { en: "Note", vi: "Ghi chú" },
  general: { en: "General", vi: "Chung" },
  accountant: { en: "Accountant", vi: "Kế toán" },
  name: { en: "Real file name", vi: "Tên tệp gốc" },
  jobNo: { en: "Job ID", vi: "Số lô" },
  hwbno: { en: "HBL No", vi: "Số vận đơn nhà" },
  mawb: { en: "MBL No", vi: "Số MBL" },
  billingNo: { en: "Billing no.", vi: "Số chứng từ" },
  invoiceNo: { en: "Invoice no.", vi: "Số hóa đơn" },
  accountingNo: { en: "A/C ref. no.", vi: "Số chứng từ kế toán" },
  source: { en: "Source", vi: "Nguồn" },
  attachedAt: { en: "Attach time", vi: "Thời gian đính kèm" },
  attachedBy: { en: "Attach person", vi: "Người đính kèm" },
  createDate: { en: "Attached on", vi: "Ngày đính kèm" },
  accountingDate: { en: "Accounting date", vi: "Ngày hạch toán" },
  dateMode: { en: "Date type", vi: "Loại ngày" },
  size: { en: "Size", vi: "Dung lượng" },
  open: { en: "Open {name}", vi: "Mở {name}" },
  noRecord: { en: "No record is given", vi: "Chưa có hồ sơ" },
  noRecordDetail: {
    en: "Open this page from a record or from the list of files.",
    vi: "Hãy mở trang này từ một hồ sơ hoặc từ danh sách tệp.",
  },
  noneTitle: { en: "No files here yet", vi: "Chưa có tệp nào" },
  noneDetail: {
    en: "Files attached to jobs, agreements and accounting papers are listed here.",
    vi: "Các tệp đính kèm lô hàng, hợp đồng và chứng từ kế toán sẽ hiển thị tại đây.",
  },
  anything: { en: "Anything", vi: "Tất cả" },
  picture: { en: "Picture", vi: "Hình ảnh" },
  signature: { en: "Signature", vi: "Chữ ký" },
  addPicture: { en: "Upload a picture", vi: "Tải ảnh lên" },
  pictureHint: {
    en: "PNG or JPEG, at most {kilobytes} kB. The newest is used.",
    vi: "PNG hoặc JPEG, tối đa {kilobytes} kB. Ảnh mới nhất được sử dụng.",
  },
  deletePicture: { en: "Delete this picture?", vi: "Xóa ảnh này?" },
  noPicture: { en: "No picture yet", vi: "Chưa có ảnh" },
} as const;

/** The source of a file. */
export const sourceWords: Readonly<Record<string, { en: string; vi: string }>> = {
  Upload: { en: "Uploaded", vi: "Tải lên" },
  Text: { en: "In a text", vi: "Trong văn bản" },
  Mail: { en: "E-mail", vi: "Email" },
  Preview: { en: "Printed paper", vi: "Bản in" },
  Picture: { en: "Picture", vi: "Hình ảnh" },
};
