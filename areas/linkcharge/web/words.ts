import type { Words } from "@fairway/core/words/words.ts";

/** The words of the dialogs of linked fees. */
export const linkWords = {
  link: { en: "Link fee", vi: "Liên kết phí" },
  linkTitle: {
    en: "Link selling charges with the job that this one serves",
    vi: "Liên kết phí bán sang lô hàng được phục vụ",
  },
  linkInto: {
    en: "The costs are entered on job {jobNo}.",
    vi: "Phí mua được ghi vào lô {jobNo}.",
  },
  linkDetail: {
    en: "Each becomes a buying charge there by its link-fee rule. All are linked, or none.",
    vi: "Mỗi phí thành phí mua ở lô đó theo quy tắc liên kết phí. Liên kết tất cả hoặc không phí nào.",
  },
  selling: { en: "Selling charges", vi: "Phí bán" },
  linkDone: {
    en: "{count, plural, one {# fee is} other {# fees are}} linked: {net, number} VND before VAT.",
    vi: "Đã liên kết {count} phí: {net, number} VND trước thuế.",
  },
  undo: { en: "Undo link", vi: "Hủy liên kết phí" },
  undoTitle: { en: "Undo links of fees", vi: "Hủy liên kết phí" },
  undoDetail: {
    en: "The buying charge is deleted and the selling charge is free again.",
    vi: "Phí mua bị xóa và phí bán trở lại bình thường.",
  },
  cancelDetail: {
    en: "The line that was made is deleted; the line that it came from stays as it is.",
    vi: "Dòng phí được tạo ra bị xóa; dòng phí nguồn giữ nguyên.",
  },
  linkedLines: { en: "Linked charges", vi: "Phí đã liên kết" },
  otherJob: { en: "Linked with job", vi: "Liên kết với lô" },
  undone: {
    en: "{count, plural, one {# link is} other {# links are}} undone.",
    vi: "Đã hủy {count} liên kết phí.",
  },
  linkedMany: {
    en: "{count, plural, one {The fees of one job are linked.} other {The fees of # jobs are linked.}}",
    vi: "Đã liên kết phí của {count} lô hàng.",
  },
  linkMany: {
    en: "Link all selling charges that are not linked yet of {count, plural, one {# job} other {# jobs}}?",
    vi: "Liên kết mọi phí bán chưa liên kết của {count} lô hàng?",
  },
} as const satisfies Record<string, Words>;
