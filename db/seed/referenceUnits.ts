type Line = readonly [code: string, en: string, vi: string, isoCode?: string];

/** Container types with their ISO 6346 size and type. */
export const containerTypes: readonly Line[] = [
  ["20GP", "20' dry container", "Công-ten-nơ khô 20'", "22G1"],
  ["40GP", "40' dry container", "Công-ten-nơ khô 40'", "42G1"],
  ["40HC", "40' high cube container", "Công-ten-nơ cao 40'", "45G1"],
  ["45HC", "45' high cube container", "Công-ten-nơ cao 45'", "L5G1"],
  ["20RF", "20' reefer container", "Công-ten-nơ lạnh 20'", "22R1"],
  ["40RF", "40' high cube reefer container", "Công-ten-nơ lạnh cao 40'", "45R1"],
  ["20OT", "20' open top container", "Công-ten-nơ hở mái 20'", "22U1"],
  ["40OT", "40' open top container", "Công-ten-nơ hở mái 40'", "42U1"],
  ["20FR", "20' flat rack container", "Công-ten-nơ mặt phẳng 20'", "22P1"],
  ["40FR", "40' flat rack container", "Công-ten-nơ mặt phẳng 40'", "42P1"],
  ["20TK", "20' tank container", "Công-ten-nơ bồn 20'", "22T1"],
  ["40TK", "40' tank container", "Công-ten-nơ bồn 40'", "42T1"],
  ["20VH", "20' ventilated container", "Công-ten-nơ thông gió 20'", "22V1"],
];

/** The packaging units of goods. */
export const packageTypes: readonly Line[] = [
  ["CTNS", "Cartons", "Thùng carton"],
  ["PKGS", "Packages", "Kiện"],
  ["PALLET", "Pallets", "Pa-lét"],
  ["BAGS", "Bags", "Bao"],
  ["BALES", "Bales", "Kiện ép"],
  ["BOX", "Boxes", "Hộp"],
  ["BUNDLE", "Bundles", "Bó"],
  ["CASES", "Cases", "Hòm"],
  ["COILS", "Coils", "Cuộn tròn"],
  ["CRATE", "Crates", "Thùng gỗ thưa"],
  ["DRUM", "Drums", "Phuy"],
  ["JUMBO", "Jumbo bags", "Bao jumbo"],
  ["PCS", "Pieces", "Cái"],
  ["REELS", "Reels", "Ru-lô"],
  ["ROLLS", "Rolls", "Cuộn"],
  ["SACKS", "Sacks", "Bao tải"],
  ["SKIDS", "Skids", "Đế kê"],
  ["TINS", "Tins", "Lon thiếc"],
  ["UNITS", "Units", "Chiếc"],
  ["WCASE", "Wooden cases", "Thùng gỗ kín"],
  ["IBC", "Intermediate bulk containers", "Bồn IBC"],
];

/** The other units of charges and goods, with the type of each. */
export const measures: readonly (readonly [type: string, ...Line])[] = [
  ["WeightMeasurement", "KGS", "Kilograms", "Ki-lô-gam"],
  ["WeightMeasurement", "TON", "Metric tons", "Tấn"],
  ["WeightMeasurement", "LBS", "Pounds", "Pao"],
  ["VolumnMeasurement", "CBM", "Cubic metres", "Mét khối"],
  ["VolumnMeasurement", "RT", "Revenue tons", "Tấn cước (RT)"],
  ["LengthMeasurement", "CM", "Centimetres", "Xăng-ti-mét"],
  ["LengthMeasurement", "M", "Metres", "Mét"],
  ["Vehicle", "TRUCK", "Trucks", "Xe tải"],
  ["Vehicle", "TRIP", "Trips", "Chuyến"],
  ["Other", "SHIPMENT", "Shipment", "Lô hàng"],
  ["Other", "SET", "Set", "Bộ"],
  ["Other", "BL", "Bill of lading", "Vận đơn"],
  ["Other", "AWB", "Air waybill", "Không vận đơn"],
  ["Other", "CONT", "Container", "Công-ten-nơ (chung)"],
  ["Other", "DECL", "Customs declaration", "Tờ khai"],
  ["Other", "DAY", "Day", "Ngày"],
  ["Other", "HOUR", "Hour", "Giờ"],
  ["Other", "PAGE", "Page", "Trang"],
  ["Other", "SEAL", "Seal", "Chì niêm phong"],
];
