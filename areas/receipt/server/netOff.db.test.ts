import { dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { saveReceipt as saveReceiptCall } from "../contract.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { deleteReceipt } from "./deleteReceipt.ts";
import { offeredCredits, processInvoice } from "./offeredInvoices.ts";
import { paymentsOfInvoice } from "./paymentsOfInvoice.ts";
import { receiptRules } from "./receiptBooks.ts";
import { getReceiptById } from "./shownReceipt.ts";

const database = await testDatabase();
const { customer, carrier, day, boughtFreight, boughtThc, container: unitId } = chargedJob;
const yen = castActor("receivable");
const ha = castActor("accountant");

interface Ground {
  /** An invoice of 10,511,465 VND. */
  readonly invoice: string;
  /** What we owe to the customer: a credit note of 100.00 US dollars, and its voucher. */
  readonly note: string;
  readonly noteNo: string;
  readonly voucher: string;
}

async function ground(tx: Tx): Promise<Ground> {
  await writeChargedJob(tx);
  const { selling } = await keyMainJobCharges(tx);
  const { id: invoice } = await billInvoice(tx, selling.slice(1));
  const terms = { chargeId: boughtThc, unitId, quantity: "1", unitPrice: "100", currencyId: "USD" };
  const line = { ...terms, exchangeDate: day, paymentObjectId: customer };
  const bought = (await key(tx, "BUY", [line])).slice(-1);
  const note = await billNote(tx, bought, { type: "CREDIT" });
  const voucher = await vouch(tx, bought);
  return { invoice, note: note.id, noteNo: note.code, voucher };
}

const vouch = async (tx: Tx, charges: string[]) =>
  (
    await billInvoice(tx, charges, {
      type: "Voucher",
      currencyId: "USD",
      paymentMethod: null,
      accountNo: null,
    } as never)
  ).id;

const story = (work: (tx: Tx, on: Ground) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await work(tx, await ground(tx));
    await run(tx, sql`set constraints all immediate`);
    for (const rule of [...receiptRules, ...dueRules]) {
      expect([rule.title.en, await rows(tx, await rule.breaches(companyId, tx))]).toEqual([
        rule.title.en,
        [],
      ]);
    }
  });

const credit = (refId: string, paidAmount: string | null = null) => ({
  refId,
  paidAmount,
  note: null,
});
const netOff = (tx: Tx, invoice: string, credits: ReturnType<typeof credit>[], change = {}) =>
  receive(tx, "0", [invoice], {
    class: "Net Off",
    paymentMethod: "Other",
    credits,
    excRateUsdToLocal: "25500",
    ...change,
  });
const open = async (tx: Tx, id: string) => {
  const { unpaidAmount, paymentStatus } = await getInvoiceById(tx, ha, { id });
  return [unpaidAmount, paymentStatus];
};

