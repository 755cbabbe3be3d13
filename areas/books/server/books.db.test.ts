import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { giveInvoiceReason } from "@fairway/areas/invoice/server/giveInvoiceReason.ts";
import { giveNoteReason } from "@fairway/areas/note/server/giveNoteReason.ts";
import { giveReceiptReason } from "@fairway/areas/receipt/server/giveReceiptReason.ts";
import { updateInvoice } from "@fairway/areas/invoice/server/updateInvoice.ts";
import { deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { temporaryNumbers } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { drawNumber, peekNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import { numberGaps } from "@fairway/areas/numbering/server/numberGaps.ts";
import { takeNumber } from "@fairway/areas/numbering/server/takeNumber.ts";
import { pageNotifications } from "@fairway/areas/notification/server/myNotifications.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { quickUpdateReceipt } from "@fairway/areas/receipt/server/quickUpdateReceipt.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { addCombine } from "@fairway/areas/combine/server/saveCombine.ts";
import { keptSums } from "@fairway/areas/report/server/keptSums.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { sendAdvance, writeApprovalModes } from "../../../tests/cast/advanceGround.ts";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, cancelBilled, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { rateOfDay } from "../../../tests/cast/rateOfDay.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { bookRules, counted } from "./bookRules.ts";
import { booksByTheClock } from "./byTheClock.ts";
import { checkBooks, checkBooksIn } from "./checkBooks.ts";
import { exportNumberGaps, listNumberGaps } from "./listNumberGaps.ts";

const database = await testDatabase();
const work = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);
const accountant = castActor("accountant");
let onBehalf: string[];
let obh: Awaited<ReturnType<typeof billInvoice>>;
let cash: Awaited<ReturnType<typeof receive>>;

beforeAll(() =>
  work(async (tx) => {
    await writeChargedJob(tx);
    const sold = await keyMainJobCharges(tx);
    onBehalf = sold.onBehalf;
    const note = await billNote(tx, sold.selling);
    await addCombine(tx, accountant, {
      partnerId: chargedJob.customer,
      description: null,
      documentIds: [note.id],
    });
    const invoice = await billInvoice(tx, sold.selling);
    obh = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    await writeApprovalModes(tx);
    await sendAdvance(tx, {
      requestDate: chargedJob.day,
      dueDate: chargedJob.day,
      advanceRequests: [
        {
          jobId: chargedJob.jobId,
          hblid: chargedJob.bill,
          description: "Lift on",
          amount: "500000",
        },
      ],
    });
    cash = await receive(tx, "90000000", [invoice.id]);
    await foldKept(tx, companyId, keptSums);
    await run(
      tx,
      sql`update sys_user set user_type = 'Super Admin'
        where company_id = ${companyId} and id = ${people.administrator.id}`,
    );
  }),
);

test("a job from booking to cash leaves nothing that differs", async () => {
  expect(await checkBooks(database, companyId)).toEqual([]);
});

const own = sql`company_id = ${companyId}`;
const cleared = sql`${own} and due_id in (select id from due where ${own} and kind = 'trade')
  and cause = 'cleared'`;

/** A manual change for each rule that detects it. */
const tampers: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof sql>>>>> = {
  "nothing is left on a merged partner; choose the partner that was kept": {
    "the customer": sql`update partner p set active = false, merged_into_id = (
        select k.id from partner k where k.company_id = p.company_id and k.id <> p.id limit 1)
      where ${own} and id = ${chargedJob.customer}`,
  },
  "every job has the history of its making": {
    "the history of the job is gone": sql`delete from history where ${own} and table_name = 'shipment'`,
  },
  "every job has a bill, and a virtual one only where there is no other": {
    "the bills are gone": sql`delete from house_bill where ${own}`,
  },
  "a document has only lines that its kind may take, each on the right side": {
    "a line on behalf changes its side": sql`update charge_claim k set side = 'credit'
      from document d where d.company_id = k.company_id and d.id = k.document_id
        and d.kind = 'obhInvoice' and k.${own}`,
  },
  "an amount of a line of charge is price times quantity times the stored rate; save the line again":
    {
      "the rate": sql`update surcharge set final_exchange_rate = final_exchange_rate + 0.01,
        is_unproven = true where ${own} and currency_id = 'USD'`,
      "the price": sql`update surcharge set unit_price = unit_price + 1, is_unproven = true
        where ${own} and currency_id = 'VND'`,
      "VAT in VND": sql`update surcharge set vat_amount_vnd = vat_amount_vnd + 1,
        is_unproven = true where ${own} and currency_id = 'USD'`,
      "dollars of a dollar line": sql`update surcharge set amount_usd = amount_usd + 0.01,
        is_unproven = true where ${own} and currency_id = 'USD'`,
      "a mark for lost decimals allows no more than these": sql`update surcharge
        set is_rate_cut = true, is_unproven = true, amount_vnd = amount_vnd + 1 where ${own} and currency_id = 'USD'`,
    },
  "a line of charge is valued and adjusted by documents that hold it, else as it is keyed": {
    "another document": sql`update surcharge set valued_by = new_id(), valued_on = exchange_date,
        own_rate = final_exchange_rate, own_rate_outside = false
      where ${own} and valued_by is null`,
    "adjusted by another document": sql`update surcharge set adjusted_by = new_id(),
        net_adjust_vnd = 1, amount_vnd = amount_vnd + 1
      where ${own} and currency_id = 'USD'`,
  },
  "settlements cleared of a voucher what their advances paid of it": {
    "what advances paid": sql`update acct_management set type = 'Voucher', paid_ahead = 1
      where ${own}`,
  },
  "a payment to a vendor is the sum of its lines, in money and in gain or loss": {
    "a payment without lines": sql`insert into vendor_payment (company_id, id, currency_id,
        payment_date, payment_method, paid_amount, paid_amount_vnd, gain_loss_vnd)
      select company_id, id, 'VND', now()::date, 'Cash', 1, 1, 0 from document
      where ${own} and kind = 'receipt'`,
  },
  "an amount of a line of invoice is price times quantity times the stored rate": {
    "the rate": sql`update acct_management_line set final_exchange_rate = final_exchange_rate + 0.01
      where ${own} and currency_id = 'USD'`,
    VAT: sql`update acct_management_line set vat_amount = vat_amount + 1, vatrate = 7 where ${own}`,
  },
  "every document has the row of its kind": {
    "the row of a receipt is gone": sql`delete from receipt where ${own}`,
    "the row of an invoice is gone": sql`delete from acct_management where ${own}`,
  },
  "every document has the history of its making": {
    "the history of the invoices is gone": sql`delete from history
      where ${own} and table_name = 'acct_management'`,
  },
  "a document stands only on documents of a kind that it may stand on": {
    "a note on a receipt": sql`insert into document_claim (company_id, claimed_id, slot, document_id)
      select n.company_id, r.id, 'combine', n.id from document n
      join document r on r.company_id = n.company_id and r.kind = 'receipt'
      where n.company_id = ${companyId} and n.kind = 'note'`,
  },
  "a combined billing holds its documents until it is canceled, and no others": {
    "a document is free": sql`delete from document_claim where ${own} and slot = 'combine'`,
    "a line is gone": sql`delete from combine_line where ${own}`,
  },
  "a charge is in one combined billing once": {
    "its line on a statement": sql`insert into charge_claim
        (company_id, charge_id, side, slot, document_id)
      select company_id, charge_id, side, 'statement', document_id from charge_claim
      where ${own} and slot = 'note'`,
  },
  "a canceled combined billing keeps the amounts of its documents": {
    "a line that keeps too early": sql`update combine_line
      set document_no = 'X', document_type = 'DEBIT', amount_vnd = 1 where ${own}`,
  },
  "a note's totals are the sum of its charges": {
    "number of lines": sql`update cd_note set charge_count = charge_count + 1 where ${own}`,
    VND: sql`update cd_note set total_vnd = total_vnd + 1, total = total + 1 where ${own}`,
    "US dollars": sql`update cd_note set total_usd = total_usd + 1 where ${own}`,
    "a line of charge": sql`update surcharge set amount_usd = amount_usd + 1, is_unproven = true
      where ${own}`,
  },
  "a note's totals by currency are the sum of its charges": {
    VAT: sql`update cd_note_total set vat = vat + 1, total = total + 1 where ${own}`,
    "a row is gone": sql`delete from cd_note_total where ${own} and currency_id = 'USD'`,
    "all rows are gone": sql`delete from cd_note_total where ${own}`,
  },
  "a note says whether an invoice or a voucher holds its charges": {
    "its state": sql`update document set state = 'New' where ${own} and kind = 'note'`,
  },
  "accounting holds the lines of the notes that were sent to it, and of no others": {
    "a note that was not sent": sql`update document set sync_status = 'Synced'
      where ${own} and kind = 'note'`,
  },
  "an invoice's totals are the sum of its lines": {
    "VND of a line": sql`update acct_management_line set amount_vnd = amount_vnd + 1 where ${own}`,
    "US dollars of a line": sql`update acct_management_line set amount_usd = amount_usd + 1
      where ${own}`,
    "US dollars of the invoice": sql`update acct_management
      set total_amount_usd = total_amount_usd + 1 where ${own}`,
  },
  "an invoice claims exactly the charges of its lines": {
    "its claims are gone": sql`delete from charge_claim where ${own} and slot = 'ledger'`,
    "a line is gone": sql`delete from acct_management_line where ${own} and line_no = 1`,
  },
  "an invoice has one item, over its total and from its day": {
    "its day": sql`update acct_management set date = date + 1 where ${own}`,
    "its item is gone": sql`delete from due where ${own} and kind = 'onBehalf'`,
  },
  "a posted receipt is spent exactly, a canceled one not at all": {
    "a line": sql`update receipt_line set paid_amount = paid_amount - 1 where ${own}`,
  },
  "what customers have paid ahead is what their receipts kept and did not use": {
    "the advance": sql`update due set total = total - 1, total_vnd = total_vnd - 1
      where ${own} and kind = 'advance'`,
    "its item is gone": sql`delete from due where ${own} and kind = 'advance'`,
  },
  "on no day was less than nothing of an item open; correct the day of the later document": {
    "the day of an entry": sql`update due_entry set day = day - 20 where ${cleared}`,
  },
  "what a posted receipt cleared and kept stands on its day, or on the later day of the item": {
    "the day of the receipt": sql`update receipt set payment_date = payment_date - 20 where ${own}`,
    "a later day": sql`update due_entry set day = day + 1 where ${cleared}`,
    "the day of an entry": sql`update due_entry set day = day - 20 where ${cleared}`,
    "the day of the advance": sql`update due set raised_on = raised_on - 20, due_on = due_on - 20
      where ${own} and kind = 'advance'`,
  },
  "an item is the sum of its entries: those of its own document its total, the others what is cleared":
    {
      "VND of an entry": sql`update due_entry set amount_vnd = amount_vnd - 1
        where ${own} and entry_no = 2`,
      "US dollars of an entry": sql`update due_entry set amount_usd = amount_usd - 1
        where ${own} and entry_no = 2`,
      "cleared in US dollars": sql`update due set cleared_usd = cleared_usd - 1
        where ${own} and cleared > 0`,
      "the last entry is gone": sql`delete from due_entry where ${own} and entry_no = 2`,
    },
  "the entries of an item follow each other, each with what was open after it": {
    open: sql`update due_entry set open = open + 1 where ${own} and entry_no = 2`,
    "open in US dollars": sql`update due_entry set open_usd = open_usd + 1
      where ${own} and entry_no = 2`,
    "the first entry is gone": sql`delete from due_entry where ${own} and entry_no = 1`,
  },
  "an item is due its term after its day or its confirmed billing, as its last entry says": {
    "the day": sql`update due set due_on = due_on + 40 where ${own}`,
    "the term": sql`update due set payment_term = payment_term + 7 where ${own}`,
    "the extension": sql`update due set extend_days = extend_days + 7 where ${own}`,
    "day and extension": sql`update due set extend_days = extend_days + 7, due_on = due_on + 7
      where ${own}`,
    "day and term": sql`update due set payment_term = payment_term + 7, due_on = due_on + 7
      where ${own}`,
  },
  "what documents cleared of an item is the sum of their lines": {
    "VND of a line": sql`update receipt_line set total_paid_vnd = total_paid_vnd - 1,
        balance_vnd = balance_vnd + 1
      where ${own} and due_id is not null`,
    "US dollars of a line": sql`update receipt_line set total_paid_usd = total_paid_usd - 1
      where ${own} and due_id is not null`,
    "a line is gone": sql`delete from receipt_line where ${own}`,
  },
  "every number that was drawn is on a record, or its gap is explained": Object.fromEntries(
    counted.map(({ series }) => [
      series,
      sql`insert into document_sequence (company_id, kind, prefix, period, last_number)
        values (${companyId}, ${series}, 'ZZ', '', 1)`,
    ]),
  ),
  "every day lies between 1990 and 2100; open the record and enter the right one": {
    "a job of the year 1": sql`update shipment set eta = '0001-01-01' where ${own}`,
  },
  "every exchange rate outside the bound of its day is marked": {
    "a note": sql`update cd_note set exc_rate_usd_to_local = 1000 where ${own}`,
    "an invoice": sql`update acct_management set exc_rate_usd_to_local = 1000 where ${own}
      and id in (select id from document where kind = 'invoice')`,
    "a receipt": sql`update receipt set exc_rate_usd_to_local = 24141 where ${own}`,
    "a line in US dollars": sql`update surcharge set is_unproven = true, final_exchange_rate = 26684
      where ${own} and currency_id = 'USD'`,
    "the dollars of a line in VND": sql`update surcharge set is_unproven = true, amount_usd = amount_vnd / 1000
      where ${own} and currency_id = 'VND'`,
  },
  "every exchange rate outside the bound has a reason; a user with the right opens the note, invoice or receipt and chooses “Give the reason”, or saves the charge line, the line of the arrival notice or the day's rate with one":
    {
      "a receipt": sql`update document set rate_outside = true where ${own} and kind = 'receipt'`,
      "a line of charge": sql`update surcharge set rate_outside = true
        where ${own} and currency_id = 'USD'`,
      "a rate of a day": sql`update exchange_rate set rate_outside = true where ${own}`,
    },
  "a key that is kept has its answer": {
    "a key without an answer": sql`insert into idempotency_key
        (company_id, user_id, key_hash, ask_hash)
      values (${companyId}, new_id(), 'x', 'x')`,
  },
  "the profit of each day is what its records add up to": {
    selling: sql`update profit_day set selling_vnd = selling_vnd + 1 where ${own}`,
  },
  "the list of jobs that are not billed is what its records add up to": {
    "a billed job": sql`insert into job_unbilled (company_id, job_id, office_id, transaction_type,
        service_date, sails_on, vnd, opened_on)
      select company_id, id, office_id, transaction_type, service_date, service_date, 0, service_date
      from shipment where ${own}`,
  },
  "the profit of each customer of a job is what its records add up to": {
    profit: sql`update job_customer set profit_vnd = profit_vnd + 1 where ${own}`,
  },
  "the sum of lines without an invoice is what its records add up to": {
    total: sql`update open_line set total_vnd = total_vnd + 1 where ${own}`,
  },
  "the kept sum of each customer's lines without an invoice is what its lines add up to": {
    "a sum": sql`insert into open_sum select company_id, partner_id, sale_man_id, office_id,
        transaction_type, type, currency_id, 0, 0, 1, 0, 0
      from open_sum_move where ${own} limit 1`,
    "what an invoice moved": sql`delete from open_sum_move where ${own} and lines < 0`,
    "a line without its invoice": sql`delete from charge_claim
      where ${own} and slot = 'ledger' and side = 'debit'`,
  },
  "the sum of dues of each day is what its records add up to": {
    open: sql`update due_day set open_vnd = open_vnd + 1 where ${own}`,
    "a paid item": sql`update due set cleared = total, cleared_vnd = total_vnd
      where ${own} and kind = 'onBehalf'`,
  },
  "an approved advance is paid out with its amount, every other one with nothing": {
    "its amount": sql`update advance set amount = amount + 1 where ${own}`,
    "its state": sql`update document set state = 'Denied' where ${own} and kind = 'advance'`,
    "its entry is gone": sql`delete from advance_entry where ${own}`,
  },
  "entries of an advance have its requester and currency": {
    "the requester": sql`update advance_entry set requester = ${people.director.id} where ${own}`,
    "the currency": sql`update advance_entry set currency_id = 'USD' where ${own}`,
  },
  "a reversal takes back exactly its entry": {
    "another amount": sql`insert into advance_entry (company_id, id, advance_id, requester,
        currency_id, cause, amount, amount_vnd, day, reverses)
      select company_id, new_id(), advance_id, requester, currency_id, 'reversed', 1 - amount,
        -amount_vnd, day, id
      from advance_entry where ${own}`,
  },
  "a line of an advance is settled exactly when a settlement has spent it": {
    "the line": sql`update advance_line set status_payment = 'Settled' where ${own}`,
  },
  "the payment state of an advance is that of its lines": {
    "the state": sql`update advance set status_payment = 'Settled' where ${own}`,
  },
};

test("every rule is shown to find a difference", () => {
  expect(Object.keys(tampers).sort()).toEqual(bookRules.map(({ title }) => title.en).sort());
});

const cases = Object.entries(tampers).flatMap(([rule, each]) =>
  Object.entries(each).map(([what, change]) => ({ rule, what, change })),
);

test.each(cases)("a difference made by hand is found: $rule: $what", ({ rule, change }) =>
  rolledBack(database, async (tx) => {
    await run(tx, sql`set local session_replication_role = replica`);
    expect(await run(tx, change)).toBeGreaterThan(0);
    const broken = await checkBooksIn(tx, companyId);
    expect(broken.map(({ title }) => title.en)).toContain(rule);
  }),
);

/** Saves the head of an invoice again. */
const head = {
  voucherId: null,
  invoiceNoTempt: null,
  invoiceNoReal: null,
  serie: null,
  date: null,
  paymentTerm: null,
  paymentMethod: "Cash",
  accountNo: "13111",
  description: null,
  attachDocumentInfo: null,
} as const;

/** Quotes a currency on the day of the job; `isOnly` removes every other quotation. */
const quote = async (tx: Tx, from: string, to: string, rate: string, isOnly = false) => {
  if (isOnly) await run(tx, sql`update exchange_rate set active = false where ${own}`);
  await run(
    tx,
    sql`insert into exchange_rate (company_id, id, currency_from, currency_to, rate, effective_on)
      values (${companyId}, new_id(), ${from}, ${to}, ${rate}, ${chargedJob.day})`,
  );
};
const freight = {
  chargeId: chargedJob.oceanFreight,
  unitId: chargedJob.container,
  exchangeDate: chargedJob.day,
  paymentObjectId: chargedJob.customer,
  quantity: "1",
};
const amountRule = "an amount of a line of charge is price times quantity times the stored rate";

test("an amount at a cross rate is computed with the stored rate, typed or not", () =>
  rolledBack(database, async (tx) => {
    await run(tx, sql`insert into currency (id, code, currency_name) values ('NOK', 'NOK', 'NOK')`);
    await quote(tx, "NOK", "USD", "0.09876543");
    const line = { ...freight, unitPrice: "9999999999.99", currencyId: "NOK", vatrate: "10" };
    const shown = "2509.87648988";
    // At the unrounded rate, 2509.876489875, the amount is 50 VND less.
    const amounts = { finalExchangeRate: shown, amountVnd: "25098764898775" };
    const typed = { exchangeRate: shown };
    const ids = (await key(tx, "SELL", [line, { ...line, ...typed }])).slice(-2);
    const lines = await getCharges(tx, castActor("documentation"), { chargeIds: ids });
    expect(lines).toMatchObject([amounts, amounts]);
    await foldKept(tx, companyId, keptSums);
    expect(await checkBooksIn(tx, companyId)).toEqual([]);
    // A line of before the rule is marked; without its mark it is a difference.
    await run(tx, sql`set local session_replication_role = replica`);
    const differs = async () =>
      (await checkBooksIn(tx, companyId)).some(({ title }) => title.en.startsWith(amountRule));
    await run(
      tx,
      sql`update surcharge set amount_vnd = amount_vnd - 40, vat_amount_vnd = vat_amount_vnd - 4,
        is_rate_cut = true, is_unproven = true where ${own} and id = ${ids[0]}`,
    );
    expect(await differs()).toBe(false);
    await run(tx, sql`update surcharge set is_rate_cut = false where ${own} and id = ${ids[0]}`);
    expect(await differs()).toBe(true);
  }));

test("a bound or a rate of a day that changes later makes no difference; a rate of no time does", () =>
  rolledBack(database, async (tx) => {
    const share = (percent: number) =>
      run(
        tx,
        sql`insert into office_setting (company_id, id, office_id, rate_share)
          values (${companyId}, new_id(), ${offices.hcm}, ${percent})
          on conflict (company_id, office_id) do update set rate_share = ${percent}`,
      );
    const line = { ...freight, unitPrice: "100", currencyId: "USD" };
    await share(30);
    const typed = { ...line, exchangeRate: "18000" };
    const [far] = (await key(tx, "SELL", [typed])).slice(-1);
    await share(1);
    await rateOfDay(tx, "30000");
    await billNote(tx, [far as string]);
    await receive(tx, "1000000", [], { class: "Advance" });
    expect(await checkBooksIn(tx, companyId)).toEqual([]);
    // Below the widest bound around the lowest rate of the day, without a mark.
    await run(
      tx,
      sql`update surcharge set final_exchange_rate = 17700, exchange_rate = 17700, amount_vnd = 1770000
        where company_id = ${companyId} and id = ${far}`,
    );
    const broken = await checkBooksIn(tx, companyId);
    expect(broken.map(({ title }) => title.en)).toContain(
      "every exchange rate outside the bound of its day is marked",
    );
  }));

test("a note, an invoice and a receipt of a day with an inverse rate use it as it is stored", () =>
  rolledBack(database, async (tx) => {
    await quote(tx, "VND", "USD", "0.00003847", true);
    const line = { ...freight, unitPrice: "99999.99", currencyId: "USD", vatrate: "0" };
    const [noted = "", bare = ""] = (await key(tx, "SELL", [line, line])).slice(-2);
    const rated = { excRateUsdToLocal: "25994.28125812" };
    const note = await billNote(tx, [noted]);
    expect(note).toMatchObject({ ...rated, totalVnd: "2599427866" });
    const invoices = [await billInvoice(tx, [noted]), await billInvoice(tx, [bare])];
    const total = { totalAmountVnd: "2599427866", totalAmountUsd: "99999.99" };
    expect(invoices).toMatchObject([0, 1].map(() => ({ ...rated, ...total })));
    const dollars = { currencyId: "USD" as const };
    const paid = await receive(tx, "99999.99", [invoices[1]?.id ?? ""], dollars);
    expect(paid).toMatchObject({ ...rated, paidAmountVnd: "2599427866" });
    await foldKept(tx, companyId, keptSums);
    expect(await checkBooksIn(tx, companyId)).toEqual([]);
  }));

test("paid and posted documents of before the bound get a reason, with the lines they hold", () =>
  rolledBack(database, async (tx) => {
    // An advance takes the rate of its day, which is never typed: the reason is that rate's. A
    // combined billing has no rate.
    const ratedByDay = sql`kind in ('advance', 'combine')`;
    await run(tx, sql`update document set rate_outside = true where ${own} and not ${ratedByDay}`);
    await run(tx, sql`update surcharge set rate_outside = true where ${own} and type <> 'BUY'`);
    await run(tx, sql`update shipment set is_locked = true, locked_date = now() where ${own}`);
    const lacking = async () =>
      (await checkBooksIn(tx, companyId)).flatMap(({ breaches }) => breaches.length);
    const before = await lacking();
    expect(before).toHaveLength(1);
    const found = await rows<{ id: string; kind: string; version: number }>(
      tx,
      sql`select id, kind, version from document where ${own} and not ${ratedByDay}
        order by kind, number`,
    );
    const verbs = {
      note: giveNoteReason,
      invoice: giveInvoiceReason,
      obhInvoice: giveInvoiceReason,
      receipt: giveReceiptReason,
    };
    const [director, accountantByRole] = [actorInRole("director"), actorInRole("accountant")];
    const rateReason = "The bank's rate of 2025";
    for (const { id, kind, version } of found) {
      const give = (actor: Actor, seen = version) =>
        verbs[kind as keyof typeof verbs](tx, actor, { id, version: seen, rateReason });
      const far = castActor("administrator", {
        officeId: offices.hph,
        change: { accManagement: { detail: "Owner" }, acctARP: { detail: "Owner" } },
      });
      expect((await refusal(give(far))).code).toMatch(/^(access.forbidden|record.notFound)$/);
      expect((await refusal(give(accountantByRole))).code).toBe("access.forbidden");
      expect((await refusal(give(director, version + 1))).code).toBe("record.conflict");
      const { data } = await give(director);
      expect(data).toMatchObject({ rateOutside: true, rateReason, version: version + 1 });
      expect(data.may).not.toContain("rateReason");
      expect((await refusal(give(director, version + 1))).code).toBe("rate.reasonNotMissing");
      const told = await rows(
        tx,
        sql`select from history where ${own} and record_id = ${id}
          and after->>'rate_reason' = ${rateReason}`,
      );
      expect(told).toHaveLength(1);
    }
    expect(await lacking()).toEqual([]);
  }));

test("a number of a deleted or changed document is a gap with an explanation, not a difference", () =>
  rolledBack(database, async (tx) => {
    const gaps = async () => {
      const found = await rows<{ serie: string; first: string; last: string; why: string | null }>(
        tx,
        sql`select prefix || period as serie, first_number as first, last_number as last,
            explanation as why
          from (${numberGaps(companyId, counted)}) g order by series, prefix, period, g.first`,
      );
      return found.map(({ serie, first, last, why }) => [serie, first, last, why]);
    };
    expect(await gaps()).toEqual([]);
    await cancelBilled(tx, accountant, obh.id);
    const { id: cdNoteId } = await billNote(tx, onBehalf);
    await deleteNote(tx, accountant, { cdNoteId });
    const { id, version, voucherId } = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    await updateInvoice(tx, accountant, { ...head, id, version, invoiceNoTempt: "0000005" });
    expect(await gaps()).toEqual([
      ["SEFDN2611", "SEFDN261100002", "SEFDN261100002", "deleted"],
      ["OBH/26", "0000002", "0000002", "changed"],
      ["OBH/26", "0000003", "0000004", "skipped"],
    ]);
    expect(await checkBooksIn(tx, companyId)).toEqual([]);
    const listed = (actor: Actor, ask: object = {}) =>
      listNumberGaps(tx, actor, { keyword: null, page: 1, size: 15, ...ask });
    const by = { at: expect.any(String), personName: people.accountant.nameEn };
    const gone = { ...by, recordId: null, recordNumber: null, explanation: "deleted", count: 1 };
    const stands = { ...by, recordId: id, recordNumber: "0000005" };
    const obhSeries = { series: "invoiceNoTempt", serie: "OBH/26" };
    const ofInvoices = [
      {
        ...obhSeries,
        from: "0000002",
        to: "0000002",
        ...stands,
        explanation: "changed",
        count: 1,
      },
      {
        ...obhSeries,
        from: "0000003",
        to: "0000004",
        ...stands,
        explanation: "skipped",
        count: 2,
      },
    ];
    const whole = await listed(accountant);
    expect(whole).toMatchObject({ totalItems: 3, capped: false });
    expect(whole.data.slice(1)).toEqual(ofInvoices);
    expect((await listed(accountant, { series: "cdNote" })).data).toEqual([
      {
        series: "cdNote",
        serie: "SEFDN2611",
        from: "SEFDN261100002",
        to: "SEFDN261100002",
        ...gone,
      },
    ]);
    expect((await listed(accountant, { page: 2, size: 2 })).data).toEqual(ofInvoices.slice(1));
    const found = async (keyword: string) =>
      (await listed(accountant, { keyword })).data.map(({ from }) => from);
    expect(await found("obh/26")).toEqual(ofInvoices.map(({ from }) => from));
    expect(await found("4")).toEqual(["0000003"]);
    expect(await found("obh/260000004")).toEqual(["0000003"]);
    // A canceled invoice has its numbers.
    expect(await found("fth2611/1")).toEqual([]);
    // The right to the documents is enough, for their series; the log shows every series.
    const noLog = { settingCatalogLogViewer: { access: false } } as const;
    const series = async (change: object) =>
      (await listed(castActor("accountant", { change: { ...noLog, ...change } }))).totalItems;
    expect(await series({})).toBe(3);
    expect(await series({ accManagement: { list: "Office" } })).toBe(3);
    expect(await series({ accManagement: { list: "Owner" } })).toBe(2);
    expect(await series({ accManagement: { access: false } })).toBe(0);
    const elsewhere = { officeId: offices.hph } as const;
    const office = { access: true, list: "Office" } as const;
    const away = castActor("sales", {
      ...elsewhere,
      change: { settingCatalogLogViewer: office, accManagement: office, acctARP: office },
    });
    expect((await listed(away)).totalItems).toBe(0);
    const none = castActor("sales", {
      change: {
        ...noLog,
        accManagement: { access: false },
        acctARP: { access: false },
        acctAP: { access: false },
        acctSOA: { access: false },
        acctPayable: { access: false },
        docSeaLCLExport: { access: false },
      },
    });
    expect((await refusal(listed(none))).code).toBe("access.forbidden");
    const asked = { keyword: null, series: "invoiceNoTempt" } as const;
    expect((await refusal(exportNumberGaps(tx, none, asked))).code).toBe("access.forbidden");
    const file = await exportNumberGaps(tx, accountant, asked);
    const parts: Uint8Array[] = [];
    for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
    const sheet = await readExcel(Buffer.concat(parts), { headerRow: 2 });
    expect(JSON.stringify(sheet)).toContain("0000003");
    expect(voucherId).toBe("FTH2611/00002");
    // No record gets the number that is drawn.
    expect(await drawNext(tx)).toBe("0000006");
    expect((await gaps())[3]).toEqual(["OBH/26", "0000006", "0000006", null]);
    const broken = await checkBooksIn(tx, companyId);
    expect(broken.flatMap(({ breaches }) => breaches)).toEqual(["invoiceNoTempt OBH/26 0000006"]);
  }));

const invoiceSeries = { rule: temporaryNumbers, prefix: "OBH/26", day: "2026-11-20" } as const;
const drawNext = (tx: Tx) => drawNumber(tx, accountant, invoiceSeries);
const useStep = (tx: Tx) =>
  takeNumber(tx, accountant, invoiceSeries, {
    typed: "20",
    field: "invoiceNoTempt",
    taken: () => refuse("record.notFound"),
  });

test.each([
  ["to the first number of the step", "2", [], "0000003", []],
  ["into the step", "10", [], "0000011", [["0000002", "0000009"]]],
  ["and a number was drawn behind it", "2", [drawNext], "0000042", [["0000003", "0000039"]]],
  ["and a number of the step was typed", "2", [useStep], "0000041", [["0000003", "0000039"]]],
] as const)("a typed number is corrected back, %s", (_, back, others, next, skipped) =>
  rolledBack(database, async (tx) => {
    await cancelBilled(tx, accountant, obh.id);
    const ask = { type: "InvoiceTemp", invoiceNoTempt: "40" } as const;
    const { id, version } = await billInvoice(tx, onBehalf, ask);
    for (const use of others) await use(tx);
    await updateInvoice(tx, accountant, { ...head, id, version, invoiceNoTempt: back });
    expect(await peekNumber(tx, accountant, invoiceSeries)).toBe(next);
    const { data } = await listNumberGaps(tx, accountant, {
      keyword: null,
      explanation: "skipped",
      page: 1,
      size: 15,
    });
    expect(data.map(({ from, to }) => [from, to])).toEqual(skipped);
  }),
);

test("the work of the search for gaps grows with their number, not with its square", () =>
  rolledBack(database, async (tx) => {
    const many = 1000;
    await run(
      tx,
      sql`insert into document_sequence (company_id, kind, prefix, period, last_number)
        values (${companyId}, 'invoiceNoTempt', 'GAP', '', ${many * 4}),
          (${companyId}, 'receipt', 'PX', '26', ${many})`,
    );
    await run(
      tx,
      sql`insert into number_skip
          (company_id, kind, prefix, period, first_number, last_number, datetime_created)
        select ${companyId}, 'invoiceNoTempt', 'GAP', '', n * 4 - 3, n * 4 - 1, now()
        from generate_series(1, ${many}) n`,
    );
    // One record got every fourth number; each receipt had a number of its own.
    await run(
      tx,
      sql`insert into history
          (company_id, id, table_name, record_id, action, changed_at, before, after)
        select ${companyId}::uuid, new_id(), 'acct_management', ${obh.id}::uuid, 'update',
          now() + make_interval(secs => n),
          jsonb_build_object('serie', 'GAP', 'invoice_no_tempt', lpad((n * 4)::text, 7, '0')),
          jsonb_build_object('serie', 'GAP', 'invoice_no_tempt', lpad((n * 4 + 4)::text, 7, '0'))
        from generate_series(1, ${many}) n
        union all
        select ${companyId}::uuid, new_id(), 'receipt', new_id(), 'delete', now(),
          jsonb_build_object('payment_ref_no', 'PX26' || lpad(n::text, 5, '0')), null
        from generate_series(1, ${many}) n`,
    );
    const gaps = numberGaps(companyId, counted);
    const found = await rows<{ explanation: string; gaps: number }>(
      tx,
      sql`select explanation, count(*)::int as gaps from (${gaps}) g group by 1 order by 1`,
    );
    expect(found).toEqual([
      { explanation: "changed", gaps: many },
      { explanation: "deleted", gaps: many },
      { explanation: "skipped", gaps: many },
    ]);
    const [plan] = await rows<Record<string, [{ Plan: PlanNode }]>>(
      tx,
      sql`explain (analyze, timing off, format json) ${gaps}`,
    );
    const visited = visitedRows(Object.values(plan ?? {})[0]?.[0].Plan as PlanNode);
    expect(visited).toBeLessThan(many * 150);
  }));

interface PlanNode {
  readonly [key: string]: unknown;
  readonly Plans?: readonly PlanNode[];
}

/** The rows that all nodes of a plan returned or dropped. */
function visitedRows(node: PlanNode): number {
  const dropped = ["Rows Removed by Filter", "Rows Removed by Join Filter"];
  const each = [node["Actual Rows"], ...dropped.map((name) => node[name] ?? 0)].map(Number);
  const visited = each.reduce((sum, next) => sum + next) * Number(node["Actual Loops"]);
  return (node.Plans ?? []).reduce((sum, child) => sum + visitedRows(child), visited);
}

test("the corrected day of a receipt or invoice moves its entries and items, by further entries", () =>
  rolledBack(database, async (tx) => {
    const correct = (paymentDate: string, version: number) =>
      quickUpdateReceipt(tx, castActor("receivable"), {
        id: cash.id,
        version,
        paymentRefNo: cash.paymentRefNo,
        paymentDate,
        paymentMethod: "Cash",
        bankAccountNo: null,
      });
    const days = () =>
      rows(
        tx,
        sql`select u.kind, e.day, u.raised_on, u.due_on from due_entry e
          join due u on u.company_id = e.company_id and u.id = e.due_id
          where e.company_id = ${companyId} and e.document_id = ${cash.id}
            and u.kind = 'advance'
          group by 1, 2, 3, 4 having sum(e.amount) <> 0`,
      );
    const day = "2026-11-02";
    const on = (at: string) => [{ kind: "advance", day: at, raisedOn: at, dueOn: at }];
    const first = await correct("2026-10-01", cash.version);
    expect(await days()).toEqual(on("2026-10-01"));
    expect(await checkBooksIn(tx, companyId)).toEqual([]);
    await updateInvoice(tx, accountant, { ...head, id: obh.id, version: obh.version, date: day });
    expect(await checkBooksIn(tx, companyId)).toEqual([]);
    // Another receipt uses a part of the advance, then the day changes again.
    await receive(tx, "0", [obh.id], {
      cusAdvanceAmount: "400000",
      paymentMethod: "Clear-Advance",
    });
    await correct("2026-10-05", first.data.version);
    expect(await days()).toEqual(on("2026-10-05"));
    expect(await checkBooksIn(tx, companyId)).toEqual([]);
  }));

test("at night each administrator is told in the own language, and nobody while nothing differs", async () => {
  const told = async (language: "en" | "vi") => {
    const actor = { ...castActor("administrator"), language };
    const { data } = await work((tx) => pageNotifications(tx, actor, { page: 1, size: 15 }));
    return data.map(({ title, description }) => [title, description?.split(":", 2).join(":")]);
  };
  const night = booksByTheClock(database).checkBooks;
  await night();
  expect(await told("en")).toEqual([]);
  const raise = (by: number) =>
    work((tx) => run(tx, sql`update profit_day set jobs = jobs + ${by} where ${own}`));
  await raise(1);
  await night();
  await raise(-1);
  expect(await told("en")).toEqual([
    [
      "The books: 1 rule does not hold",
      "Not true: the profit of each day is what its records add up to",
    ],
  ]);
  expect(await told("vi")).toEqual([
    ["Sổ sách: 1 quy tắc không đúng", "Không đúng: lợi nhuận từng ngày đúng bằng tổng các bản ghi"],
  ]);
  const to = await work((tx) =>
    rows(
      tx,
      sql`select distinct u.user_id from user_notification u
        join notification n on n.company_id = u.company_id and n.id = u.notification_id
        where u.company_id = ${companyId} and n.title like 'The books:%'`,
    ),
  );
  expect(to).toEqual([{ userId: people.administrator.id }]);
});
