import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of booking notes of air house bills. */
export const refuseAirBooking = refusals({
  "airBooking.otherService": {
    status: 409,
    en: "Bills of this service have no booking note for a cargo terminal.",
    vi: "Vận đơn của dịch vụ này không có phiếu đặt chỗ cho kho hàng.",
  },
  "airBooking.closingTimeForm": {
    status: 400,
    en: "{closingTime} is not a time and day. Enter a time such as 17:00 25/11/2026.",
    vi: "{closingTime} không phải giờ và ngày. Hãy nhập thời điểm như 17:00 25/11/2026.",
  },
});
