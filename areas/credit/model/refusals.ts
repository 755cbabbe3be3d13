import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of check points and of verbs on their releases. */
export const refuseCredit = refusals({
  "checkPoint.stopped": {
    status: 400,
    en: "{partner} is stopped ({point}): {reasons}. A manager may release the check point for a time.",
    vi: "{partner} bị chặn ({point}): {reasons}. Quản lý có thể mở điểm kiểm tra có thời hạn.",
  },
  "release.notFound": {
    status: 404,
    en: "The request does not exist or is not open to you.",
    vi: "Yêu cầu không tồn tại hoặc bạn không được xem.",
  },
  "release.tooLong": {
    status: 400,
    en: "This office releases for {most, plural, one {# day} other {# days}} at most, until {day}.",
    vi: "Văn phòng này mở tối đa {most} ngày, đến {day}.",
  },
  "release.past": {
    status: 400,
    en: "The last day {day} has passed. Ask again with a later day.",
    vi: "Ngày cuối {day} đã qua. Vui lòng yêu cầu lại với ngày khác.",
  },
  "release.own": {
    status: 403,
    en: "Your own request is decided by somebody else with the right ReleaseCheckPoint.",
    vi: "Yêu cầu của bạn do người khác có quyền ReleaseCheckPoint duyệt.",
  },
  "release.decided": {
    status: 409,
    en: "The request was decided already. Load the list again.",
    vi: "Yêu cầu đã được xử lý. Vui lòng tải lại danh sách.",
  },
  "release.otherOffice": {
    status: 400,
    en: "Job {jobNo} is of another office than the release.",
    vi: "Lô hàng {jobNo} thuộc văn phòng khác.",
  },
  "release.asked": {
    status: 409,
    en: "The same release is requested or in force already, until {day}.",
    vi: "Yêu cầu mở tương tự đang chờ duyệt hoặc còn hiệu lực đến {day}.",
  },
  "prepaid.notPrepaid": {
    status: 400,
    en: "{number} is not a note to a prepaid customer.",
    vi: "{number} không phải giấy báo cho khách trả trước.",
  },
  "prepaid.synced": {
    status: 409,
    en: "{number} was sent to the accounting system; its payment is no longer taken back here.",
    vi: "{number} đã gửi hệ thống kế toán, không thể bỏ xác nhận thanh toán tại đây.",
  },
  "prepaid.paid": {
    status: 409,
    en: "{number} is confirmed already.",
    vi: "{number} đã được xác nhận.",
  },
  "prepaid.unpaid": {
    status: 409,
    en: "{number} is not confirmed.",
    vi: "{number} chưa được xác nhận.",
  },
});
