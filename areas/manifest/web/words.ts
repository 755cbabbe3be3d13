import type { Words } from "@fairway/core/words/words.ts";
import type { ManifestField } from "../model/manifest.ts";
import { titles } from "./titles.ts";

/** The texts of the screen of a manifest. */
export const manifestWords = {
  ...titles,
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "Manifest {refNo} saved.", vi: "Đã lưu bản lược khai {refNo}." },
  print: { en: "Print", vi: "In" },
  saveFirst: { en: "Save the manifest first.", vi: "Hãy lưu bản lược khai trước." },
  refresh: { en: "Refresh from the job", vi: "Lấy lại từ lô hàng" },
  refreshSure: {
    en: "Fill the form again from the job, with all its house bills? Nothing is saved yet.",
    vi: "Điền lại biểu mẫu theo lô hàng, với tất cả vận đơn nhà? Dữ liệu chưa được lưu.",
  },
  numbered: { en: "Manifest no. {refNo}", vi: "Số bản lược khai {refNo}" },
  unnumbered: {
    en: "The number is given when the manifest is saved.",
    vi: "Số bản lược khai được cấp khi lưu.",
  },
  voyage: { en: "Carrier and voyage", vi: "Hãng vận chuyển và hành trình" },
  parties: { en: "Parties", vi: "Các bên" },
  bills: { en: "House bills on the manifest", vi: "Vận đơn nhà trên bản lược khai" },
  none: { en: "No house bills yet", vi: "Chưa có vận đơn nhà" },
  noneDetail: {
    en: "A manifest lists the house bills of its job.",
    vi: "Bản lược khai liệt kê các vận đơn nhà của lô hàng.",
  },
  include: { en: "Put {hwbno} on the manifest", vi: "Đưa {hwbno} vào bản lược khai" },
  sheetsOf: { en: "Customs sheets of {hwbno}", vi: "Tờ khai của {hwbno}" },
  onIt: { en: "On it", vi: "Có trong bản" },
  packages: { en: "Packages", vi: "Số kiện" },
  grossWeight: { en: "G.W", vi: "G.W" },
  cbm: { en: "CBM", vi: "Số khối" },
  destination: { en: "Destination", vi: "Nơi đến" },
  shipper: { en: "Shipper", vi: "Người gửi hàng" },
  consignee: { en: "Consignee", vi: "Người nhận hàng" },
  goods: { en: "Description of goods", vi: "Mô tả hàng hóa" },
  freight: { en: "Freight", vi: "Cước" },
  total: { en: "Total", vi: "Tổng cộng" },
} as const satisfies Record<string, Words>;

/** The labels of the fields. */
export const fieldWords: Readonly<Record<ManifestField, Words>> = {
  supplier: { en: "To (carrier)", vi: "Gửi đến (hãng tàu)" },
  attention: { en: "Attention", vi: "Người nhận thông tin" },
  masksOfRegistration: {
    en: "Marks of nationality and registration",
    vi: "Quốc tịch, số đăng ký",
  },
  voyNo: { en: "Vessel / voyage", vi: "Tàu / chuyến" },
  invoiceDate: { en: "Date", vi: "Ngày" },
  pol: { en: "Port of loading", vi: "Cảng xếp" },
  pod: { en: "Port of discharge", vi: "Cảng dỡ" },
  paymentTerm: { en: "Freight charge", vi: "Cước phí" },
  consolidator: { en: "Consolidator", vi: "Bên gom hàng" },
  deConsolidator: { en: "De-consolidator", vi: "Bên tách hàng" },
  manifestIssuer: { en: "Agent / issuer", vi: "Đại lý / bên phát hành" },
  manifestShipper: { en: "Shipper", vi: "Người gửi hàng" },
};
