import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { removeAgreement } from "@fairway/areas/agreement/server/removeAgreement.ts";
import { switchAgreement } from "@fairway/areas/agreement/server/switchAgreement.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { removeExchangeCurrency } from "@fairway/areas/rate/server/removeExchangeCurrency.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { updateInvoice } from "@fairway/areas/invoice/server/updateInvoice.ts";
import type { ReceiptDetail } from "../model/receipt.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { describe, expect, test } from "vitest";
import { addDays } from "@fairway/core/time/day.ts";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billInvoice, cancelBilled, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { rateOfDay } from "../../../tests/cast/rateOfDay.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { checkAllowDeleteReceipt, deleteReceipt } from "./deleteReceipt.ts";
import { listReceipts } from "./listReceipts.ts";
import { getCustomerAdvance, offeredInvoices, processInvoice } from "./offeredInvoices.ts";
import { receiptHistory } from "./receiptHistory.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { previewReceipts, receiptPaper } from "./previewReceipt.ts";
import { paymentsOfInvoice } from "./paymentsOfInvoice.ts";
import { quickUpdateReceipt } from "./quickUpdateReceipt.ts";
import { generateReceiptNo } from "./generateReceiptNo.ts";
import { getReceiptById } from "./shownReceipt.ts";

const database = await testDatabase();
const { customer, carrier, day } = chargedJob;
const yen = castActor("receivable");
const ha = castActor("accountant");
const boss = castActor("administrator");

interface Billed extends MainJobCharges {
  /** Freight of 73,696,250 VND. */
  readonly freight: string;
  /** THC, bill fee and seals of 10,511,465 VND. */
  readonly local: string;
  /** The port's fee of 4,400,000 VND. */
  readonly port: string;
}

function story(work: (tx: Tx, billed: Billed) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      const charges = await keyMainJobCharges(tx);
      const freight = await billInvoice(tx, charges.selling.slice(0, 1));
      const local = await billInvoice(tx, charges.selling.slice(1));
      const port = await billInvoice(tx, charges.onBehalf, { type: "InvoiceTemp" });
      await work(tx, { ...charges, freight: freight.id, local: local.id, port: port.id });
    });
}

const open = async (tx: Tx, id: string) => (await getInvoiceById(tx, ha, { id })).unpaidAmountVnd;
const advance = async (tx: Tx) =>
  (await getCustomerAdvance(tx, yen, { customerId: customer })).map((each) => each.balance);
const page = { page: 1, size: 15, refNo: null, customerId: null, dateType: "Paid Date" as const };

describe("an advance", () => {
  test(
    "in US dollars keeps its dong as received; the receipt that uses it gains or loses the difference",
    story(async (tx, { port }) => {
      const dollars = { currencyId: "USD" as const, excRateUsdToLocal: "25455.5" };
      await receive(tx, "49.00", [], { ...dollars, class: "Advance" });
      const used = await receive(tx, "0", [port], {
        ...dollars,
        excRateUsdToLocal: "25500",
        paymentMethod: "Clear-Advance",
        cusAdvanceAmount: "49.00",
      });
      expect(used.cusAdvanceAmount).toBe("49.00");
      const [line] = used.payments;
      // 49.00 at 25,500 clear 1,249,500 of the invoice; they were received as 1,247,320.
      expect([line?.paidAmountVnd, line?.totalPaidVnd, line?.exchangeDifferenceVnd]).toEqual([
        "1247320",
        "1249500",
        "-2180",
      ]);
    }),
  );

  test(
    "belongs to the office that took it; another office uses it within its reach alone",
    story(async (tx, { port }) => {
      const taken = await receive(tx, "5000", [], { class: "Advance" });
      const elsewhere = { officeId: offices.hph } as const;
      const narrow = { change: { acctARP: { detail: "Office" } } } as const;
      const hai = castActor("sales", { ...elsewhere, ...narrow });
      const far = castActor("accountant", elsewhere);
      const seen = async (actor: Actor) =>
        (await getCustomerAdvance(tx, actor, { customerId: customer })).map((each) => each.balance);
      expect([await seen(hai), await seen(far), await seen(yen)]).toEqual([[], ["5000"], ["5000"]]);
      const use = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "2000" };
      const [stored] = await rows<{ count: number }>(
        tx,
        sql`update due set office_id = ${offices.hph} where company_id = ${companyId}
          and document_id = ${port} returning 1 as count`,
      );
      expect(stored?.count).toBe(1);
      await run(
        tx,
        sql`update document set office_id = ${offices.hph}
          where company_id = ${companyId} and id = ${port}`,
      );
      expect((await refusal(receive(tx, "0", [port], use, hai))).code).toBe(
        "receipt.advanceTooSmall",
      );
      const own = await receive(tx, "300", [], { class: "Advance" }, far);
      await receive(tx, "0", [port], use, far);
      // The office's own advance goes first, the rest comes from the other office.
      expect(await seen(hai)).toEqual([]);
      expect(await seen(yen)).toEqual(["3300"]);
      expect(own.officeId).toBe(offices.hph);
      expect((await refusal(cancelReceipt(tx, yen, { id: taken.id, reason: "x" }))).code).toBe(
        "receipt.advanceUsed",
      );
    }),
  );
});

