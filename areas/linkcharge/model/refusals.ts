import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of linking fees of operations jobs and of undoing the links. */
export const refuseLink = refusals({
  "linkCharge.notSold": {
    status: 409,
    en: "Charge {chargeCode} of job {jobNo} is not a selling charge of an operations job, so it is not linked.",
    vi: "Phí {chargeCode} của lô {jobNo} không phải phí bán của lô logistics nên không liên kết phí được.",
  },
  "linkCharge.linkedAlready": {
    status: 409,
    en: "Charge {chargeCode} of job {jobNo} is linked already.",
    vi: "Phí {chargeCode} của lô {jobNo} đã liên kết phí.",
  },
  "linkCharge.nothing": {
    status: 409,
    en: "The jobs have no selling charges that are not linked yet.",
    vi: "Các lô hàng không còn phí bán nào chưa liên kết phí.",
  },
  "linkCharge.external": {
    status: 409,
    en: "Job {jobNo} is external, so fee {chargeCode} has no job to go to. Only fees of internal jobs are linked.",
    vi: "Lô {jobNo} là lô ngoài (External) nên phí {chargeCode} không có lô để liên kết. Chỉ liên kết phí của lô nội bộ (Internal).",
  },
  "linkCharge.noBill": {
    status: 409,
    en: "Job {jobNo} is not linked to an air or sea job with a house bill, so fee {chargeCode} has nowhere to go. Link the job first.",
    vi: "Lô {jobNo} chưa liên kết với lô hàng biển hoặc hàng không có vận đơn nhà nên phí {chargeCode} không có chỗ ghi. Hãy liên kết lô trước.",
  },
  "linkCharge.noRule": {
    status: 409,
    en: "No link-fee rule says what charge {chargeCode} of job {jobNo} becomes in service {service}. Add a rule first.",
    vi: "Chưa có quy tắc liên kết phí cho phí {chargeCode} của lô {jobNo} sang dịch vụ {service}. Hãy thêm quy tắc trước.",
  },
  "linkCharge.ruleNotInForce": {
    status: 409,
    en: "Rule {ruleName} for charge {chargeCode} of job {jobNo} is not in force today.",
    vi: "Quy tắc {ruleName} cho phí {chargeCode} của lô {jobNo} hôm nay không có hiệu lực.",
  },
  "linkCharge.ruleOfOther": {
    status: 409,
    en: "Rule {ruleName} for charge {chargeCode} of job {jobNo} is for another partner than {partner}.",
    vi: "Quy tắc {ruleName} cho phí {chargeCode} của lô {jobNo} áp dụng cho đối tác khác, không phải {partner}.",
  },
  "linkCharge.ruleOutOfUse": {
    status: 409,
    en: "Rule {ruleName} makes charge {chargeCode} of job {jobNo} charge {buying} at {seller}, one of which is inactive. Change the rule first.",
    vi: "Quy tắc {ruleName} chuyển phí {chargeCode} của lô {jobNo} thành phí {buying} của {seller}, trong đó có mục đã ngừng dùng. Hãy sửa quy tắc trước.",
  },
  "linkCharge.otherService": {
    status: 409,
    en: "Rule {ruleName} for charge {chargeCode} of job {jobNo} is for service {service}, but linked job {linkedNo} is of service {linkedService}.",
    vi: "Quy tắc {ruleName} cho phí {chargeCode} của lô {jobNo} áp dụng cho dịch vụ {service}, nhưng lô liên kết {linkedNo} thuộc dịch vụ {linkedService}.",
  },
  "linkCharge.notLinked": {
    status: 409,
    en: "Charge {chargeCode} of job {jobNo} is not linked.",
    vi: "Phí {chargeCode} của lô {jobNo} chưa liên kết phí.",
  },
  "linkCharge.copyHeld": {
    status: 409,
    en: "Charge {chargeCode} of job {jobNo} is on {documentNo}, so its link stays. Take it off {documentNo} first.",
    vi: "Phí {chargeCode} của lô {jobNo} đã nằm trên {documentNo} nên giữ nguyên liên kết phí. Hãy gỡ phí khỏi {documentNo} trước.",
  },
  "linkCharge.heldByLink": {
    status: 409,
    en: "A charge is linked with a charge of another job. Undo the link first.",
    vi: "Có phí đang liên kết với phí của lô hàng khác. Hãy hủy liên kết phí trước.",
  },
  "linkCharge.linkedMeanwhile": {
    status: 409,
    en: "One of the charges was linked meanwhile. Load the charges again.",
    vi: "Vừa có phí trong số này được liên kết. Hãy tải lại danh sách phí.",
  },
});
