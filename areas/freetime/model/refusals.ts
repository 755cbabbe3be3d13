import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of free time. */
export const refuseFreeTime = refusals({
  "freeTime.daysReversed": {
    status: 400,
    en: "The last day lies before the first day of the rule.",
    vi: "Ngày hết hạn trước ngày hiệu lực của quy tắc.",
  },
  "freeTime.overlaps": {
    status: 409,
    en: "A rule of the same kind, carrier, port and box type is valid on some of these days.",
    vi: "Đã có quy tắc cùng loại phí, hãng, cảng và loại cont áp dụng trong những ngày này.",
  },
  "freeTime.forNobody": {
    status: 400,
    en: "Choose the carrier, the port or both; a rule for all of them is not kept.",
    vi: "Hãy chọn hãng vận chuyển, cảng hoặc cả hai; không lưu quy tắc áp dụng cho tất cả.",
  },
  "freeTime.tierHalf": {
    status: 400,
    en: "A tier has both its first day and its price.",
    vi: "Mỗi bậc giá cần cả ngày bắt đầu và đơn giá.",
  },
  "freeTime.tierOrder": {
    status: 400,
    en: "Each tier begins after the one before it, and the first one on chargeable day 1.",
    vi: "Mỗi bậc giá bắt đầu sau bậc trước; bậc đầu tiên bắt đầu từ ngày tính phí thứ 1.",
  },
  "freeTime.tierDecimals": {
    status: 400,
    en: "A price in {currency} has at most {decimals, plural, =0 {no decimals} one {# decimal} other {# decimals}}.",
    vi: "Đơn giá {currency} có tối đa {decimals} chữ số thập phân.",
  },
  "freeTime.belowZero": {
    status: 400,
    en: "A price is not below zero.",
    vi: "Đơn giá không được âm.",
  },
  "freeTime.unknownCurrency": {
    status: 400,
    en: "{currency} is not a currency in use.",
    vi: "{currency} không phải loại tiền đang dùng.",
  },
  "freeTime.otherService": {
    status: 409,
    en: "The jobs of the service of {jobNo} have no boxes with free time.",
    vi: "Dịch vụ của lô hàng {jobNo} không theo dõi thời gian miễn phí của container.",
  },
  "freeTime.noBox": {
    status: 400,
    en: "The job has no container {containerNo}. Add it to the containers of the job first, or correct the number.",
    vi: "Lô hàng không có container {containerNo}. Hãy thêm vào danh sách container của lô hàng trước hoặc sửa lại số.",
  },
  "freeTime.boxTwice": {
    status: 400,
    en: "Container {containerNo} stands here twice.",
    vi: "Container {containerNo} bị lặp.",
  },
  "freeTime.future": {
    status: 400,
    en: "{day} is in the future; enter it as the planned day.",
    vi: "Ngày {day} còn ở tương lai; hãy nhập vào ngày dự kiến.",
  },
  "freeTime.order": {
    status: 400,
    en: "A box is discharged, leaves the terminal and comes back empty in this order.",
    vi: "Thứ tự phải là dỡ hàng, ra cổng rồi trả rỗng.",
  },
  "freeTime.noClock": {
    status: 409,
    en: "Nothing is charged for {containerNo}: its days or its rule are missing.",
    vi: "Chưa tính được phí cho {containerNo}: còn thiếu ngày hoặc quy tắc.",
  },
  "freeTime.nothing": {
    status: 409,
    en: "{containerNo} costs nothing until {day}.",
    vi: "{containerNo} chưa phát sinh phí đến ngày {day}.",
  },
  "freeTime.made": {
    status: 409,
    en: "The line of {containerNo} is already there with {made, number, ::.########} {currency}. Change the days of the container, or delete the line to make it again.",
    vi: "{containerNo} đã có dòng phí {made, number, ::.########} {currency}. Hãy sửa các ngày của container hoặc xóa dòng phí để tạo lại.",
  },
  "freeTime.differs": {
    status: 409,
    en: "Lines of {containerNo} come to {made, number, ::.########} {currency}, the days to {amount, number, ::.########}. Update the line by the difference.",
    vi: "{containerNo} đã có dòng phí {made, number, ::.########} {currency}, theo ngày là {amount, number, ::.########}. Hãy cập nhật phần chênh lệch.",
  },
  "freeTime.otherCurrency": {
    status: 409,
    en: "The lines of {containerNo} are in {made}, the days are priced in {currency}. Delete the lines first.",
    vi: "Dòng phí của {containerNo} tính bằng {made}, còn đơn giá theo ngày bằng {currency}. Hãy xóa dòng phí trước.",
  },
  "freeTime.strangeBill": {
    status: 400,
    en: "The bill is not one of job {jobNo}.",
    vi: "Vận đơn không thuộc lô hàng {jobNo}.",
  },
});
