import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of combined billings. */
export const refuseCombine = refusals({
  "combine.daysInOrder": {
    status: 400,
    en: "The last day is not before the first one.",
    vi: "Ngày cuối không được trước ngày đầu.",
  },
  "combine.synced": {
    status: 409,
    en: "{combineBillingNo} is in the accounting system.",
    vi: "{combineBillingNo} đã được gửi sang hệ thống kế toán.",
  },
  "combine.state": {
    status: 409,
    en: "{combineBillingNo} is {state}, so this is not open for it.",
    vi: "{combineBillingNo} đang ở trạng thái {state} nên không thực hiện được.",
  },
  "combine.otherPartner": {
    status: 400,
    en: "{documentNo} is not of {partnerName}. A combined billing has documents of one partner.",
    vi: "{documentNo} không phải của {partnerName}. Phiếu gộp chỉ gồm chứng từ của một đối tác.",
  },
  "combine.documentCanceled": {
    status: 409,
    en: "{documentNo} is canceled. Take it off the billing.",
    vi: "{documentNo} đã hủy. Hãy bỏ chứng từ này khỏi phiếu gộp.",
  },
  "combine.chargeTwice": {
    status: 409,
    en: "Charge {chargeCode} of {jobNo} is on {documentNo} and on {otherNo}. Combine only one of them.",
    vi: "Phí {chargeCode} của {jobNo} nằm trên cả {documentNo} và {otherNo}. Chỉ gộp một trong hai chứng từ.",
  },
  "combine.beyondReach": {
    status: 403,
    en: "{combineBillingNo} has {count, plural, one {# document} other {# documents}} of other offices that you may not open. Ask a colleague who may open all of them.",
    vi: "{combineBillingNo} có {count} chứng từ của văn phòng khác mà bạn không được xem. Hãy nhờ đồng nghiệp xem được tất cả các chứng từ.",
  },
  "combine.invoiceBeyondReach": {
    status: 403,
    en: "{combineBillingNo} has charges on invoices of other offices that you may not confirm. Ask a colleague who may change statements there.",
    vi: "{combineBillingNo} có phí nằm trên hóa đơn của văn phòng khác mà bạn không được xác nhận. Hãy nhờ đồng nghiệp có quyền sửa bảng kê ở đó.",
  },
  "combine.unknownDocument": {
    status: 400,
    en: "A chosen document does not exist or is not open to you. Search again.",
    vi: "Một chứng từ đã chọn không tồn tại hoặc bạn không được xem. Hãy tìm lại.",
  },
});
