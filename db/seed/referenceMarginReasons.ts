/** The reasons at which a job is finished without a margin, or with a very high one. */
const reasons: readonly (readonly [code: string, en: string, vi: string])[] = [
  ["BUYRATE", "Buying rate changed", "Giá mua thay đổi"],
  ["FX", "Exchange rate loss", "Lỗ tỷ giá"],
  ["QUOTE", "Error in the quotation", "Báo giá sai"],
  ["STRATEGIC", "Strategic price", "Giá chiến lược"],
  ["EXTRA", "Extra cost that the customer does not pay", "Chi phí phát sinh khách không trả"],
  ["NOPROFIT", "Job without profit", "Lô không tính lợi nhuận"],
  ["SERVICE", "Service without buying", "Dịch vụ không có phí mua"],
  ["OTHER", "Other reason", "Lý do khác"],
];

export const marginReasons = reasons.map(([code, nameEn, nameVn], at) => ({
  code,
  nameEn,
  nameVn,
  orderNo: String((at + 1) * 10),
}));
