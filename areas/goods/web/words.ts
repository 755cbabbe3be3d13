/** Texts of dimension lines. */
export const goodsWords = {
  grid: { en: "Dimensions of the goods", vi: "Kích thước hàng hóa" },
  length: { en: "Length (cm)", vi: "Chiều dài (cm)" },
  width: { en: "Width (cm)", vi: "Chiều rộng (cm)" },
  height: { en: "Height (cm)", vi: "Chiều cao (cm)" },
  pieces: { en: "Pieces", vi: "Số kiện" },
  counted: { en: "Counted as (cm)", vi: "Tính theo (cm)" },
  hw: { en: "Volume weight (kg)", vi: "Trọng lượng thể tích (kg)" },
  cbm: { en: "Volume (m³)", vi: "Thể tích (m³)" },
  sums: {
    en: "{pieces} pieces · volume weight {hw} kg · {cbm} m³",
    vi: "{pieces} kiện · trọng lượng thể tích {hw} kg · {cbm} m³",
  },
  rounded: {
    en: "{pieces} pieces · volume weight {hw} kg, rounded {rounded} kg · {cbm} m³",
    vi: "{pieces} kiện · trọng lượng thể tích {hw} kg, làm tròn {rounded} kg · {cbm} m³",
  },
  takesCbm: { en: "CBM: volume follows the lines", vi: "CBM: thể tích theo các dòng" },
  fromBills: { en: "Get from HAWB", vi: "Lấy từ HAWB" },
  chooseBills: {
    en: "Take the lines of which house waybills?",
    vi: "Lấy dòng của vận đơn nhà nào?",
  },
  takeLines: { en: "Take lines", vi: "Lấy các dòng" },
  ofBill: { en: "{pieces} pieces, {weight} kg", vi: "{pieces} kiện, {weight} kg" },
  taken: {
    en: "Taken from the house waybills: {pieces} pieces, {weight} kg, {count, plural, one {# dimension line} other {# dimension lines}}",
    vi: "Đã lấy từ các vận đơn nhà: {pieces} kiện, {weight} kg, {count} dòng kích thước",
  },
  noneOnBills: {
    en: "The house waybills of this job have no pieces and no dimension lines yet. Enter them on the waybills, or here.",
    vi: "Vận đơn nhà của lô chưa có số kiện và dòng kích thước. Hãy nhập trên vận đơn hoặc tại đây.",
  },
  refresh: { en: "Recalculate from dimensions", vi: "Tính lại từ kích thước" },
} as const;