describe("using an advance", () => {
  test(
    "is for what it clears and for no more than there is; what is not needed stays",
    story(async (tx, { local, port }) => {
      await receive(tx, "6000000", [], { class: "Advance" });
      const use = (cusAdvanceAmount: string, saveAction = 2) =>
        receive(tx, "0", [local], {
          paymentMethod: "Clear-Advance",
          cusAdvanceAmount,
          saveAction,
        });
      const alone = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "5" };
      expect((await use("20000000", 0)).cusAdvanceAmount).toBe("20000000");
      const small = await refusal(use("10511465"));
      expect(small.say("en")).toMatch(/10,511,465 VND .* 6,000,000 VND are left/);
      const none = await refusal(receive(tx, "0", [], { ...alone, class: "Advance" }));
      expect(none.code).toBe("receipt.nothingCleared");
      const less = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "6000000" };
      expect((await receive(tx, "0", [port], less)).cusAdvanceAmount).toBe("4400000");
      const done = await use("1600000");
      expect(done.payments.map(({ type }) => type)).toEqual(["DEBIT"]);
      expect(await advance(tx)).toEqual([]);
    }),
  );

  test(
    "is canceled by saving with a reason only, as by canceling",
    story(async (tx, { freight }) => {
      const { id, version } = await receive(tx, "5", [freight]);
      const cancel = receive(tx, "5", [freight], { id, version, saveAction: 3 });
      expect((await refusal(cancel)).fields[0]).toMatchObject({ field: "description" });
    }),
  );
});

describe("a draft", () => {
  test(
    "of a colleague locks no invoice; posted later it says what is left",
    story(async (tx, { freight, port }) => {
      const draft = await receive(tx, "1", [freight], { saveAction: 0 });
      const offers = await offeredInvoices(tx, ha, { customerId: customer, numbers: null });
      const offered = offers.find((each) => each.id === freight);
      expect(offered).toMatchObject({ id: freight, heldBy: draft.paymentRefNo });
      expect(offered?.may).toContain("receive");
      await receive(tx, "70000000", [freight], {}, ha);
      const { id, version } = draft;
      const line = (paidAmount: string | null) => ({
        id,
        version,
        payments: [{ refId: freight, paidAmount, note: null }],
      });
      const more = await refusal(receive(tx, "5000000", [], line("5000000")));
      expect([more.code, more.facts["owed"]]).toEqual(["receipt.moreThanOwed", "3696250"]);
      const changed = await refusal(receive(tx, "5000000", [], line(null)));
      expect([changed.code, changed.facts["owed"]]).toEqual(["receipt.openChanged", "3696250"]);
      // A form no longer offers an invoice that others have paid.
      const lost = await refusal(receive(tx, "5000000", [port], { id, version }));
      expect([lost.code, lost.facts["owed"]]).toEqual(["receipt.openChanged", "3696250"]);
      const again = await receive(tx, "5000000", [], { ...line(null), saveAction: 1 });
      expect(again.payments.map((each) => each.paidAmount)).toEqual(["3696250", "1303750"]);
      const posted = await receive(tx, "5000000", [], { ...line(null), version: again.version });
      expect([posted.status, await open(tx, freight)]).toEqual(["Done", "0"]);
    }),
  );

  test(
    "keeps what was typed apart from what was computed",
    story(async (tx, { freight, port }) => {
      const typed = { payments: [{ refId: port, paidAmount: "100000", note: null }] };
      const read = ({ isRateTyped, excRateUsdToLocal, payments }: ReceiptDetail) => [
        isRateTyped,
        excRateUsdToLocal,
        payments.map(({ askedAmount, paidAmount }) => [askedAmount, paidAmount]),
      ];
      const spread = await receive(tx, "10000000", [freight], { saveAction: 0 });
      expect(read(spread)).toEqual([false, "25412.5", [[null, "10000000"]]]);
      const fixed = await receive(tx, "10000000", [], {
        ...typed,
        saveAction: 0,
        excRateUsdToLocal: "25000",
      });
      const lines = [
        ["100000", "100000"],
        [null, "9900000"],
      ];
      expect(read(fixed)).toEqual([true, "25000", lines]);
      // On another day the draft takes the rate of that day.
      await run(
        tx,
        sql`insert into exchange_rate (company_id, id, currency_from, currency_to, rate,
          effective_on, active)
        values (${companyId}, new_id(), 'USD', 'VND', 28000, ${addDays(day, -10)}, true)`,
      );
      const { id, version } = spread;
      const earlier = { id, version, saveAction: 0, paymentDate: addDays(day, -5) };
      expect(read(await receive(tx, "20000000", [freight], earlier))).toEqual([
        false,
        "28000",
        [[null, "20000000"]],
      ]);
    }),
  );

  test(
    "is not corrected like a posted receipt, and names a changed invoice by its present number",
    story(async (tx, { freight }) => {
      const { id, version, paymentRefNo } = await receive(tx, "1", [freight], { saveAction: 0 });
      const asked = { id, version, paymentRefNo, paymentDate: day, bankAccountNo: null };
      const refused = await refusal(
        quickUpdateReceipt(tx, yen, { ...asked, paymentMethod: "Cash" }),
      );
      expect(refused.code).toBe("receipt.notCorrected");
      expect(refused.say("en")).toMatch(/PT\d+ is a draft\. Open it/);
      expect(refused.say("vi")).toMatch(/PT\d+ còn là nháp\. Hãy mở/);
      const invoice = await getInvoiceById(tx, ha, { id: freight });
      await updateInvoice(tx, ha, {
        id: freight,
        version: invoice.version,
        voucherId: null,
        invoiceNoTempt: null,
        invoiceNoReal: "REAL-0007",
        serie: null,
        paymentMethod: "Cash",
        accountNo: "13111",
        description: null,
        attachDocumentInfo: null,
      });
      const [line] = (await getReceiptById(tx, yen, { id })).payments;
      expect([line?.invoiceNo, line?.refId]).toEqual(["REAL-0007", freight]);
      const found = await listReceipts(tx, yen, { ...page, refNo: "REAL-0007" });
      expect(found.data.map((each) => each.id)).toEqual([id]);
    }),
  );

  test(
    "of another office is not named to users who may not open it",
    story(async (tx, { freight }) => {
      const { paymentRefNo } = await receive(tx, "1", [freight], { saveAction: 0 });
      const narrow = { acctARP: { detail: "Owner" } } as const;
      const blind = castActor("accountant", { change: narrow });
      await run(
        tx,
        sql`update document set user_created = ${blind.userId}
          where company_id = ${companyId} and id = ${freight}`,
      );
      const heldBy = async (actor: Actor) =>
        (await offeredInvoices(tx, actor, { customerId: customer, numbers: null })).find(
          (each) => each.id === freight,
        )?.heldBy;
      expect([await heldBy(ha), await heldBy(blind)]).toEqual([paymentRefNo, ""]);
      expect((await getInvoiceById(tx, blind, { id: freight })).heldBy).toBe("");
      const told = async (actor: Actor) => refusal(cancelBilled(tx, actor, freight));
      const [named, unnamed] = [await told(ha), await told(blind)];
      expect([named.code, unnamed.code]).toEqual(Array(2).fill("invoice.onDraftReceipt"));
      expect([named.facts["receiptNo"], unnamed.facts["receiptNo"]]).toEqual([paymentRefNo, ""]);
    }),
  );

  test(
    "has no effect until it is done",
    story(async (tx, { freight }) => {
      const draft = await receive(tx, "1000000", [freight], { saveAction: 0 });
      expect([draft.status, await open(tx, freight)]).toEqual(["Draft", "73696250"]);
      const { id, version } = draft;
      const posted = await receive(tx, "2000000", [freight], { id, version });
      expect([posted.status, posted.paymentRefNo]).toEqual(["Done", draft.paymentRefNo]);
      expect(await open(tx, freight)).toBe("71696250");
      await expect(receive(tx, "1", [freight], { id, version: 2 })).rejects.toThrow(
        "receipt.notDraft",
      );
    }),
  );

  test(
    "saved by two people is a conflict for the second",
    story(async (tx, { freight }) => {
      const { id, version } = await receive(tx, "1000000", [freight], { saveAction: 0 });
      await receive(tx, "1000001", [freight], { saveAction: 1, id, version });
      await expect(
        receive(tx, "1000002", [freight], { saveAction: 1, id, version }),
      ).rejects.toThrow("record.conflict");
    }),
  );

  test(
    "is dropped and keeps its number without effect, a done receipt is not",
    story(async (tx, { freight }) => {
      const draft = await receive(tx, "1000000", [freight], { saveAction: 0 });
      expect(await checkAllowDeleteReceipt(tx, yen, draft)).toBe(true);
      await deleteReceipt(tx, yen, draft);
      const dropped = await getReceiptById(tx, yen, draft);
      expect(dropped).toMatchObject({
        status: "Cancel",
        paymentRefNo: draft.paymentRefNo,
        may: ["print"],
      });
      expect((await getInvoiceById(tx, ha, { id: freight })).heldBy).toBeNull();
      const posted = await receive(tx, "1000000", [freight]);
      await expect(deleteReceipt(tx, yen, posted)).rejects.toThrow("receipt.notDraft");
    }),
  );
});

