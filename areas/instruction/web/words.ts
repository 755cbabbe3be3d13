import type { Words } from "@fairway/core/words/words.ts";
import type { InstructionField } from "../model/instruction.ts";
import { titles } from "./titles.ts";

/** The texts of the screen of an instruction. */
export const instructionWords = {
  ...titles,
  save: { en: "Save", vi: "Lưu" },
  mail: { en: "Mail the shipping instruction", vi: "Gửi hướng dẫn xếp hàng" },
  saved: {
    en: "Shipping instruction of {jobNo} saved.",
    vi: "Đã lưu hướng dẫn xếp hàng của lô {jobNo}.",
  },
  formTab: { en: "Bill Instruction", vi: "Hướng dẫn vận đơn" },
  billsTab: { en: "Bill Detail", vi: "Chi tiết vận đơn" },
  issue: { en: "Issue", vi: "Phát hành" },
  parties: { en: "Parties", vi: "Các bên" },
  goods: { en: "Goods", vi: "Hàng hóa" },
  fromBills: { en: "Take over from the bills", vi: "Lấy từ vận đơn" },
  billsDiffer: {
    en: "The house bills now add up to other goods: {differences}.",
    vi: "Tổng hàng trên các vận đơn nhà đã khác: {differences}.",
  },
  printSummary: { en: "Print summary", vi: "In bản tổng hợp" },
  printDetail: { en: "Print by bill", vi: "In theo vận đơn" },
  printByContainer: { en: "Print by container", vi: "In theo container" },
  printByPackage: { en: "Print part containers", vi: "In theo phần container" },
  printOnBoard: { en: "Print on-board container list", vi: "In danh sách container lên tàu" },
  saveFirst: {
    en: "Save the shipping instruction first.",
    vi: "Hãy lưu hướng dẫn xếp hàng trước.",
  },
  none: { en: "No house bills yet", vi: "Chưa có vận đơn nhà" },
  noneDetail: {
    en: "The goods of the instruction are the sums of the house bills.",
    vi: "Hàng hóa của hướng dẫn là tổng của các vận đơn nhà.",
  },
  hwbno: { en: "HBL No", vi: "Số vận đơn nhà" },
  packages: { en: "Packages", vi: "Số kiện" },
  containers: { en: "Containers", vi: "Container" },
  grossWeight: { en: "G.W", vi: "G.W" },
  cbm: { en: "CBM", vi: "Số khối" },
  total: { en: "Total", vi: "Tổng cộng" },
} as const satisfies Record<string, Words>;

/** The labels of the fields. */
export const fieldWords: Readonly<Record<InstructionField, Words>> = {
  bookingNo: { en: "Booking No", vi: "Số booking" },
  refNo: { en: "Reference No", vi: "Số tham chiếu" },
  invoiceDate: { en: "Issue date", vi: "Ngày phát hành" },
  issuedUser: { en: "Prepared by", vi: "Người lập" },
  supplier: { en: "To (carrier)", vi: "Gửi đến (hãng tàu)" },
  attention: { en: "Attention", vi: "Người nhận thông tin" },
  shipper: { en: "Shipper", vi: "Người gửi hàng" },
  consigneeId: { en: "Consignee", vi: "Người nhận hàng" },
  consigneeDescription: {
    en: "Consignee as printed",
    vi: "Người nhận hàng (in trên vận đơn)",
  },
  cargoNotice: { en: "Notify party", vi: "Bên được thông báo" },
  actualShipperId: { en: "Actual shipper", vi: "Người gửi hàng thực tế" },
  actualShipperDescription: {
    en: "Actual shipper as printed",
    vi: "Người gửi hàng thực tế (in trên chứng từ)",
  },
  actualConsigneeId: { en: "Actual consignee", vi: "Người nhận hàng thực tế" },
  actualConsigneeDescription: {
    en: "Actual consignee as printed",
    vi: "Người nhận hàng thực tế (in trên chứng từ)",
  },
  paymentType: { en: "Freight payment", vi: "Thanh toán cước" },
  pol: { en: "Port of loading", vi: "Cảng xếp" },
  pod: { en: "Port of discharge", vi: "Cảng dỡ" },
  placeOfDelivery: { en: "Place of delivery", vi: "Nơi giao hàng" },
  voyNo: { en: "Vessel / voyage", vi: "Tàu / chuyến" },
  loadingDate: { en: "Loading date", vi: "Ngày xếp hàng" },
  routeInfo: { en: "Route information", vi: "Thông tin tuyến" },
  remark: { en: "Remark", vi: "Ghi chú" },
  grossWeight: { en: "Gross weight", vi: "Trọng lượng cả bì" },
  volume: { en: "Volume", vi: "Thể tích" },
  packagesNote: { en: "Packages", vi: "Số kiện" },
  containerNote: { en: "Containers", vi: "Container" },
  containerSealNo: { en: "Container / seal No", vi: "Số container / số chì" },
  shippingMark: { en: "Shipping marks", vi: "Ký mã hiệu" },
  goodsDescription: { en: "Description of goods", vi: "Mô tả hàng hóa" },
};
