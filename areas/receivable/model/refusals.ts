import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of receivables. */
export const refuseReceivable = refusals({
  "receivable.agreementInactive": {
    status: 409,
    en: "The agreement is not active. Activate it, or choose an active one of the new salesman.",
    vi: "Hợp đồng chưa hiệu lực. Hãy kích hoạt, hoặc chọn hợp đồng hiệu lực của nhân viên kinh doanh mới.",
  },
  "receivable.sameSalesman": {
    status: 400,
    en: "The debts are of this salesman already. Choose the salesman who gives them up.",
    vi: "Công nợ đã thuộc nhân viên này. Hãy chọn nhân viên bàn giao công nợ.",
  },
});