// Rule DU-11.
describe("the day of a receipt", () => {
  const dayOf = async (tx: Tx, receiptId: string, documentId: string) =>
    rows<{ day: string }>(
      tx,
      sql`select e.day from due_entry e
        join due u on u.company_id = e.company_id and u.id = e.due_id and u.document_id = ${documentId}
        where e.company_id = ${companyId} and e.document_id = ${receiptId}
        group by e.day having sum(e.amount) <> 0`,
    ).then((found) => found.map((each) => each.day));
  const correct =
    (tx: Tx, done: { id: string; version: number; paymentRefNo: string }) =>
    (paymentDate: string) =>
      quickUpdateReceipt(tx, ha, {
        id: done.id,
        version: done.version,
        paymentRefNo: done.paymentRefNo,
        paymentDate,
        paymentMethod: "Clear-Advance-Cash",
        bankAccountNo: null,
      });

  test(
    "may lie before the invoice, which is then cleared on its own day or when it is open again",
    story(async (tx, { freight }) => {
      const early = await receive(tx, "500000", [freight], { paymentDate: addDays(day, -10) });
      expect(await dayOf(tx, early.id, freight)).toEqual([day]);
      const { data } = await correct(tx, early)(addDays(day, -3));
      expect(await dayOf(tx, early.id, freight)).toEqual([day]);
      expect(data.paymentDate).toBe(addDays(day, -3));
      const all = await receive(tx, "73196250", [freight]);
      await cancelReceipt(tx, yen, { id: all.id, reason: "Bounced" });
      const again = await receive(tx, "73196250", [freight]);
      expect(await dayOf(tx, again.id, freight)).toEqual([yen.today]);
    }),
  );

  test(
    "is not before the day of the advance that it uses; both days are named",
    story(async (tx, { port }) => {
      const taken = await receive(tx, "1000000", [], {
        class: "Advance",
        paymentDate: addDays(day, -1),
      });
      const use = (paymentDate: string, cusAdvanceAmount = "600000") =>
        receive(tx, "0", [port], {
          paymentMethod: "Clear-Advance",
          cusAdvanceAmount,
          paymentDate,
        });
      const early = await refusal(use(addDays(day, -5)));
      expect([early.code, early.fields[0]?.field]).toEqual(["receipt.advanceLater", "paymentDate"]);
      expect(early.say("en")).toMatch(
        /On 15\/11\/2026 .* 0 VND .* 600,000 VND .* from 19\/11\/2026/,
      );
      expect(early.say("vi")).toMatch(/15\/11\/2026 .* 0 VND .* 19\/11\/2026 .* 600\.000 VND/);
      const small = await refusal(use(day, "1000001"));
      expect(small.code).toBe("receipt.advanceTooSmall");
      expect(small.say("en")).toMatch(/1,000,001 VND .* 1,000,000 VND are left\. Use less/);
      const used = await use(day);
      const sooner = await refusal(
        quickUpdateReceipt(tx, ha, {
          id: used.id,
          version: used.version,
          paymentRefNo: used.paymentRefNo,
          paymentDate: addDays(day, -2),
          paymentMethod: "Clear-Advance",
          bankAccountNo: null,
        }),
      );
      expect([sooner.code, sooner.facts["day"], sooner.facts["from"]]).toEqual([
        "receipt.advanceLater",
        "18/11/2026",
        "19/11/2026",
      ]);
      await run(tx, sql`savepoint refused`);
      const later = await refusal(correct(tx, taken)(addDays(day, 1)));
      await run(tx, sql`rollback to savepoint refused`);
      expect([later.code, later.facts["day"], later.facts["usedOn"]]).toEqual([
        "receipt.advanceUsedBefore",
        "21/11/2026",
        "20/11/2026",
      ]);
      await correct(tx, taken)(day);
      expect(await dayOf(tx, taken.id, taken.id)).toEqual([day]);
    }),
  );
});

