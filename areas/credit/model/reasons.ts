import { refusals } from "@fairway/core/refusal/refusal.ts";

/** The reasons of check points, each with its cure. Rule CK-2. */
export const refuseReason = refusals({
  "checkPoint.noAgreement": {
    status: 400,
    en: "no active agreement of the salesman covers this office and service; add or activate one",
    vi: "không có hợp đồng hiệu lực của nhân viên kinh doanh cho văn phòng và dịch vụ này; hãy thêm hoặc kích hoạt hợp đồng",
  },
  "checkPoint.overDue": {
    status: 400,
    en: "invoices are {days} days past their due day; collect them first",
    vi: "hóa đơn quá hạn {days} ngày; hãy thu nợ trước",
  },
  "checkPoint.overDueObh": {
    status: 400,
    en: "amounts paid on behalf are {days} days past their due day; collect them first",
    vi: "tiền chi hộ quá hạn {days} ngày; hãy thu nợ trước",
  },
  "checkPoint.expired": {
    status: 400,
    en: "the agreement ended on {expiredDate}; extend it first",
    vi: "hợp đồng hết hạn ngày {expiredDate}; hãy gia hạn trước",
  },
  "checkPoint.overLimit": {
    status: 400,
    en: "{rate, number, ::.##}% of the credit limit is used, {most, number, ::.##}% is allowed ({amount, number, ::.##} of {limit, number, ::.##} {currency}); collect or raise the limit",
    vi: "đã dùng {rate, number, ::.##}% hạn mức công nợ, cho phép {most, number, ::.##}% ({amount, number, ::.##}/{limit, number, ::.##} {currency}); hãy thu nợ hoặc nâng hạn mức",
  },
  "checkPoint.prepaidNotNoted": {
    status: 400,
    en: "{lines, plural, one {# line is} other {# lines are}} on no debit note; a prepaid customer is billed first",
    vi: "{lines} dòng phí chưa lên giấy báo nợ; khách trả trước phải được báo nợ trước",
  },
  "checkPoint.prepaidNotPaid": {
    status: 400,
    en: "{notes} is not confirmed as paid; confirm the payment of the prepaid notes first",
    vi: "{notes} chưa được xác nhận thanh toán; hãy xác nhận thanh toán giấy báo trả trước",
  },
  "checkPoint.overDuePrepaid": {
    status: 400,
    en: "a prepaid note waits for its money for more than 3 days; collect and confirm it first",
    vi: "giấy báo trả trước quá 3 ngày chưa được thanh toán; hãy thu tiền và xác nhận",
  },
  "checkPoint.prepaidHasNotes": {
    status: 400,
    en: "debit notes are issued and one of the agreements is prepaid; delete the notes before another customer or salesman takes the bill",
    vi: "đã lập giấy báo nợ và có hợp đồng trả trước; hãy xóa giấy báo trước khi đổi khách hàng hoặc nhân viên kinh doanh",
  },
});
export type ReasonCode = keyof typeof refuseReason.catalogue;