describe("a net-off", () => {
  test(
    "draws on the voucher of a credit note, with its own value, and cancels to what was",
    story(async (tx, { invoice, note, noteNo, voucher }) => {
      const offered = await offeredCredits(tx, yen, { customerId: customer, numbers: noteNo });
      expect(offered.map(({ id, unpaidAmount }) => [id, unpaidAmount])).toEqual([
        [voucher, "100.00"],
      ]);
      const done = await netOff(tx, invoice, [credit(note)]);
      expect(done).toMatchObject({
        paidAmount: "0",
        creditAmount: "2550000",
        finalPaidAmount: "2550000",
        status: "Done",
      });
      const [debit, used] = done.payments;
      expect(debit).toMatchObject({
        type: "DEBIT",
        paidAmount: "2550000",
        paidAmountVnd: "2541250",
        totalPaid: "2550000",
        exchangeDifferenceVnd: "-8750",
      });
      expect(used).toMatchObject({
        type: "CREDITNOTE",
        refId: voucher,
        creditNo: noteNo,
        creditId: note,
        creditAmount: "2550000",
        totalPaid: "100.00",
        totalPaidVnd: "2541250",
        balanceVnd: "0",
      });
      expect(await open(tx, voucher)).toEqual(["0.00", "Paid"]);
      expect(await open(tx, invoice)).toEqual(["7961465", "Paid A Part"]);
      const history = await paymentsOfInvoice(tx, yen, { refNo: voucher });
      expect(history.map(({ event, unpaidUsd }) => [event, unpaidUsd])).toEqual([
        ["issued", "100.00"],
        ["receipt", "0.00"],
      ]);
      const { data } = await cancelReceipt(tx, yen, { id: done.id, reason: "x" });
      expect(data.payments.map(({ totalPaid }) => totalPaid)).toEqual([
        "2550000",
        "100.00",
        "-2550000",
        "-100.00",
      ]);
      expect([await open(tx, voucher), await open(tx, invoice)]).toEqual([
        ["100.00", "Unpaid"],
        ["10511465", "Unpaid"],
      ]);
    }),
  );

  test(
    "takes what is asked and no more than clears; the same preview is computed without writing",
    story(async (tx, { invoice, voucher }) => {
      const asked = { customerId: customer, currencyId: "USD" as const, paymentDate: day };
      const payments = [{ refId: invoice, note: null }];
      const credits = [credit(voucher, "40.00")];
      const money = { ...asked, finalPaidAmount: "0", excRateUsdToLocal: "25500" };
      const spread = await processInvoice(tx, yen, { ...money, payments, credits });
      expect([spread.lines[0]?.totalPaid, spread.credits[0]?.totalPaid]).toEqual([
        "1020000",
        "40.00",
      ]);
      const done = await netOff(tx, invoice, credits, { currencyId: "USD" });
      expect([done.currencyId, done.creditAmount]).toEqual(["USD", "40.00"]);
      expect(await open(tx, voucher)).toEqual(["60.00", "Paid A Part"]);
      const rest = await receive(tx, "9000000", [invoice], {
        credits: [credit(voucher)],
        excRateUsdToLocal: "25500",
      });
      // Money pays first; of the credit only what is then missing is used.
      expect([rest.creditAmount, await open(tx, invoice)]).toEqual(["491465", ["0", "Paid"]]);
      expect(await open(tx, voucher)).toEqual(["40.73", "Paid A Part"]);
    }),
  );

  test.each<[string, string, (on: Ground) => Parameters<typeof netOff>[2], object?]>([
    ["without a credit", "credits receipt.noCredit", () => []],
    [
      "with money",
      "paidAmount receipt.netOffTakesNoMoney",
      ({ note }) => [credit(note)],
      { paidAmount: "5" },
    ],
    [
      "with one voucher twice",
      "receipt.creditTwice",
      ({ note, voucher }) => [credit(note), credit(voucher)],
    ],
    ["with an invoice as credit", "receipt.notPayable", ({ invoice }) => [credit(invoice)]],
    [
      "with more than is open",
      "receipt.moreThanCredit",
      ({ voucher }) => [credit(voucher, "2550001")],
    ],
    ["with half a dong", "receipt.lineAmount", ({ voucher }) => [credit(voucher, "0.5")]],
    ["with a huge amount", "receipt.lineAmount", ({ voucher }) => [credit(voucher, "1e30")]],
    ["with less than nothing", "receipt.lineAmount", ({ voucher }) => [credit(voucher, "-1")]],
    [
      "with an id of nobody",
      "record.notFound",
      () => [credit("00000000-0000-7000-8000-000000000000")],
    ],
  ])("%s is refused", (_, code, credits, change = {}) =>
    story(async (tx, on) => {
      const refused = await refusal(netOff(tx, on.invoice, credits(on), change));
      const said = wrongFields(refused)[0] ?? refused.code;
      expect(said).toBe(code);
    })(),
  );

  test(
    "on a note without a voucher names the cure; of another partner it is refused",
    story(async (tx, { invoice }) => {
      const terms = { chargeId: boughtFreight, unitId, quantity: "1", unitPrice: "7" };
      const line = { ...terms, currencyId: "USD", exchangeDate: day, paymentObjectId: customer };
      const [bought] = (await key(tx, "BUY", [line])).slice(-1);
      const note = await billNote(tx, [bought as string], { type: "CREDIT" });
      const bare = await refusal(netOff(tx, invoice, [credit(note.id)]));
      expect(bare.code).toBe("receipt.noVoucher");
      expect(bare.say("en")).toContain("Issue its voucher first");
      const other = { customerId: carrier };
      const refused = await refusal(netOff(tx, invoice, [credit(note.id)], other));
      expect(refused.code).toBe("receipt.typeOfPartner");
    }),
  );
});

