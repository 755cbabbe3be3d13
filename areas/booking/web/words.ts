import type { Words } from "@fairway/core/words/words.ts";

/** The titles of the screens. */
export const titles = {
  list: { en: "Booking notes", vi: "Phiếu đặt chỗ" },
  note: { en: "Booking note", vi: "Phiếu đặt chỗ" },
  create: { en: "New booking note", vi: "Thêm phiếu đặt chỗ" },
} as const satisfies Record<string, Words>;

/** The texts of the screens. */
export const bookingWords = {
  ...titles,
  created: { en: "Created", vi: "Ngày tạo" },
  none: { en: "No booking notes", vi: "Chưa có phiếu đặt chỗ" },
  noneDetail: {
    en: "A booking note confirms space to a shipper before there is a job. Its dates, ports and goods fill the job.",
    vi: "Phiếu đặt chỗ xác nhận chỗ với người gửi hàng trước khi mở lô. Ngày, cảng và hàng hóa của phiếu được đưa vào lô hàng.",
  },
  saved: { en: "Booking note {bookingNo} saved.", vi: "Đã lưu phiếu đặt chỗ {bookingNo}." },
  deleted: { en: "Booking note {bookingNo} deleted.", vi: "Đã xóa phiếu đặt chỗ {bookingNo}." },
  copy: { en: "Copy", vi: "Sao chép" },
  copied: {
    en: "A copy of {bookingNo}: it gets a number of its own.",
    vi: "Bản sao của {bookingNo}: phiếu mới sẽ có số riêng.",
  },
  print: { en: "Print", vi: "In" },
  saveFirst: { en: "Save the booking note first.", vi: "Hãy lưu phiếu đặt chỗ trước." },
  openJob: { en: "New job from it", vi: "Mở lô từ phiếu này" },
  drawn: { en: "Empty: {bookingNo} when saved", vi: "Để trống: {bookingNo} khi lưu" },
  nextNumber: { en: "Next number", vi: "Số tiếp theo" },
  parties: { en: "Number and parties", vi: "Số phiếu và các bên" },
  voyage: { en: "Route and times", vi: "Hành trình và thời gian" },
  goods: { en: "Goods and stuffing", vi: "Hàng hóa và đóng hàng" },
  terms: { en: "Freight and terms", vi: "Cước và điều khoản" },
} as const satisfies Record<string, Words>;
