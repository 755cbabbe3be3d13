import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";

/** The words of the papers of a combined billing. */
export const combinePaperWords = {
  ...paperWords,
  ...tradeWords,
  debitTitle: { en: "COMBINED DEBIT NOTE", vi: "GIẤY BÁO NỢ GỘP" },
  confirmTitle: { en: "CONFIRMATION OF BILLING", vi: "GIẤY XÁC NHẬN CÔNG NỢ" },
  to: { en: "To", vi: "Kính gửi" },
  issueDate: { en: "Issue date", vi: "Ngày phát hành" },
  billingDate: { en: "Confirmed on", vi: "Ngày xác nhận" },
  customs: { en: "Customs no.", vi: "Số tờ khai" },
  route: { en: "Route", vi: "Tuyến" },
  warehouse: { en: "Warehouse", vi: "Kho" },
  commodity: { en: "Commodity", vi: "Hàng hóa" },
  net: { en: "Net weight (kg)", vi: "Trọng lượng tịnh (kg)" },
  document: { en: "SOA / CD note", vi: "Bảng kê / giấy báo" },
  kind: { en: "Type", vi: "Loại" },
  currency: { en: "Cur.", vi: "Tiền" },
  original: { en: "Original amount", vi: "Nguyên tệ" },
  vnd: { en: "Amount VND", vi: "Thành tiền VND" },
  usd: { en: "Amount USD", vi: "Thành tiền USD" },
  netPosition: { en: "Net position", vi: "Số dư sau bù trừ" },
  asks: {
    en: "Please confirm the documents and the net position, or tell us what differs within 5 days.",
    vi: "Kính đề nghị Quý công ty xác nhận các chứng từ và số dư trên, hoặc phản hồi chênh lệch trong 5 ngày.",
  },
  partnerSign: { en: "Confirmed by the partner", vi: "Xác nhận của đối tác" },
} as const;
