/** Texts of the other charges of a waybill. */
export const chargeWords = {
  grid: { en: "Other charges", vi: "Phí khác" },
  chargeName: { en: "Charge name", vi: "Tên phí" },
  quantity: { en: "Quantity", vi: "Số lượng" },
  rate: { en: "Unit price", vi: "Đơn giá" },
  amount: { en: "Amount", vi: "Thành tiền" },
  dueAgent: { en: "Due agent", vi: "Thu cho đại lý" },
  sums: {
    en: "Due agent {agent} · due carrier {carrier}",
    vi: "Thu cho đại lý {agent} · thu cho hãng vận chuyển {carrier}",
  },
} as const;
