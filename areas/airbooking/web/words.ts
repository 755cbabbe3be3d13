/** Texts of the booking note of an air house bill. */
export const bookingWords = {
  title: { en: "Booking note of {hwbno}", vi: "Phiếu đặt chỗ của {hwbno}" },
  hint: {
    en: "Noted for the cargo terminal; the rest of the paper is printed from the bill.",
    vi: "Thông tin cho kho hàng; phần còn lại của phiếu lấy từ vận đơn.",
  },
  flexId: { en: "Flex ID", vi: "Flex ID" },
  flightNo2: { en: "Second flight", vi: "Chuyến bay nối" },
  flightHint: { en: "Such as NRT-LAX:JL062/29 NOV", vi: "Ví dụ NRT-LAX:JL062/29 NOV" },
  contactPerson: { en: "Contact person", vi: "Người liên hệ" },
  closingTime: { en: "Closing time", vi: "Giờ cắt máng" },
  save: { en: "Save", vi: "Lưu" },
  print: { en: "Print booking note", vi: "In phiếu đặt chỗ" },
  saved: { en: "The booking note of {hwbno} is saved", vi: "Đã lưu phiếu đặt chỗ của {hwbno}" },
  unsaved: {
    en: "Save first: the paper prints what is saved.",
    vi: "Hãy lưu trước: bản in lấy nội dung đã lưu.",
  },
} as const;
