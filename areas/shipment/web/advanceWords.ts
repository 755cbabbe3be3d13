import type { Words } from "@fairway/core/words/words.ts";

/** The texts of the tab of advances and settlements. */
export const advanceWords = {
  tab: { en: "Advance / Settlement", vi: "Tạm ứng / Thanh toán tạm ứng" },
  newAdvance: { en: "New advance", vi: "Lập phiếu tạm ứng" },
  newSettlement: { en: "New settlement", vi: "Lập phiếu thanh toán tạm ứng" },
  none: {
    en: "No advance and no settlement for this job",
    vi: "Lô hàng chưa có tạm ứng, thanh toán",
  },
  noneDetail: {
    en: "What employees were advanced for this job stands here, with what they settled and what is left.",
    vi: "Các khoản nhân viên tạm ứng cho lô hàng, phần đã thanh toán và số còn lại hiển thị tại đây.",
  },
  advance: { en: "Advance", vi: "Tạm ứng" },
  settlement: { en: "Settlement", vi: "Thanh toán tạm ứng" },
  number: { en: "No.", vi: "Số" },
  requester: { en: "Requester", vi: "Người đề nghị" },
  date: { en: "Date", vi: "Ngày" },
  status: { en: "Status", vi: "Trạng thái" },
  voucher: { en: "Voucher", vi: "Chứng từ" },
  amount: { en: "Sum", vi: "Số tiền" },
  balance: { en: "Balance", vi: "Còn lại" },
} as const satisfies Record<string, Words>;