describe("a receipt", () => {
  test(
    "clears several invoices, on-behalf money first, and keeps the rest as advance",
    story(async (tx, { freight, local, port }) => {
      const done = await receive(tx, "15000000", [local, port]);
      expect(done.payments.map((line) => [line.type, line.paidAmount])).toEqual([
        ["DEBIT", "10511465"],
        ["OBH", "4400000"],
        ["ADV", "88535"],
      ]);
      expect(await advance(tx)).toEqual(["88535"]);
      await expect(receive(tx, "1", [local])).rejects.toThrow("receipt.invoicePaid");
      expect(await open(tx, freight)).toBe("73696250");
    }),
  );

  test(
    "takes typed amounts, but never more than is owed or was collected",
    story(async (tx, { local, port }) => {
      const line = (refId: string, paidAmount: string) => ({ refId, paidAmount, note: null });
      await expect(
        receive(tx, "9000000", [], { payments: [line(port, "4400001")] }),
      ).rejects.toThrow("receipt.moreThanOwed");
      await expect(
        receive(tx, "5000000", [], { payments: [line(port, "4400000"), line(local, "600001")] }),
      ).rejects.toThrow("receipt.moreThanCollected");
      await receive(tx, "5000000", [], { payments: [line(port, "400000"), line(local, "600000")] });
      expect([await open(tx, port), await open(tx, local)]).toEqual(["4000000", "9911465"]);
      expect(await advance(tx)).toEqual(["4000000"]);
    }),
  );

  test(
    "in dollars clears dong at the rate of its day and books the difference",
    story(async (tx, { freight }) => {
      const dollars = { currencyId: "USD" as const, excRateUsdToLocal: "26000" };
      const done = await receive(tx, "1000.00", [freight], dollars);
      expect(done.payments[0]).toMatchObject({
        paidAmountVnd: "26000000",
        totalPaidVnd: "26000000",
        totalPaidUsd: "1023.12",
        exchangeDifferenceUsd: "-23.12",
      });
      expect(await open(tx, freight)).toBe("47696250");
      await expect(receive(tx, "1.001", [freight], dollars)).rejects.toThrow("receipt.amount");
    }),
  );

  test(
    "clears at a rate outside the bound only with the right and a reason, and is marked",
    story(async (tx, { freight }) => {
      const lan = actorInRole("accountant");
      const huong = actorInRole("director");
      const dong = (excRateUsdToLocal: string, more = {}) => ({ excRateUsdToLocal, ...more });
      const usd = freight;
      for (const rate of ["0.00000001", "999999999999", "24141.8", "26683.2"]) {
        const refused = await refusal(receive(tx, "1", [usd], dong(rate), lan));
        expect([refused.code, refused.fields[0]?.field]).toEqual([
          "rate.outsideBound",
          "excRateUsdToLocal",
        ]);
        expect((await refusal(receive(tx, "1", [usd], dong(rate), huong))).code).toBe(
          "rate.reasonNeeded",
        );
      }
      for (const rate of ["0.000000001", "1000000000000", `1.${"0".repeat(37)}1`]) {
        expect((await refusal(receive(tx, "1", [usd], dong(rate), huong))).code).toBe(
          "rate.aboveZero",
        );
      }
      await receive(tx, "1", [usd], dong("26683.125"), lan);
      const reason = { rateReason: "The bank's rate of the contract" };
      const draft = await receive(
        tx,
        "1",
        [usd],
        dong("20000", { ...reason, saveAction: 0 }),
        huong,
      );
      expect(draft).toMatchObject({ rateOutside: true, ...reason });
      const { id, version } = draft;
      const done = await receive(tx, "1", [usd], dong("20000.0", { id, version }), lan);
      expect(done).toMatchObject({ status: "Done", rateOutside: true, ...reason });
      const marked = await listReceipts(tx, yen, { ...page, rateOutside: true });
      expect(marked.data.map((each) => each.id)).toEqual([id]);
      const others = await listReceipts(tx, yen, { ...page, rateOutside: false });
      expect(others.data.map((each) => each.id)).not.toContain(id);
      const told = await receiptHistory(tx, yen, { id });
      expect(JSON.stringify(told)).toContain(reason.rateReason);
    }),
  );

  test(
    "keeps the rate of its draft when the rate of the day changes, and refuses another",
    story(async (tx, { freight }) => {
      const lan = actorInRole("accountant");
      const rate = { excRateUsdToLocal: "26000", saveAction: 0 };
      const draft = await receive(tx, "1000000", [freight], rate, lan);
      await rateOfDay(tx, "28000");
      const again = { ...rate, id: draft.id, version: draft.version };
      const saved = await receive(tx, "2000000", [freight], again, lan);
      expect(saved).toMatchObject({ excRateUsdToLocal: "26000", rateOutside: false });
      const other = { ...again, version: saved.version, excRateUsdToLocal: "26001" };
      const refused = await refusal(receive(tx, "2000000", [freight], other, lan));
      expect(refused.code).toBe("rate.outsideBound");
      const done = await receive(
        tx,
        "2000000",
        [freight],
        { ...again, version: saved.version, saveAction: 2 },
        lan,
      );
      expect(done).toMatchObject({ status: "Done", rateOutside: false });
    }),
  );

  test(
    "never clears at the rate of an invoice: a day without a rate needs a typed one",
    story(async (tx, { freight }) => {
      const { oceanFreight: chargeId, container: unitId } = chargedJob;
      const terms = { chargeId, unitId, quantity: "1", unitPrice: "100", currencyId: "USD" };
      const line = { ...terms, exchangeDate: day, paymentObjectId: customer };
      const usd = await billInvoice(tx, (await key(tx, "SELL", [line])).slice(-1), {
        currencyId: "USD",
      });
      await removeExchangeCurrency(tx, castActor("administrator"), { currencyFrom: "USD" });
      const own = await receive(tx, "1000000", [freight]);
      expect(own).toMatchObject({ excRateUsdToLocal: null, rateOutside: false });
      const refused = await refusal(receive(tx, "1000000", [usd.id]));
      expect(wrongFields(refused)).toEqual(["excRateUsdToLocal rate.missing"]);
    }),
  );

  test(
    "a corrected day is bound by that day's rate",
    story(async (tx, { freight }) => {
      const done = await receive(tx, "1", [freight]);
      await run(
        tx,
        sql`insert into exchange_rate (company_id, id, currency_from, currency_to, rate,
          effective_on, active) values (${companyId}, new_id(), 'USD', 'VND', 30000,
          ${addDays(day, -10)}, true)`,
      );
      const correct = {
        id: done.id,
        version: done.version,
        paymentRefNo: done.paymentRefNo,
        paymentDate: addDays(day, -5),
        paymentMethod: "Cash" as const,
        bankAccountNo: null,
      };
      const lan = actorInRole("accountant");
      expect((await refusal(quickUpdateReceipt(tx, lan, correct))).code).toBe("rate.outsideBound");
      const rateReason = "Posted on the wrong day";
      const { data } = await quickUpdateReceipt(tx, ha, { ...correct, rateReason });
      expect(data).toMatchObject({ rateOutside: true, rateReason });
    }),
  );

  test(
    "needs money, an invoice of this customer, and each invoice once",
    story(async (tx, { freight }) => {
      await expect(receive(tx, "0", [freight])).rejects.toThrow("receipt.amount");
      await expect(receive(tx, "-5", [freight])).rejects.toThrow("receipt.amount");
      await expect(receive(tx, "5", [])).rejects.toThrow("receipt.noInvoice");
      await expect(receive(tx, "5", [freight, freight])).rejects.toThrow(
        "receipt.sameInvoiceTwice",
      );
      await expect(receive(tx, "5", [freight], { customerId: carrier })).rejects.toThrow(
        "receipt.typeOfPartner",
      );
      await expect(receive(tx, "5", [freight], { class: "Advance" })).rejects.toThrow(
        "receipt.advanceClearsNothing",
      );
      await expect(receive(tx, "5", [customer])).rejects.toThrow("record.notFound");
    }),
  );

  test(
    "numbers run by year, and a typed one is used once",
    story(async (tx, { freight }) => {
      const done = await receive(tx, "1", [freight], { paymentRefNo: "7" });
      expect(done.paymentRefNo).toBe("PT2600007");
      const other = { paymentRefNo: "pt267", paymentDate: addDays(day, -1) };
      await expect(receive(tx, "1", [freight], other)).rejects.toThrow(
        "receipt.numberTaken: Receipt number PT2600007 is already used.",
      );
    }),
  );

  test(
    "shows the number to come",
    story(async (tx, { freight }) => {
      await receive(tx, "1", [freight]);
      expect(await generateReceiptNo(tx, yen, { paymentDate: day })).toEqual({
        receiptNo: "PT2600002",
      });
    }),
  );

  test(
    "is posted with as many statements over two invoices as over three",
    story(async (tx, { freight, local, port }) => {
      const count = async (ids: string[]) => {
        const before = statementCount(tx);
        await receive(tx, "300", ids);
        return statementCount(tx) - before;
      };
      const two = await count([freight, local]);
      expect(two).toBeLessThanOrEqual(12);
      expect(await count([freight, local, port])).toBe(two);
    }),
  );
});

