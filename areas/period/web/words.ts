import { titles } from "./titles.ts";

/** The words of the screen of accounting periods. */
export const words = {
  ...titles,
  office: { en: "Office", vi: "Văn phòng" },
  year: { en: "Year", vi: "Năm" },
  month: { en: "Month", vi: "Tháng" },
  state: { en: "State", vi: "Trạng thái" },
  open: { en: "Open", vi: "Đang mở" },
  closed: { en: "Month closed", vi: "Đã khóa kỳ" },
  drafts: { en: "Drafts", vi: "Phiếu nháp" },
  unsent: { en: "Not sent", vi: "Chưa gửi" },
  by: { en: "Closed or opened by", vi: "Người khóa, mở" },
  at: { en: "At", vi: "Lúc" },
  reason: { en: "Reason", vi: "Lý do" },
  close: { en: "Close month", vi: "Khóa kỳ" },
  reopen: { en: "Open again", vi: "Mở lại" },
  closeSure: { en: "Close {month}", vi: "Khóa kỳ {month}" },
  closeDetail: {
    en: "Nothing is dated into this month or moved out of it any more. {drafts, number} drafts and {unsent, number} documents are not with accounting yet.",
    vi: "Sau khi khóa, không thể ghi chứng từ vào tháng này hoặc chuyển ra khỏi tháng. Còn {drafts, number} phiếu nháp và {unsent, number} chứng từ chưa gửi kế toán.",
  },
  reopenSure: { en: "Open {month} again", vi: "Mở lại kỳ {month}" },
  keep: { en: "Leave it", vi: "Để nguyên" },
  closedNow: { en: "{month} is closed", vi: "Đã khóa kỳ {month}" },
  openNow: { en: "{month} is open again", vi: "Đã mở lại kỳ {month}" },
  history: { en: "History", vi: "Lịch sử" },
  unfinished: {
    en: "Drafts and documents that are not sent",
    vi: "Phiếu nháp và chứng từ chưa gửi",
  },
  number: { en: "Number", vi: "Số" },
  partner: { en: "Partner", vi: "Đối tác" },
  day: { en: "Day", vi: "Ngày" },
  draft: { en: "Draft", vi: "Nháp" },
  nothing: {
    en: "Everything of this month is finished.",
    vi: "Tháng này không còn chứng từ dở dang.",
  },
} as const;
