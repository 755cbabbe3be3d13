import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of verbs on booking notes. */
export const refuseBooking = refusals({
  "booking.etaBeforeEtd": {
    status: 400,
    en: "ETA must not be before ETD.",
    vi: "ETA không được trước ETD.",
  },
  "booking.samePorts": {
    status: 400,
    en: "Port of loading and port of discharge must differ.",
    vi: "Cảng xếp và cảng dỡ phải khác nhau.",
  },
  "booking.portOfOtherMode": {
    status: 400,
    en: "No ship calls at {port}. Choose a port of the sea, or correct its mode in the catalogue.",
    vi: "{port} không phải cảng biển. Hãy chọn cảng biển, hoặc sửa phương thức trong danh mục.",
  },
  "booking.closesAfterEtd": {
    status: 400,
    en: "The closing time {closingTime} is after ETD. Enter an earlier time.",
    vi: "Giờ cắt máng {closingTime} sau ETD. Hãy nhập thời điểm sớm hơn.",
  },
  "booking.noSuchDay": {
    status: 400,
    en: "{closingTime} is not a day of the calendar. Enter a time such as 17:00 25/11/2026.",
    vi: "{closingTime} không phải ngày có thật. Hãy nhập thời điểm như 17:00 25/11/2026.",
  },
  "booking.numberTaken": {
    status: 409,
    en: "Booking no. {bookingNo} is on another booking note. Enter another number.",
    vi: "Số booking {bookingNo} đã có trên phiếu đặt chỗ khác. Hãy nhập số khác.",
  },
  "booking.numberInUse": {
    status: 409,
    en: "The number of booking note {bookingNo} cannot change: a job uses it.",
    vi: "Không thể đổi số phiếu đặt chỗ {bookingNo}: đã có lô hàng dùng số này.",
  },
});
