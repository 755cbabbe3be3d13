import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { clearedByLines, dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import { paidAheadClearings } from "@fairway/areas/invoice/server/invoiceBooks.ts";
import { receiptClearings } from "@fairway/areas/receipt/server/receiptBooks.ts";
import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, cancelBilled } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { addPayment } from "./addPayment.ts";
import { cancelPayment } from "./cancelPayment.ts";
import { exportPayablePayments, exportPayables } from "./exportPayables.ts";
import { getPayment, paymentHistory } from "./getPayment.ts";
import "./handlers.ts";
import { agePayables, listPayables, paymentsOf } from "./listPayables.ts";
import { payableRules, paymentClearings } from "./payableBooks.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const { carrier, customer, boughtThc, set, day } = chargedJob;

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx, await keyMainJobCharges(tx));
    const clearings = clearedByLines([receiptClearings, paidAheadClearings, paymentClearings]);
    for (const rule of [...payableRules, ...dueRules, clearings]) {
      expect(await rows(tx, await rule.breaches(companyId, tx))).toEqual([]);
    }
  });

/** A line of 1,655.40 US dollars that we buy of the carrier. */
const bought = async (tx: Tx) => {
  const keyed = await key(tx, "BUY", [
    {
      chargeId: boughtThc,
      unitId: set,
      quantity: "1",
      unitPrice: "1655.40",
      currencyId: "USD",
      paymentObjectId: carrier,
      exchangeDate: day,
      notes: "Freight",
    },
  ]);
  return keyed.slice(-1);
};
const vouch = (tx: Tx, chargeIds: string[], change: object = {}) =>
  billInvoice(tx, chargeIds, {
    type: "Voucher",
    partnerId: carrier,
    paymentMethod: null,
    accountNo: null,
    paymentTerm: 30,
    ...change,
  } as never);
const rateOn = (tx: Tx, effectiveOn: string, rate: string) =>
  updateRate(tx, castActor("administrator"), {
    effectiveOn,
    currencyTo: "VND",
    rateReason: "Corrected",
    rates: [{ currencyFrom: "USD", rate }],
  });
const list = (tx: Tx, ask: object = {}, actor = ha) =>
  listPayables(tx, actor, {
    ...contract.pagePayables.query.parse({}),
    ...contract.pagePayables.body.parse(ask),
  });
const pay = async (tx: Tx, payments: readonly object[], change: object = {}, actor = ha) => {
  const ask = { partnerId: carrier, currencyId: "USD", paymentDate: day, payments, ...change };
  return (await addPayment(tx, actor, contract.addPayment.body.parse(ask))).data;
};
const ages = (tx: Tx, ask: object) => agePayables(tx, ha, contract.agePayables.query.parse(ask));

async function sheetOf(file: AnsweredFile) {
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
  return (await readExcel(Buffer.concat(parts), { headerRow: 1, isForm: true })).rows;
}

