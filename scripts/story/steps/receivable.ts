import { getDebitDetail, queryReceivables } from "@fairway/areas/receivable/contract.ts";
import { figureNames } from "@fairway/areas/receivable/model/figures.ts";
import { RefusedCall } from "../../api/callServer.ts";
import { day, stepKind, word } from "../stepKind.ts";

/** What a customer owes under its agreement as of a day, with the documents behind it. */
export const receivable = stepKind({
  fields: { customer: word, day },
  follows: {},
  async play({ signed, partners }, ask) {
    const { id: partnerId } = await partners.partner(ask.customer, "Customer");
    const [row] = await signed.ask(queryReceivables, { partnerId, day: ask.day });
    if (!row) {
      const says = "The customer owes nothing under an agreement on this day.";
      throw new RefusedCall("the receivable", { status: 404, code: "record.notFound", says });
    }
    const { agreementId } = row;
    const documents = await signed.ask(getDebitDetail, { agreementId, day: ask.day });
    return {
      output: {
        ...Object.fromEntries(figureNames.map((name) => [name, row[name]])),
        currency: row.currency,
        debitRate: row.debitRate,
        isOverDue: row.isOverDue,
        isOverDueObh: row.isOverDueObh,
        isOverLimit: row.isOverLimit,
        documents: documents.map((each) => ({
          refNo: each.refNo,
          type: each.type,
          amount: each.amount,
          unpaid: each.unpaidAmount,
          dueDate: each.dueDate,
          overdueDays: each.overdueDays,
          status: each.status,
        })),
      },
      made: { jobId: "", service: "SFE" },
    };
  },
});
