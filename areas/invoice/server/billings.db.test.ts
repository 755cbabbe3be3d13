import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, cancelBilled, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import * as calls from "../contract.ts";
import { confirmBillings, redateInvoices } from "./confirmBillings.ts";
import { invoiceHistory } from "./invoiceHistory.ts";
import { getBilling, listBillings } from "./listBillings.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const { customer, day } = chargedJob;

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx, await keyMainJobCharges(tx));
  });

const list = (tx: Tx, ask: object = {}) =>
  listBillings(tx, ha, {
    ...calls.pageBillings.query.parse({}),
    ...calls.pageBillings.body.parse(ask),
  });
const confirm = (tx: Tx, ids: readonly string[], billingDate: string | null, change: object = {}) =>
  confirmBillings(tx, ha, {
    ...calls.confirmBillings.query.parse({ billingDate }),
    ...calls.confirmBillings.body.parse({ ids, ...change }),
  });
const redate = (tx: Tx, ids: readonly string[], billingDate: string, change: object = {}) =>
  redateInvoices(tx, ha, {
    ...calls.redateInvoices.query.parse({ billingDate }),
    ...calls.redateInvoices.body.parse({ ids, ...change }),
  });
const read = async (tx: Tx, id: string) => {
  const { confirmBillingDate, paymentDueDate, date, version } = await getBilling(tx, ha, { id });
  return { confirmBillingDate, paymentDueDate, date, version };
};
/** The terms of these invoices count from the confirmed billing. */
const countFromBilling = (tx: Tx, ids: readonly string[]) =>
  run(
    tx,
    sql`update due set due_base = 'Confirmed Billing', due_on = null
      where company_id = ${companyId} and document_id = any(${[...ids]}::uuid[])`,
  );

test(
  "one date confirms all that are ticked, and due days that count from it follow",
  story(async (tx, { selling, onBehalf }) => {
    const invoice = await billInvoice(tx, selling, { paymentTerm: 20 });
    const obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp", paymentTerm: 10 });
    await countFromBilling(tx, [invoice.id]);
    const later = addDays(day, 3);
    const before = statementCount(tx);
    await confirm(tx, [invoice.id, obh.id], later);
    const statements = statementCount(tx) - before;
    expect(await read(tx, invoice.id)).toEqual({
      confirmBillingDate: later,
      paymentDueDate: addDays(later, 20),
      date: day,
      version: invoice.version + 1,
    });
    expect(await read(tx, obh.id)).toMatchObject({
      confirmBillingDate: later,
      paymentDueDate: addDays(day, 10),
    });
    const again = statementCount(tx);
    await confirm(tx, [invoice.id], null);
    // One more: what confirmed it is looked up.
    expect(statementCount(tx) - again).toBe(statements + 1);
    expect(await read(tx, invoice.id)).toMatchObject({
      confirmBillingDate: null,
      paymentDueDate: null,
    });
    const history = await invoiceHistory(tx, ha, {
      ...calls.invoiceHistory.query.parse({}),
      id: invoice.id,
    });
    expect(JSON.stringify(history)).toContain("confirmBillingDate");
  }),
);

test(
  "the invoice date of all that are ticked is changed, and their items follow",
  story(async (tx, { selling, onBehalf }) => {
    const invoice = await billInvoice(tx, selling, { paymentTerm: 20 });
    const obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp", paymentTerm: 10 });
    const later = addDays(day, 2);
    await redate(tx, [invoice.id, obh.id], later);
    expect(await read(tx, invoice.id)).toMatchObject({
      date: later,
      paymentDueDate: addDays(later, 20),
    });
    expect(await read(tx, obh.id)).toMatchObject({
      date: later,
      paymentDueDate: addDays(later, 10),
    });
    await receive(tx, "1000000", [invoice.id], { paymentDate: later });
    expect((await refusal(redate(tx, [invoice.id, obh.id], day))).code).toBe("invoice.paid");
    // What is paid can be confirmed.
    await confirm(tx, [invoice.id], later);
    expect((await read(tx, obh.id)).date).toBe(later);
  }),
);

test(
  "a day to come, another version, a missing right and an unknown invoice are refused whole",
  story(async (tx, { selling, onBehalf }) => {
    const invoice = await billInvoice(tx, selling);
    const obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    const tomorrow = addDays(ha.today, 1);
    expect((await refusal(confirm(tx, [invoice.id], tomorrow))).code).toBe("invoice.futureBilling");
    expect((await refusal(redate(tx, [invoice.id], tomorrow))).code).toBe("invoice.futureDate");
    const versions = { [obh.id]: obh.version + 1 };
    const stale = await refusal(confirm(tx, [invoice.id, obh.id], day, { versions }));
    expect(stale.code).toBe("record.conflict");
    expect((await read(tx, invoice.id)).confirmBillingDate).toBeNull();
    const clerk = castActor("documentation", { change: { acctSOA: { special: [] } } });
    const ask = { billingDate: day, ids: [invoice.id], versions: {} };
    expect((await refusal(confirmBillings(tx, clerk, ask))).code).toBe("access.forbidden");
    const nearby = castActor("documentation", { change: { acctSOA: { write: "Owner" } } });
    expect((await refusal(redateInvoices(tx, nearby, ask))).code).toBe("access.forbidden");
    const unknown = await refusal(confirm(tx, [chargedJob.jobId], day));
    expect(unknown.code).toBe("record.notFound");
  }),
);

test(
  "they are found by notes, numbers, dates, services and whether they are confirmed",
  story(async (tx, { selling, onBehalf }) => {
    const note = await billNote(tx, selling);
    const invoice = await billInvoice(tx, selling);
    const obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    await confirm(tx, [obh.id], day);
    const found = async (ask: object) => (await list(tx, ask)).data.map(({ id }) => id).sort();
    const both = [invoice.id, obh.id].sort();
    expect(await found({ partnerId: customer })).toEqual(both);
    expect(await found({ referenceNos: note.code, referenceType: "Debit Note" })).toEqual([
      invoice.id,
    ]);
    expect(await found({ referenceNos: note.code, referenceType: "SOA" })).toEqual([]);
    expect(await found({ referenceNos: String(invoice.voucherId) })).toEqual([invoice.id]);
    expect(await found({ isConfirmedBilling: true })).toEqual([obh.id]);
    expect(await found({ isConfirmedBilling: false })).toEqual([invoice.id]);
    expect(await found({ fromDate: day, toDate: day })).toEqual([obh.id]);
    const byDate = { dateType: "VAT Invoice Date", fromDate: day, toDate: day };
    expect(await found(byDate)).toEqual(both);
    expect(await found({ services: ["SFE"] })).toEqual(both);
    expect(await found({ services: ["AE"] })).toEqual([]);
    expect(await found({ csHandling: chargedJob.jobId })).toEqual([]);
    const before = statementCount(tx);
    const { data } = await list(tx);
    expect(statementCount(tx) - before).toBe(1);
    expect(data.every(({ may }) => may.includes("confirm"))).toBe(true);
  }),
);

test(
  "a canceled invoice is neither listed nor confirmed, and keeps its date",
  story(async (tx, { selling }) => {
    const { id } = await billInvoice(tx, selling);
    await cancelBilled(tx, ha, id);
    expect((await list(tx)).data.map((each) => each.id)).not.toContain(id);
    const later = addDays(day, 1);
    expect((await refusal(confirm(tx, [id], later))).code).toBe("invoice.canceled");
    expect((await refusal(redate(tx, [id], later))).code).toBe("invoice.canceled");
    expect(await read(tx, id)).toMatchObject({ confirmBillingDate: null, date: day });
  }),
);