describe("an advance", () => {
  test(
    "is kept, used by a later receipt, and given back when that one is canceled",
    story(async (tx, { port }) => {
      await receive(tx, "5000000", [], { class: "Advance" });
      const clear = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "4400000" };
      const used = await receive(tx, "0", [port], clear);
      expect([await open(tx, port), await advance(tx)]).toEqual(["0", ["600000"]]);
      await cancelReceipt(tx, yen, { id: used.id, reason: null });
      expect([await open(tx, port), await advance(tx)]).toEqual(["4400000", ["5000000"]]);
    }),
  );

  test(
    "is not used beyond its balance, nor with money that is no advance",
    story(async (tx, { port }) => {
      await receive(tx, "1000000", [], { class: "Advance" });
      const clear = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "1000001" };
      await expect(receive(tx, "0", [port], clear)).rejects.toThrow("receipt.advanceTooSmall");
      await expect(receive(tx, "1", [port], clear)).rejects.toThrow(
        "receipt.clearAdvanceTakesNoMoney",
      );
      await expect(receive(tx, "1", [port], { cusAdvanceAmount: "5" })).rejects.toThrow(
        "receipt.clearAdvanceOnly",
      );
    }),
  );

  test(
    "that was used keeps its receipt from being canceled",
    story(async (tx, { port }) => {
      const first = await receive(tx, "1000000", [], { class: "Advance" });
      const clear = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "1000000" };
      const used = await receive(tx, "0", [port], clear);
      const cancel = () => cancelReceipt(tx, yen, { id: first.id, reason: null });
      const refused = await refusal(cancel());
      expect(refused.code).toBe("receipt.advanceUsed");
      expect(refused.say("en")).toContain(` replace them. ${used.paymentRefNo} must be canceled`);
      expect(refused.say("vi")).toContain(`Cần hủy ${used.paymentRefNo} trước`);
      const offers = async () => {
        const { data } = await listReceipts(tx, yen, page);
        const listed = data.find(({ id }) => id === first.id)?.may.includes("cancel");
        return [(await getReceiptById(tx, yen, first)).may.includes("cancel"), listed];
      };
      expect(await offers()).toEqual([false, false]);
      // Another advance of the pool replaces a part, then the whole.
      await receive(tx, "999999", [], { class: "Advance" });
      expect(await offers()).toEqual([false, false]);
      await receive(tx, "1", [], { class: "Advance" });
      expect(await offers()).toEqual([true, true]);
      expect((await cancel()).data.status).toBe("Cancel");
    }),
  );
});

