import type { Words } from "@fairway/core/words/words.ts";

/** Texts of the drawer with the profit of a job. */
export const profitWords = {
  title: { en: "Profit of {jobNo}", vi: "Lợi nhuận lô {jobNo}" },
  currency: { en: "Currency", vi: "Loại tiền" },
  of: { en: "Before VAT", vi: "Trước thuế" },
  bases: {
    en: "Expected: all lines. Billed: lines on a note, invoice, statement or voucher, bought ones also with the vendor's invoice. Paid: the share of them that is paid.",
    vi: "Dự kiến: mọi dòng phí. Đã lập chứng từ: dòng đã lên giấy báo, hóa đơn, bảng kê hoặc chứng từ; phí mua tính cả dòng đã có hóa đơn của nhà cung cấp. Đã thanh toán: phần đã được trả của các dòng đó.",
  },
  byBill: { en: "By house bill", vi: "Theo vận đơn nhà" },
  byCharge: { en: "By charge", vi: "Theo khoản phí" },
  charge: { en: "Charge", vi: "Phí" },
  soldTo: { en: "Sold to", vi: "Bán cho" },
  boughtFrom: { en: "Bought from", vi: "Mua của" },
  noCharges: { en: "No buying or selling lines", vi: "Chưa có dòng phí mua hoặc bán" },
  more: {
    en: "The first {count} of {all} charges. Choose a house bill to see its charges.",
    vi: "{count} trên {all} khoản phí đầu tiên. Chọn vận đơn nhà để xem các khoản phí của vận đơn đó.",
  },
} as const satisfies Record<string, Words>;
