import { services } from "@fairway/areas/service/model/services.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** The jobs that have a type; without a family or direction, all of them. */
type Jobs = Partial<Pick<Service, "family" | "direction">>;

const types: readonly (readonly [code: string, en: string, vi: string, jobs?: Jobs])[] = [
  ["Booking", "Booking confirmation", "Xác nhận đặt chỗ"],
  ["SI", "Shipping instruction", "Hướng dẫn xếp hàng (SI)", { family: "sea", direction: "export" }],
  ["VGM", "VGM", "Phiếu VGM", { family: "sea", direction: "export" }],
  ["MBL", "Carrier's bill of lading", "Vận đơn chủ (MBL)", { family: "sea" }],
  ["HBL", "House bill of lading", "Vận đơn nhà (HBL)", { family: "sea" }],
  ["MAWB", "Master air waybill", "Vận đơn chủ hàng không", { family: "air" }],
  ["HAWB", "House air waybill", "Vận đơn nhà hàng không", { family: "air" }],
  ["MNF", "Cargo manifest", "Bản lược khai hàng hóa"],
  ["AttachList", "Attached list", "Bản kê đính kèm", { direction: "export" }],
  ["CoverPage", "Cover page", "Trang bìa hồ sơ"],
  ["ContainerLabel", "Container label", "Nhãn container", { family: "sea" }],
  ["CommercialInvoice", "Commercial invoice", "Hóa đơn thương mại"],
  ["PackingList", "Packing list", "Phiếu đóng gói"],
  ["Customs", "Customs declaration", "Tờ khai hải quan"],
  ["Origin", "Certificate of origin", "Giấy chứng nhận xuất xứ (C/O)"],
  ["Certificate", "Other certificate", "Giấy chứng nhận khác"],
  ["ArrivalNotice", "Arrival notice", "Giấy báo hàng đến", { direction: "import" }],
  ["DeliveryOrder", "Delivery order", "Lệnh giao hàng", { family: "sea", direction: "import" }],
  ["AuthorizeLetter", "Authorize letter", "Giấy ủy quyền", { family: "air", direction: "import" }],
  ["POD", "Proof of delivery", "Biên bản giao hàng"],
  ["PLSheet", "Profit sheet", "Bảng lợi nhuận"],
  ["DebitNote", "Debit note", "Giấy báo nợ"],
  ["VendorInvoice", "Vendor's invoice", "Hóa đơn nhà cung cấp"],
  ["OurInvoice", "Our invoice", "Hóa đơn đã phát hành"],
  ["PaymentSlip", "Payment slip", "Ủy nhiệm chi"],
  ["Contract", "Agreement or quotation", "Hợp đồng, báo giá"],
  ["Photo", "Photo of the goods", "Hình ảnh hàng hóa"],
  ["Mail", "E-mail", "Email"],
  ["Other", "Other document", "Chứng từ khác"],
];

/** The types of document of a new company, in their order. */
export const documentTypes = types.map(([code, nameEn, nameVn, jobs], at) => ({
  code,
  nameEn,
  nameVn,
  services: jobs ? services.filter((each) => isOf(each, jobs)).map((each) => each.code) : [],
  orderNo: String((at + 1) * 10),
}));

function isOf(service: Service, { family, direction }: Jobs): boolean {
  return (!family || family === service.family) && (!direction || direction === service.direction);
}
