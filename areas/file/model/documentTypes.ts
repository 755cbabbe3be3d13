import type { Words } from "@fairway/core/words/words.ts";

/** The kinds of document that a file may be, by the word that is stored. Rule FI-9. */
const documentTypes = {
  Booking: { en: "Booking confirmation", vi: "Xác nhận đặt chỗ" },
  SI: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
  VGM: { en: "VGM", vi: "Phiếu VGM" },
  MBL: { en: "Carrier's bill of lading", vi: "Vận đơn chủ (MBL)" },
  HBL: { en: "House bill of lading", vi: "Vận đơn nhà (HBL)" },
  CommercialInvoice: { en: "Commercial invoice", vi: "Hóa đơn thương mại" },
  PackingList: { en: "Packing list", vi: "Phiếu đóng gói" },
  Customs: { en: "Customs declaration", vi: "Tờ khai hải quan" },
  Origin: { en: "Certificate of origin", vi: "Giấy chứng nhận xuất xứ (C/O)" },
  Certificate: { en: "Other certificate", vi: "Giấy chứng nhận khác" },
  ArrivalNotice: { en: "Arrival notice", vi: "Giấy báo hàng đến" },
  DeliveryOrder: { en: "Delivery order", vi: "Lệnh giao hàng" },
  POD: { en: "Proof of delivery", vi: "Bằng chứng giao hàng" },
  VendorInvoice: { en: "Vendor's invoice", vi: "Hóa đơn nhà cung cấp" },
  OurInvoice: { en: "Our invoice", vi: "Hóa đơn đã phát hành" },
  PaymentSlip: { en: "Payment slip", vi: "Ủy nhiệm chi" },
  Contract: { en: "Agreement or quotation", vi: "Hợp đồng, báo giá" },
  Photo: { en: "Photo of the goods", vi: "Hình ảnh hàng hóa" },
  Mail: { en: "E-mail", vi: "Email" },
  Other: { en: "Other document", vi: "Chứng từ khác" },
} as const satisfies Record<string, Words>;

/** The kinds by text; a file may also have a text that was typed before this list was declared. */
export const documentTypeWords: Readonly<Record<string, Words>> = documentTypes;
