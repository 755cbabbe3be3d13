import { titles } from "./titles.ts";

/** Texts of receivables. */
export const words = {
  ...titles,
  receipts: { en: "Receipts", vi: "Phiếu thu" },
  search: { en: "Partner, tax code…", vi: "Đối tác, mã số thuế…" },
  partner: { en: "Partner", vi: "Đối tác" },
  salesman: { en: "Salesman", vi: "Nhân viên kinh doanh" },
  office: { en: "Office", vi: "Văn phòng" },
  service: { en: "Service", vi: "Dịch vụ" },
  day: { en: "As of", vi: "Đến ngày" },
  overdue: { en: "Overdue", vi: "Quá hạn" },
  rate: { en: "Debit rate", vi: "Tỷ lệ nợ" },
  status: { en: "Agreement", vi: "Hợp đồng" },
  expiry: { en: "Ends", vi: "Hạn hợp đồng" },
  partnerType: { en: "Partner type", vi: "Loại đối tác" },
  marks: { en: "Warnings", vi: "Cảnh báo" },
  isOverLimit: { en: "Over limit", vi: "Vượt hạn mức" },
  isOverDue: { en: "Overdue", vi: "Quá hạn" },
  isOverDueObh: { en: "OBH overdue", vi: "Chi hộ quá hạn" },
  isOverDuePrepaid: { en: "Prepaid overdue", vi: "Quá hạn trả trước" },
  isExpired: { en: "Expired", vi: "Hết hạn" },
  agreements: { en: "Agreements", vi: "Hợp đồng" },
  none: { en: "Nobody owes anything here", vi: "Không có công nợ" },
  noneDetail: {
    en: "Debts appear as soon as a selling or on-behalf line is saved.",
    vi: "Công nợ xuất hiện ngay khi lưu phí bán hoặc phí chi hộ.",
  },
  recount: { en: "Recalculate", vi: "Tính lại" },
  recountWhy: {
    en: "Counts the debts of this page again from charges and entries",
    vi: "Tính lại công nợ của trang này từ phí và bút toán",
  },
  noDifference: {
    en: "{partners, plural, one {# partner} other {# partners}} counted again: no difference",
    vi: "Đã tính lại {partners} đối tác: không có chênh lệch",
  },
  differences: { en: "Differences", vi: "Chênh lệch" },
  what: { en: "Figure", vi: "Chỉ tiêu" },
  document: { en: "Document", vi: "Chứng từ" },
  kept: { en: "Kept", vi: "Đang lưu" },
  counted: { en: "Counted", vi: "Tính lại" },
  byOffice: { en: "By office and service", vi: "Theo văn phòng và dịch vụ" },
  documents: { en: "Documents: {figure}", vi: "Chứng từ: {figure}" },
  ofPlace: { en: "{figure}, {office} {service}", vi: "{figure}, {office} {service}" },
  total: { en: "Total", vi: "Tổng cộng" },
  all: { en: "All offices", vi: "Mọi văn phòng" },
  noDocuments: { en: "No document behind this figure", vi: "Không có chứng từ" },
  exportDocuments: { en: "Export documents", vi: "Xuất chứng từ" },
  openAgreement: { en: "Open partner", vi: "Mở đối tác" },
  noAgreement: { en: "No contract", vi: "Không hợp đồng" },
  choose: {
    en: "Choose a receivable in the summary.",
    vi: "Hãy chọn công nợ trong bảng tổng hợp.",
  },
} as const;

/** The overdue buckets as a filter. */
export const overdueWords = {
  over1To15: { en: "1–15 days", vi: "1–15 ngày" },
  over16To30: { en: "16–30 days", vi: "16–30 ngày" },
  over30: { en: "Over 30 days", vi: "Trên 30 ngày" },
} as const;

/** The ranges of the debit rate as a filter. */
export const rateWords = {
  "0-50": { en: "0–50 %", vi: "0–50 %" },
  "50-70": { en: "50–70 %", vi: "50–70 %" },
  "70-100": { en: "70–100 %", vi: "70–100 %" },
  "100-120": { en: "100–120 %", vi: "100–120 %" },
  "120-": { en: "Over 120 %", vi: "Trên 120 %" },
} as const;

/** How soon an agreement ends, as a filter. */
export const expiryWords = {
  normal: { en: "In more than 30 days", vi: "Còn trên 30 ngày" },
  within30: { en: "In less than 30 days", vi: "Còn dưới 30 ngày" },
  within15: { en: "In less than 15 days", vi: "Còn dưới 15 ngày" },
  expired: { en: "Expired", vi: "Hết hạn" },
} as const;

/** The types of partners as a filter. */
export const partnerTypeWords = {
  Customer: { en: "Customer", vi: "Khách hàng" },
  Agent: { en: "Agent", vi: "Đại lý" },
} as const;
