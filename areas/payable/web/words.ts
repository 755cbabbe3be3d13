import { payableWords } from "../model/payableWords.ts";

/** The words of the screen of payables. */
export const words = {
  ...payableWords,
  search: { en: "Voucher, document or invoice no.", vi: "Số chứng từ, giấy báo hoặc hóa đơn" },
  days: { en: "Payment days", vi: "Các ngày thanh toán" },
  overdue: { en: "Overdue", vi: "Quá hạn" },
  none: { en: "Nothing payable", vi: "Không có khoản phải trả" },
  noneDetail: {
    en: "Vouchers over what we buy or pay on behalf appear here with what is paid and open.",
    vi: "Chứng từ cho phí mua và phí trả hộ hiện ở đây cùng số đã trả và còn lại.",
  },
  payments: { en: "Payments to the vendor", vi: "Các lần thanh toán" },
  noPayments: { en: "Nothing is paid yet.", vi: "Chưa có lần thanh toán nào." },
  pay: { en: "Pay", vi: "Thanh toán" },
  amount: { en: "Amount", vi: "Số tiền" },
  bankAccountNo: { en: "Bank account", vi: "Tài khoản ngân hàng" },
  rate: { en: "USD rate", vi: "Tỷ giá USD" },
  rateReason: { en: "Reason for the rate", vi: "Lý do tỷ giá" },
  paid: { en: "{no} is posted", vi: "Đã ghi phiếu chi {no}" },
  cancel: { en: "Cancel payment", vi: "Hủy phiếu chi" },
  cancelSure: { en: "Cancel payment {no}", vi: "Hủy phiếu chi {no}" },
  cancelDetail: {
    en: "What it paid is open again from today on; the payment stays as canceled.",
    vi: "Số đã trả được mở lại từ hôm nay; phiếu chi được giữ ở trạng thái đã hủy.",
  },
  keep: { en: "Keep it", vi: "Giữ lại" },
  canceled: { en: "{no} is canceled", vi: "Đã hủy {no}" },
  canceledTag: { en: "Canceled", vi: "Đã hủy" },
  notSeen: { en: "A document that you may not open", vi: "Chứng từ bạn không được xem" },
  total: { en: "Total", vi: "Tổng cộng" },
  cleared: { en: "Cleared", vi: "Đã cấn trừ" },
  aged: {
    en: "Open in VND by days after the due day",
    vi: "Số còn lại (VND) theo số ngày quá hạn",
  },
  template: { en: "Export payments for accounting", vi: "Xuất thanh toán cho kế toán" },
} as const;
