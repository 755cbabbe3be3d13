/** Texts of the screen of a separate house waybill. */
export const separateWords = {
  title: { en: "Separate waybill of {hwbno}", vi: "Vận đơn tách riêng của {hwbno}" },
  hint: {
    en: "A second waybill for the goods of {hwbno}. It is printed only: no list, sum or charge counts it.",
    vi: "Vận đơn thứ hai cho lô hàng của {hwbno}. Chỉ dùng để in: không danh sách, tổng hay khoản phí nào tính đến.",
  },
  drawn: { en: "{hwbno} when saved", vi: "{hwbno} khi lưu" },
  print: { en: "Print separate HAWB", vi: "In HAWB tách riêng" },
  saveFirst: {
    en: "Save the waybill first, then print it.",
    vi: "Hãy lưu vận đơn trước khi in.",
  },
  saved: {
    en: "Separate waybill {hwbno} is saved",
    vi: "Đã lưu vận đơn tách riêng {hwbno}",
  },
  delete: { en: "Delete separate waybill", vi: "Xóa vận đơn tách riêng" },
  deleteAsk: {
    en: "Delete separate waybill {hwbno}? House bill {parentNo} stays.",
    vi: "Xóa vận đơn tách riêng {hwbno}? Vận đơn {parentNo} vẫn được giữ.",
  },
  deleted: { en: "Separate waybill {hwbno} is deleted", vi: "Đã xóa vận đơn tách riêng {hwbno}" },
} as const;
