import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of payments to vendors. */
export const refusePayable = refusals({
  "payable.amount": {
    status: 400,
    en: "{value} is no amount in {currency}; type an amount above zero.",
    vi: "{value} không phải số tiền {currency}, hãy nhập số lớn hơn 0.",
  },
  "payable.overpaid": {
    status: 409,
    en: "{voucherNo} has {open, number, ::.########} {currency} open; pay no more than that.",
    vi: "{voucherNo} còn phải trả {open, number, ::.########} {currency}, không thể trả nhiều hơn.",
  },
  "payable.otherPartner": {
    status: 400,
    en: "A chosen voucher is not of this vendor; a payment is to one vendor.",
    vi: "Có chứng từ không phải của nhà cung cấp này, mỗi phiếu chi chỉ trả cho một nhà cung cấp.",
  },
  "payable.twice": {
    status: 400,
    en: "A voucher is named twice; name each once with its whole amount.",
    vi: "Một chứng từ bị nhập hai lần, hãy nhập mỗi chứng từ một lần với tổng số tiền.",
  },
  "payable.date": {
    status: 400,
    en: "The payment date {day} must lie between {first} and {last}.",
    vi: "Ngày thanh toán {day} phải nằm trong khoảng từ {first} đến {last}.",
  },
  "payable.referenceTaken": {
    status: 409,
    en: "The payment {referenceNo} of this voucher exists already.",
    vi: "Đã có phiếu chi {referenceNo} cho chứng từ này.",
  },
  "payable.daysInOrder": {
    status: 400,
    en: "The last day is not before the first one.",
    vi: "Ngày cuối không được trước ngày đầu.",
  },
  "payable.synced": {
    status: 409,
    en: "Payment {paymentNo} is in the accounting system; change it there.",
    vi: "Phiếu chi {paymentNo} đã có trong hệ thống kế toán, hãy sửa tại đó.",
  },
  "payable.canceled": {
    status: 409,
    en: "Payment {paymentNo} is canceled already.",
    vi: "Phiếu chi {paymentNo} đã bị hủy trước đó.",
  },
});