describe("a payment to a vendor", () => {
  // Rules PY-2 to PY-5.
  test(
    "in part loses what the dollar rose since the voucher; canceling opens it again",
    story(async (tx) => {
      await rateOn(tx, day, "25471");
      const voucher = await vouch(tx, await bought(tx), { currencyId: "USD" });
      expect(voucher.totalAmountVnd).toBe("42164693");
      const part = { voucherId: voucher.id, amount: "1000.00" };
      const payment = await pay(tx, [part], { excRateUsdToLocal: "25499" });
      expect(payment).toMatchObject({
        paymentNo: `PC${day.slice(2, 4)}00001`,
        paidAmountVnd: "25499000",
        gainLossVnd: "-28000",
        may: ["cancel"],
        lines: [{ acctRefNo: voucher.voucherId, totalPaid: "1000.00", totalPaidVnd: "25471000" }],
      });
      const [row] = (await list(tx, { partnerId: carrier })).data;
      expect(row).toMatchObject({
        transactionType: "CREDIT",
        beginAmount: "1655.40",
        paymentAmount: "1000.00",
        remainAmount: "655.40",
        remainAmountVnd: "16693693",
        paymentStatus: "Paid A Part",
        may: ["pay"],
      });
      const over = await refusal(pay(tx, [{ ...part, amount: "655.41" }]));
      expect([over.code, over.entry.status]).toEqual(["payable.overpaid", 409]);
      expect((await refusal(cancelBilled(tx, ha, voucher.id))).code).toBe("invoice.paid");
      const rest = await pay(tx, [{ ...part, amount: "655.40" }]);
      expect(rest.lines).toMatchObject([{ totalPaidVnd: "16693693", gainLossVnd: "0" }]);
      const [paid] = (await list(tx)).data;
      expect(paid).toMatchObject({ remainAmountVnd: "0", paymentStatus: "Paid", may: [] });

      const { id, version } = payment;
      const stale = { id, version: version + 1, reason: "Wrong bank" };
      expect((await refusal(cancelPayment(tx, ha, stale))).code).toBe("record.conflict");
      const { data } = await cancelPayment(tx, ha, { id, version, reason: "Wrong bank" });
      expect(data).toMatchObject({ status: "Canceled", cancelReason: "Wrong bank", may: [] });
      const again = await refusal(cancelPayment(tx, ha, { ...stale, version: data.version }));
      expect(again.code).toBe("payable.canceled");
      const payments = await paymentsOf(tx, ha, { id: paid?.id ?? "" });
      expect(payments.map(({ isCanceled, may }) => [isCanceled, may]).sort()).toEqual([
        [false, ["cancel"]],
        [true, []],
      ]);
      expect((await list(tx)).data).toMatchObject([{ remainAmount: "1000.00" }]);
      const history = await paymentHistory(tx, ha, {
        ...contract.paymentHistory.query.parse({}),
        id,
      });
      expect(JSON.stringify(history)).toContain("cancelReason");
    }),
  );

  test(
    "in dong pays a voucher in dollars at the rate of its day, and several vouchers at once",
    story(async (tx, { buying }) => {
      await rateOn(tx, day, "25000");
      const dollars = await vouch(tx, await bought(tx), { currencyId: "USD" });
      const dong = await vouch(tx, buying);
      const before = statementCount(tx);
      const payment = await pay(
        tx,
        [
          { voucherId: dollars.id, amount: "41385000" },
          { voucherId: dong.id, amount: "1000" },
        ],
        { currencyId: "VND", paymentMethod: "Cash" },
      );
      expect(statementCount(tx) - before).toBeLessThanOrEqual(12);
      expect(payment).toMatchObject({ paidAmount: "41386000", gainLossVnd: "0" });
      expect(payment.lines.map(({ totalPaid }) => totalPaid)).toEqual(["1655.40", "1000"]);
      const open = (await list(tx)).data.map((row) => [row.acctRefNo, row.paymentStatus]);
      expect(Object.fromEntries(open)).toEqual({
        [dollars.voucherId]: "Paid",
        [dong.voucherId]: "Paid A Part",
      });
    }),
  );

  test(
    "is refused by field and cure, and out of reach as if there were no voucher",
    story(async (tx, { buying }) => {
      const { id: voucherId } = await vouch(tx, buying);
      const vnd = { currencyId: "VND" };
      const wrong = await refusal(
        pay(
          tx,
          [
            { voucherId, amount: "0" },
            { voucherId, amount: "1.5" },
          ],
          {
            ...vnd,
            paymentDate: addDays(ha.today, 1),
          },
        ),
      );
      expect(wrongFields(wrong)).toEqual([
        "paymentDate payable.date",
        "payments.0.amount payable.amount",
        "payments.1.voucherId payable.twice",
        "payments.1.amount payable.amount",
      ]);
      const part = [{ voucherId, amount: "1000" }];
      const other = await refusal(pay(tx, part, { ...vnd, partnerId: customer }));
      expect(other.code).toBe("payable.otherPartner");
      const hph = castActor("documentationHph", { rights: rightsFor("accountant") });
      expect((await refusal(pay(tx, part, vnd, hph))).code).toBe("record.notFound");
      const sales = actorInRole("sales");
      expect((await refusal(pay(tx, part, vnd, sales))).code).toBe("access.forbidden");
      const payment = await pay(tx, part, vnd);
      const { id, version } = payment;
      expect((await refusal(getPayment(tx, hph, { id }))).code).toBe("record.notFound");
      const reason = "Wrong";
      expect((await refusal(cancelPayment(tx, hph, { id, version, reason }))).code).toBe(
        "record.notFound",
      );
      expect((await list(tx, {}, hph)).data).toEqual([]);
      const [row] = (await list(tx)).data;
      expect((await refusal(paymentsOf(tx, hph, { id: row?.id ?? "" }))).code).toBe(
        "record.notFound",
      );
    }),
  );
});

