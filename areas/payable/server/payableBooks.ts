import { documentNumbers } from "@fairway/areas/document/server/documentBooks.ts";
import type { Clearings } from "@fairway/areas/due/server/dueBooks.ts";
import type { CountedNumbers } from "@fairway/areas/numbering/server/numberGaps.ts";
import type { BookRule } from "@fairway/engine/kept/bookRule.ts";
import { sql } from "kysely";
import { paymentNumbers, vendorPaymentKind } from "../model/vendorPaymentKind.ts";

/** The series of the numbers of payments. */
export const countedPayments: CountedNumbers = {
  ...paymentNumbers,
  right: vendorPaymentKind.rights.list,
  ...documentNumbers("vendorPayment", "vendor_payment", "payment_no"),
};

/** What the lines of payments that are not canceled cleared. */
export const paymentClearings: Clearings = (companyId) => sql`
  select l.payment_id as document_id, l.due_id, l.total_paid as amount,
    l.total_paid_vnd as amount_vnd, l.total_paid_usd as amount_usd
  from vendor_payment_line l
  join document d on d.company_id = ${companyId} and d.id = l.payment_id and d.state = 'Done'
  where l.company_id = ${companyId}`;

/** The checks of the books for payments to vendors. */
export const payableRules: readonly BookRule[] = [
  {
    title: {
      en: "a payment to a vendor is the sum of its lines, in money and in gain or loss",
      vi: "phiếu chi là tổng các dòng của nó, cả số tiền và chênh lệch tỷ giá",
    },
    breaches: (companyId) => sql`
      select d.number from vendor_payment o
      join document d on d.company_id = o.company_id and d.id = o.id
      left join lateral (
        select sum(l.paid_amount) as paid, sum(l.paid_amount_vnd) as paid_vnd,
          sum(l.gain_loss_vnd) as gain
        from vendor_payment_line l
        where l.company_id = ${companyId} and l.payment_id = o.id) l on true
      where o.company_id = ${companyId}
        and (o.paid_amount, o.paid_amount_vnd, o.gain_loss_vnd)
          is distinct from (l.paid, l.paid_vnd, l.gain)`,
  },
];
