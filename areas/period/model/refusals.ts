import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of closed months. */
export const refusePeriod = refusals({
  "period.closed": {
    status: 409,
    en: "The month of {day} is closed; {open} is the first open day. Date the document there, or ask accounting to open the month again.",
    vi: "Kỳ kế toán của ngày {day} đã khóa, ngày mở đầu tiên là {open}. Hãy chọn ngày đó trở đi, hoặc nhờ kế toán mở lại kỳ.",
  },
  "period.notOver": {
    status: 400,
    en: "The month {month} is not over yet; close it from {from} on.",
    vi: "Tháng {month} chưa kết thúc, chỉ khóa được từ ngày {from}.",
  },
  "period.closedAlready": {
    status: 409,
    en: "The month {month} is closed already.",
    vi: "Tháng {month} đã khóa trước đó.",
  },
  "period.openAlready": {
    status: 409,
    en: "The month {month} is open already.",
    vi: "Tháng {month} đang mở.",
  },
});