// Rules PY-1 and PY-6.
describe("the list of payables", () => {
  test(
    "has what was open before the first day, what was paid and what was left after the last one",
    story(async (tx, { buying }) => {
      const early = addDays(day, -40);
      await rateOn(tx, early, "25471");
      const old = await vouch(tx, await bought(tx), { currencyId: "USD", date: early });
      const late = await vouch(tx, buying, { date: addDays(day, -2) });
      const ofOld = (amount: string) => [{ voucherId: old.id, amount }];
      await pay(tx, ofOld("400.00"), {
        paymentDate: addDays(day, -20),
        excRateUsdToLocal: "25471",
      });
      await pay(tx, ofOld("100.00"), { paymentDate: addDays(day, -1), excRateUsdToLocal: "25471" });
      const found = async (ask: object) =>
        Object.fromEntries(
          (await list(tx, ask)).data.map((row) => [
            row.acctRefNo,
            [row.beginAmount, row.paymentAmount, row.remainAmount],
          ]),
        );
      const range = { fromPaymentDate: addDays(day, -5), toPaymentDate: day };
      expect(await found(range)).toEqual({
        [old.voucherId]: ["1255.40", "100.00", "1155.40"],
        [late.voucherId]: [late.totalAmount, "0", late.totalAmount],
      });
      expect(await found({ toPaymentDate: addDays(day, -10) })).toEqual({
        [old.voucherId]: ["1655.40", "400.00", "1255.40"],
      });
      const wrong = { fromPaymentDate: day, toPaymentDate: early };
      expect((await refusal(list(tx, wrong))).code).toBe("payable.daysInOrder");
      // Due 30 days after its day, ten days ago.
      expect(await ages(tx, { partnerId: carrier, day })).toMatchObject([
        { currencyId: "VND", notDue: late.totalAmountVnd, over1To15: "0" },
        { currencyId: "USD", notDue: "0", remainAmount: "1155.40", over1To15: "29332353" },
      ]);
      const asOf = await ages(tx, { partnerId: carrier, day: addDays(day, -20) });
      expect(asOf).toMatchObject([{ remainAmount: "1255.40", over1To15: "0" }]);
      expect(await ages(tx, { partnerId: carrier, currency: "VND", day })).toHaveLength(1);
      const numbers = (await list(tx, { isOverdue: true })).data.map((row) => row.acctRefNo);
      // Only the older one is due before today, whenever today is.
      expect(numbers).toContain(old.voucherId);
      const byNo = { referenceNos: late.voucherId, searchType: "Voucher No" };
      expect(Object.keys(await found(byNo))).toEqual([late.voucherId]);
      expect(await found({ ...byNo, searchType: "VAT Inv" })).toEqual({});
      expect(await found({ transactionType: "OBH" })).toEqual({});
      expect(Object.keys(await found({ paymentStatus: "Unpaid" }))).toEqual([late.voucherId]);
      const before = statementCount(tx);
      await list(tx);
      expect(statementCount(tx) - before).toBe(1);

      const ask = contract.exportPayables.body.parse(range);
      const standard = JSON.stringify(await sheetOf(await exportPayables(tx, ha, ask)));
      for (const said of [old.voucherId, late.voucherId, "1155.4"]) {
        expect(standard).toContain(said);
      }
      const template = JSON.stringify(await sheetOf(await exportPayablePayments(tx, ha, ask)));
      expect(template).toContain(`PC${day.slice(2, 4)}00002`);
      expect(template).not.toContain(`PC${day.slice(2, 4)}00001`);
      expect(template).not.toContain(late.voucherId);
      const clerk = castActor("accountant", { change: { acctPayable: { export: false } } });
      expect((await refusal(exportPayables(tx, clerk, ask))).code).toBe("access.forbidden");
    }),
  );

  test(
    "leaves out canceled vouchers, and knows vouchers of what is paid on behalf",
    story(async (tx, { buying, onBehalf }) => {
      const voucher = await vouch(tx, buying);
      const obh = await vouch(tx, onBehalf, { partnerId: chargedJob.port });
      await cancelBilled(tx, ha, voucher.id);
      expect((await list(tx)).data).toMatchObject([
        { acctRefNo: obh.voucherId, transactionType: "OBH", paymentStatus: "Unpaid" },
      ]);
      expect(await ages(tx, { partnerId: carrier })).toEqual([]);
    }),
  );
});
