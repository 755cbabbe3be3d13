import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** A kind of document, and the jobs that have it; without a family or direction, all of them. */
interface DocumentType {
  readonly en: string;
  readonly vi: string;
  readonly family?: Service["family"];
  readonly direction?: Service["direction"];
}

/** The kinds of document that a file may be, by the word that is stored. Rule FI-9. */
const documentTypes = {
  Booking: { en: "Booking confirmation", vi: "Xác nhận đặt chỗ" },
  SI: {
    en: "Shipping instruction",
    vi: "Hướng dẫn xếp hàng (SI)",
    family: "sea",
    direction: "export",
  },
  VGM: { en: "VGM", vi: "Phiếu VGM", family: "sea", direction: "export" },
  MBL: { en: "Carrier's bill of lading", vi: "Vận đơn chủ (MBL)", family: "sea" },
  HBL: { en: "House bill of lading", vi: "Vận đơn nhà (HBL)", family: "sea" },
  MAWB: { en: "Master air waybill", vi: "Vận đơn chủ hàng không", family: "air" },
  HAWB: { en: "House air waybill", vi: "Vận đơn nhà hàng không", family: "air" },
  MNF: { en: "Cargo manifest", vi: "Bản lược khai hàng hóa" },
  AttachList: {
    en: "Attached list",
    vi: "Bản kê đính kèm",
    direction: "export",
  },
  CoverPage: { en: "Cover page", vi: "Trang bìa hồ sơ" },
  ContainerLabel: { en: "Container label", vi: "Nhãn container", family: "sea" },
  CommercialInvoice: { en: "Commercial invoice", vi: "Hóa đơn thương mại" },
  PackingList: { en: "Packing list", vi: "Phiếu đóng gói" },
  Customs: { en: "Customs declaration", vi: "Tờ khai hải quan" },
  Origin: { en: "Certificate of origin", vi: "Giấy chứng nhận xuất xứ (C/O)" },
  Certificate: { en: "Other certificate", vi: "Giấy chứng nhận khác" },
  ArrivalNotice: { en: "Arrival notice", vi: "Giấy báo hàng đến", direction: "import" },
  DeliveryOrder: {
    en: "Delivery order",
    vi: "Lệnh giao hàng",
    family: "sea",
    direction: "import",
  },
  AuthorizeLetter: {
    en: "Authorize letter",
    vi: "Giấy ủy quyền",
    family: "air",
    direction: "import",
  },
  POD: { en: "Proof of delivery", vi: "Biên bản giao hàng" },
  PLSheet: { en: "Profit sheet", vi: "Bảng lợi nhuận" },
  DebitNote: { en: "Debit note", vi: "Giấy báo nợ" },
  VendorInvoice: { en: "Vendor's invoice", vi: "Hóa đơn nhà cung cấp" },
  OurInvoice: { en: "Our invoice", vi: "Hóa đơn đã phát hành" },
  PaymentSlip: { en: "Payment slip", vi: "Ủy nhiệm chi" },
  Contract: { en: "Agreement or quotation", vi: "Hợp đồng, báo giá" },
  Photo: { en: "Photo of the goods", vi: "Hình ảnh hàng hóa" },
  Mail: { en: "E-mail", vi: "Email" },
  Other: { en: "Other document", vi: "Chứng từ khác" },
} as const satisfies Record<string, DocumentType>;
export type DocumentTypeCode = keyof typeof documentTypes;

/** The kinds by text; a file may also have a text that was typed before this list was declared. */
export const documentTypeWords: Readonly<Record<string, Words>> = documentTypes;

/** The kinds of document that jobs of a service have. */
export function documentTypesOf(service: Service): Readonly<Record<string, Words>> {
  const isOf = ({ family, direction }: DocumentType) =>
    (!family || family === service.family) && (!direction || direction === service.direction);
  return Object.fromEntries(Object.entries(documentTypes).filter(([, type]) => isOf(type)));
}
