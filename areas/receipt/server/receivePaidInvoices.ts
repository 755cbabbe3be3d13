import type { Invoice } from "@fairway/areas/invoice/model/invoice.ts";
import { registerPaid } from "@fairway/areas/invoice/server/paidInvoices.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { saveReceipt as saveReceiptCall } from "../contract.ts";
import { saveActions } from "../model/receipt.ts";
import { saveReceipt } from "./saveReceipt.ts";

registerPaid({
  may: (actor, invoice) =>
    actor.reach("acctARP.add") !== "None" && actor.may("acctARP.detail", invoice),
  receive: receivePaid,
});

/** Posts one receipt by bank transfer for the open invoices of each partner, currency and day. */
async function receivePaid(tx: Tx, actor: Actor, invoices: readonly Invoice[]): Promise<void> {
  const groups = Map.groupBy(
    invoices,
    ({ partnerId, currencyId, date }) => `${partnerId} ${currencyId} ${date}`,
  );
  for (const together of groups.values()) {
    const [{ partnerId: customerId, currencyId, date: paymentDate } = invoices[0] as Invoice] =
      together;
    const amount = sum(together.map(({ unpaidAmount }) => unpaidAmount));
    const form = saveReceiptCall.body.parse({
      customerId,
      currencyId,
      paymentDate,
      paymentMethod: "Bank Transfer",
      paidAmount: amountText(money(amount, currencyId)),
      payments: together.map(({ id: refId }) => ({ refId })),
    });
    await saveReceipt(tx, actor, { ...form, saveAction: saveActions.done });
  }
}