test(
  "an advance names three receipts that used it and that the user may open, and counts the others",
  story(async (tx, { port }) => {
    const first = await receive(tx, "1000", [], { class: "Advance" });
    const use = { paymentMethod: "Clear-Advance", cusAdvanceAmount: "200" } as const;
    const numbers: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      numbers.push((await receive(tx, "0", [port], use)).paymentRefNo);
    }
    const near = castActor("accountant", { change: { acctARP: { detail: "Office" } } });
    const said = async () =>
      (await refusal(cancelReceipt(tx, near, { id: first.id, reason: null }))).say("en");
    const [a, b, c, d, e] = numbers;
    expect(await said()).toContain(`${a}, ${b}, ${c} and 2 other receipts must be canceled first`);
    const hide = (hidden: readonly (string | undefined)[]) =>
      run(
        tx,
        sql`update document set office_id = ${offices.hph} where company_id = ${companyId}
          and number = any(${[...hidden]}::text[])`,
      );
    await hide([a, d, e]);
    expect(await said()).toContain(`${b}, ${c} and 3 other receipts must be canceled first`);
    await hide(numbers);
    expect(await said()).toContain("Those 5 receipts must be canceled first");
  }),
);

describe("cancelling", () => {
  test(
    "happens once, to a done receipt that is not synchronised",
    story(async (tx, { freight }) => {
      const draft = await receive(tx, "1", [freight], { saveAction: 0 });
      const cancel = (id: string) => cancelReceipt(tx, yen, { id, reason: null });
      await expect(cancel(draft.id)).rejects.toThrow("receipt.notDone");
      await deleteReceipt(tx, yen, draft);
      const done = await receive(tx, "1", [freight]);
      await cancel(done.id);
      await expect(cancel(done.id)).rejects.toThrow("receipt.notDone");
      const synced = await receive(tx, "1", [freight]);
      await run(
        tx,
        sql`update document set sync_status = 'Synced'
          where company_id = ${companyId} and id = ${synced.id}`,
      );
      await expect(cancel(synced.id)).rejects.toThrow("receipt.synced");
    }),
  );

  test(
    "keeps the lines and adds their mirrors",
    story(async (tx, { port }) => {
      const { id } = await receive(tx, "5000000", [port]);
      const { data } = await cancelReceipt(tx, yen, { id, reason: "Bounced" });
      expect(data.payments.map((line) => [line.type, line.paidAmount, line.negative])).toEqual([
        ["OBH", "4400000", false],
        ["ADV", "600000", false],
        ["OBH", "-4400000", true],
        ["ADV", "-600000", true],
      ]);
      expect(await advance(tx)).toEqual([]);
    }),
  );
});

test(
  "a receipt whose lines are not what it cleared is refused by the database with its own reason",
  story(async (tx, { port }) => {
    const { id } = await receive(tx, "1000000", [port]);
    await run(tx, sql`set constraints all immediate`);
    await run(
      tx,
      sql`update receipt_line set posted = false where company_id = ${companyId} and receipt_id = ${id}`,
    );
    await expect(
      run(tx, sql`update receipt set id = id where company_id = ${companyId} and id = ${id}`),
    ).rejects.toMatchObject({
      code: "record.breaksRule",
      message: expect.stringContaining("receipt_clears_what_its_lines_say"),
    });
  }),
);

describe("an agreement under which all is paid", () => {
  test("is not deleted; its documents are counted, and named within the reach", () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      const agreementId = await agree(tx, customer);
      await activate(tx, agreementId);
      const { selling, onBehalf } = await keyMainJobCharges(tx);
      const invoice = await billInvoice(tx, selling);
      const port = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
      const paid = await receive(tx, "88607715", [invoice.id, port.id], { agreementId });
      await switchAgreement(tx, boss, { id: agreementId, flag: "false" });
      const blind = castActor("administrator", { change: { acctARP: { detail: "None" } } });
      const remove = (actor: Actor) =>
        refusal(removeAgreement(tx, actor, { id: agreementId })).then((refused) => [
          refused.code,
          refused.facts["where"],
        ]);
      expect(await remove(boss)).toEqual([
        "record.inUse",
        `Open item (2): ${invoice.invoiceNoTempt}…; Receipt (1): ${paid.paymentRefNo}`,
      ]);
      expect(await remove(blind)).toEqual(["record.inUse", "Open item (2); Receipt (1)"]);
      await run(tx, sql`update receipt set agreement_id = null where company_id = ${companyId}`);
      const byKey = run(
        tx,
        sql`delete from partner_agreement where company_id = ${companyId} and id = ${agreementId}`,
      );
      expect((await refusal(byKey)).say("vi")).toBe(
        "Bản ghi đang được dùng (Khoản công nợ), không thể xóa.",
      );
    }));
});