describe("a receipt of money on behalf", () => {
  test.each([
    ["Collect OBH", "COLL_OBH", 1],
    ["Collect OBH - OTHER", "COLL_OTH", 0],
    ["Pay OBH", "PAY_OBH", 0],
  ] as const)("%s names its partner and has a line %s", (receiptClass, type, items) =>
    story(async (tx) => {
      const change = { class: receiptClass };
      const bare = await refusal(receive(tx, "500000", [], change));
      expect(wrongFields(bare)).toEqual(["obhpartnerId receipt.obhPartner"]);
      const done = await receive(tx, "500000", [], { ...change, obhpartnerId: carrier });
      expect(done.payments.map((line) => [line.type, line.paidAmount])).toEqual([[type, "500000"]]);
      expect(done.obhpartnerName).not.toBeNull();
      const kept = await rows(
        tx,
        sql`select from due where company_id = ${companyId} and document_id = ${done.id}`,
      );
      expect(kept).toHaveLength(items);
      await cancelReceipt(tx, yen, { id: done.id, reason: "x" });
    })(),
  );
});

describe("canceling", () => {
  test(
    "takes the version and a day from the paid date to today",
    story(async (tx, { invoice }) => {
      const { id, version } = await receive(tx, "1000000", [invoice]);
      const cancel = (change: object) => cancelReceipt(tx, yen, { id, reason: "x", ...change });
      expect((await refusal(cancel({ version: version + 1 }))).code).toBe("record.conflict");
      const early = await refusal(cancel({ cancelDate: "2026-11-19" }));
      expect(wrongFields(early)).toEqual(["cancelDate receipt.canceledBefore"]);
      const { data } = await cancel({ version, cancelDate: day });
      expect(data.status).toBe("Cancel");
      const draft = await receive(tx, "1000000", [invoice], { saveAction: 0 });
      const stale = deleteReceipt(tx, yen, { id: draft.id, version: draft.version + 1 });
      expect((await refusal(stale)).code).toBe("record.conflict");
      await deleteReceipt(tx, yen, { id: draft.id, version: draft.version });
    }),
  );

  test(
    "on an earlier day than a later payment leaves that payment, and every past day is right",
    story(async (tx, { invoice }) => {
      const first = await receive(tx, "1000000", [invoice], { paymentDate: day });
      await receive(tx, "2000000", [invoice], { paymentDate: "2026-11-21" }, yen);
      await cancelReceipt(tx, yen, { id: first.id, reason: "x", cancelDate: day });
      const entries = await rows<{ day: string; openVnd: string }>(
        tx,
        sql`select e.day, e.amount_vnd as open_vnd from due_entry e
          join due u on u.company_id = e.company_id and u.id = e.due_id
          where e.company_id = ${companyId} and u.document_id = ${invoice} order by e.entry_no`,
      );
      expect(entries.map(({ day: on, openVnd }) => [on, openVnd])).toEqual([
        [day, "10511465"],
        [day, "-1000000"],
        ["2026-11-21", "-2000000"],
        [day, "1000000"],
      ]);
      expect((await getReceiptById(tx, yen, { id: first.id })).status).toBe("Cancel");
    }),
  );
});

test("a receipt from the wire keeps no more than it should: credits and version are optional", () => {
  const parsed = saveReceiptCall.body.parse({ customerId: customer });
  expect([parsed.credits, parsed.payments, parsed.obhpartnerId]).toEqual([[], [], null]);
});

// Last, because it leaves its rows.
describe("a race", () => {
  test("of a net-off and a receipt on one invoice at once both clear, never more than is open", async () => {
    const on = await inTransaction(database, ground);
    const both = await Promise.allSettled([
      inTransaction(database, (tx) => netOff(tx, on.invoice, [credit(on.voucher)])),
      inTransaction(database, (tx) => receive(tx, "9000000", [on.invoice])),
      inTransaction(database, (tx) => netOff(tx, on.invoice, [credit(on.note)])),
    ]);
    // The voucher is used once: the second net-off finds nothing left of it.
    expect(both.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
    await inTransaction(database, async (tx) => {
      const { unpaidAmount } = await getInvoiceById(tx, ha, { id: on.invoice });
      expect(Number(unpaidAmount)).toBeGreaterThanOrEqual(0);
      for (const rule of [...receiptRules, ...dueRules]) {
        expect(await rows(tx, await rule.breaches(companyId, tx))).toEqual([]);
      }
    });
  });
});
