/** Texts of the screen of a separate house waybill. */
export const separateWords = {
  title: { en: "{hwbno} – separate", vi: "{hwbno} – tách riêng" },
  hint: {
    en: "A second waybill for the goods of {hwbno}. It is printed only: no list, sum or charge counts it.",
    vi: "Vận đơn thứ hai cho lô hàng của {hwbno}. Chỉ dùng để in: không danh sách, tổng hay khoản phí nào tính đến.",
  },
  drawn: { en: "{hwbno} when saved", vi: "{hwbno} khi lưu" },
  saveFirst: {
    en: "Save the waybill first, then print it.",
    vi: "Hãy lưu vận đơn trước khi in.",
  },
  saved: {
    en: "Separate waybill {hwbno} is saved",
    vi: "Đã lưu vận đơn tách riêng {hwbno}",
  },
  deleteAsk: {
    en: "Delete separate waybill {hwbno}? House bill {parentNo} stays.",
    vi: "Xóa vận đơn tách riêng {hwbno}? Vận đơn {parentNo} vẫn được giữ.",
  },
  deleted: { en: "Separate waybill {hwbno} is deleted", vi: "Đã xóa vận đơn tách riêng {hwbno}" },
} as const;