describe("reading receipts", () => {
  test(
    "open invoices are offered, on-behalf ones first, and spread without writing",
    story(async (tx, { freight, local, port }) => {
      const asked = { customerId: customer, numbers: null };
      const offered = await offeredInvoices(tx, yen, asked);
      expect(offered[0]?.id).toBe(port);
      expect(offered.map((each) => each.id).sort()).toEqual([freight, local, port].sort());
      const spread = await processInvoice(tx, yen, {
        customerId: customer,
        currencyId: "VND",
        paymentDate: day,
        finalPaidAmount: "5000000",
        credits: [],
        payments: [freight, port].map((refId) => ({ refId, note: null })),
      });
      expect(spread.lines.map((line) => line.paidAmount)).toEqual(["600000", "4400000"]);
      expect(await open(tx, port)).toBe("4400000");
    }),
  );

  test.each<[string, string, { amount?: string; line?: string; customerId?: string }]>([
    ["less than nothing", "receipt.amount", { amount: "-5" }],
    ["nothing", "receipt.amount", { amount: "0" }],
    ["half a dong", "receipt.amount", { amount: "0.5" }],
    ["half a dong for an invoice", "receipt.lineAmount", { line: "0.5" }],
    ["more than is owed", "receipt.moreThanOwed", { line: "4400001" }],
    ["more than was collected", "receipt.moreThanCollected", { amount: "1", line: "2" }],
    ["money of a supplier", "receipt.typeOfPartner", { customerId: carrier }],
  ])("%s is neither spread nor saved", (_, code, { amount = "9000000", line, customerId }) =>
    story(async (tx, { port: invoice }) => {
      const payments = [{ refId: invoice, note: null, ...(line ? { paidAmount: line } : {}) }];
      const asked = { customerId: customerId ?? customer, currencyId: "VND" as const };
      const rest = { finalPaidAmount: amount, payments, credits: [] };
      const money = { ...asked, paymentDate: day, ...rest };
      await expect(processInvoice(tx, yen, money)).rejects.toThrow(code);
      await expect(receive(tx, amount, [], { ...asked, payments })).rejects.toThrow(code);
    })(),
  );

  test(
    "a refused payer is not named",
    story(async (tx) => {
      const asked = { customerId: carrier, currencyId: "VND" as const, payments: [], credits: [] };
      const money = { ...asked, paymentDate: day, finalPaidAmount: "5" };
      const refused = await refusal(processInvoice(tx, yen, money));
      expect(refused.facts).toEqual({});
      expect(wrongFields(refused)).toEqual(["customerId receipt.typeOfPartner"]);
    }),
  );

  test(
    "the other office sees no receipt, and who may not receive cannot",
    story(async (tx, { freight }) => {
      const done = await receive(tx, "5000000", [freight]);
      const hph = castActor("documentationHph", { rights: rightsFor("receivable") });
      await expect(getReceiptById(tx, hph, done)).rejects.toThrow("record.notFound");
      expect((await listReceipts(tx, hph, page)).totalItems).toBe(0);
      await expect(receive(tx, "1", [freight], {}, hph)).rejects.toThrow("record.notFound");
      await expect(cancelReceipt(tx, hph, { id: done.id, reason: null })).rejects.toThrow(
        "record.notFound",
      );
      const lan = castActor("documentation", { rights: rightsFor("documentation") });
      await expect(receive(tx, "1", [freight], {}, lan)).rejects.toThrow("access.forbidden");
      expect((await listReceipts(tx, yen, { ...page, refNo: "pt26" })).totalItems).toBe(1);
    }),
  );

  test(
    "payments of an invoice add up for every reader; a receipt out of reach is not named",
    story(async (tx, { freight }) => {
      const note = "From the bank of the parent";
      const payments = [{ refId: freight, paidAmount: null, note }];
      const { id, paymentRefNo } = await receive(tx, "1000000", [], { payments });
      await cancelReceipt(tx, yen, { id, reason: null });
      const narrow = { change: { acctARP: { detail: "Owner" } } } as const;
      const told = async (actor: Actor) => {
        const { voucherId: refNo } = await getInvoiceById(tx, ha, { id: freight });
        const [, ...events] = await paymentsOfInvoice(tx, actor, { refNo });
        return events.map((each) => [
          each.event,
          each.receiptNo,
          each.paymentMethod,
          each.note,
          each.paymentDate,
          each.paidVnd,
          each.unpaidVnd,
        ]);
      };
      const seen = [paymentRefNo, "Bank Transfer", note, day];
      expect(await told(yen)).toEqual([
        ["receipt", ...seen, "1000000", "72696250"],
        ["cancel", ...seen, "-1000000", "73696250"],
      ]);
      expect(await told(castActor("accountant", narrow))).toEqual([
        ["receipt", null, null, null, day, "1000000", "72696250"],
        ["cancel", null, null, null, day, "-1000000", "73696250"],
      ]);
    }),
  );

  test(
    "number and account of a done receipt are corrected without touching its money",
    story(async (tx, { freight }) => {
      const { id, version } = await receive(tx, "5000000", [freight]);
      const asked = {
        id,
        version,
        paymentRefNo: "PT2600077",
        paymentDate: day,
        paymentMethod: "Cash" as const,
        bankAccountNo: null,
      };
      const { data } = await quickUpdateReceipt(tx, yen, asked);
      expect([data.paymentRefNo, data.paymentMethod]).toEqual(["PT2600077", "Cash"]);
      await expect(quickUpdateReceipt(tx, yen, asked)).rejects.toThrow("record.conflict");
    }),
  );

  test.each<[string, string, { paymentMethod?: "Clear-Advance"; paymentDate?: string }]>([
    [
      "a method that collects no money",
      "clearAdvanceTakesNoMoney",
      { paymentMethod: "Clear-Advance" },
    ],
    ["a day of the year 1", "paidDate", { paymentDate: "0001-01-01" }],
    ["tomorrow", "paidDate", { paymentDate: addDays(yen.today, 1) }],
    ["a day of the year 9999", "paidDate", { paymentDate: "9999-12-31" }],
  ])("%s is neither saved nor corrected to", (_, code, change) =>
    story(async (tx, { freight }) => {
      const refused = receive(tx, "5000000", [freight], change);
      await expect(refused).rejects.toThrow(`receipt.${code}`);
      const { id, version } = await receive(tx, "5000000", [freight]);
      const kept = { paymentRefNo: "VCB-77", paymentDate: day, paymentMethod: "Cash" as const };
      const asked = { id, version, bankAccountNo: null, ...kept, ...change };
      await expect(quickUpdateReceipt(tx, yen, asked)).rejects.toThrow(`receipt.${code}`);
    })(),
  );

  test(
    "what a customer paid ahead is told to those who may open the customer",
    story(async (tx) => {
      await receive(tx, "5000000", [], { class: "Advance" });
      const stranger = castActor("receivable", {
        change: { commercialCustomer: { detail: "None" }, commercialAgent: { detail: "None" } },
      });
      expect(await getCustomerAdvance(tx, yen, { customerId: customer })).toHaveLength(1);
      expect(await getCustomerAdvance(tx, stranger, { customerId: customer })).toEqual([]);
    }),
  );

  test(
    "an advance that was used is not corrected to money that was collected",
    story(async (tx, { port }) => {
      await receive(tx, "5000000", [], { class: "Advance" });
      const clear = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "4400000" };
      const { id, version, paymentRefNo } = await receive(tx, "0", [port], clear);
      const asked = { id, version, paymentRefNo, paymentDate: day, bankAccountNo: null };
      const cash = quickUpdateReceipt(tx, yen, { ...asked, paymentMethod: "Cash" });
      await expect(cash).rejects.toThrow("receipt.clearAdvanceOnly");
    }),
  );

  test(
    "the paper says what was paid and what remains, in words too",
    story(async (tx, { port }) => {
      const done = await receive(tx, "400000", [port]);
      const paper = await receiptPaper(tx, yen, done);
      expect(paper.totals).toMatchObject({ paidVnd: "400000", remainVnd: "4000000" });
      expect(paper.inWords).toMatch(/four hundred thousand/);
    }),
  );

  test(
    "the papers of an advance and of its clearing state one amount each",
    story(async (tx, { port }) => {
      const ahead = await receive(tx, "5000000", [], { class: "Advance" });
      expect(await receiptPaper(tx, yen, ahead)).toMatchObject({
        kind: "ADVANCE",
        paidAmountVnd: "5000000",
        totals: { openVnd: "", paidVnd: "5000000", remainVnd: "" },
      });
      const clear = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "4400000" };
      const clearing = await receiptPaper(tx, yen, await receive(tx, "0", [port], clear));
      expect(clearing).toMatchObject({
        kind: "CLEARING",
        bankName: "",
        bankAccountNo: "",
        paidAmountVnd: "4400000",
        paidAmountUsd: "",
        advanceUsed: "",
        totals: { openVnd: "4400000", paidVnd: "4400000", remainVnd: "0" },
      });
      expect(clearing.inWords).toMatch(/four million four hundred thousand only/);
    }),
  );

  test(
    "the paper names the author of the receipt and who cancelled it, by their names",
    story(async (tx, { port }) => {
      const { id } = await receive(tx, "400000", [port]);
      await cancelReceipt(tx, yen, { id, reason: "x" });
      const reader = castActor("director", { language: "vi" });
      expect(await receiptPaper(tx, reader, { id })).toMatchObject({
        preparedBy: people.receivable.nameVn,
        printedBy: people.director.nameVn,
        cancelledBy: people.receivable.nameVn,
      });
      expect(await receiptPaper(tx, reader, { id, language: "en" })).toMatchObject({
        preparedBy: people.receivable.nameEn,
        cancelledBy: people.receivable.nameEn,
      });
    }),
  );

  test(
    "several are printed as one file in the order asked for, each with its own pages, or none is",
    story(async (tx, { port }) => {
      const first = await receive(tx, "100000", [port]);
      const second = await receive(tx, "200000", [port]);
      const numbers = (
        await Promise.all([second, first].map((each) => receiptPaper(tx, yen, each)))
      ).map((each) => each.paymentRefNo);
      const ids = [second.id, first.id];
      const file = await previewReceipts(tx, yen, { ids: [...ids, second.id], language: "vi" });
      const pages = paperText(file.bytes as Buffer)
        .split("\f")
        .slice(0, -1);
      expect(pages).toHaveLength(2);
      for (const [at, printed] of pages.entries()) {
        expect(printed).toContain(numbers[at]);
        expect(printed).toContain("PHIẾU THU");
        expect(printed).toContain("1/1");
      }
      const gone = "0190c0de-0000-7000-8000-0000000fffff";
      const unknown = previewReceipts(tx, yen, { ids: [first.id, gone] });
      await expect(unknown).rejects.toMatchObject({ code: "record.notFound" });
      const stranger = castActor("receivable", { change: { acctARP: { detail: "None" } } });
      await expect(previewReceipts(tx, stranger, { ids })).rejects.toMatchObject({
        code: "access.forbidden",
      });
    }),
  );

  test.each([
    ["without an account of ours", null, { bankName: "", bankAccountNo: "" }],
    ["with our account", "0071 00 1", { bankName: "Vietcombank", bankAccountNo: "0071 00 1" }],
    ["with another account", "999", { bankName: "", bankAccountNo: "999" }],
  ])("the paper of a receipt %s prints the bank that is recorded", (_, bankAccountNo, expected) =>
    story(async (tx, { port }) => {
      await run(
        tx,
        sql`update office set bank_name = 'Vietcombank', bank_account_vnd = '0071001'
          where company_id = ${companyId}`,
      );
      const done = await receive(tx, "400000", [port], { bankAccountNo });
      expect(await receiptPaper(tx, yen, done)).toMatchObject(expected);
    })(),
  );
});
