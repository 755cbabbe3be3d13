import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import {
  accountInvoices,
  checkVoucherSynced,
} from "@fairway/areas/invoice/server/accountInvoices.ts";
import { cancelInvoice } from "@fairway/areas/invoice/server/cancelInvoice.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { sendNotes } from "@fairway/areas/note/server/sendNotes.ts";
import { readNote } from "@fairway/areas/note/server/shownNote.ts";
import { queueItems } from "@fairway/areas/outbox/server/queueItems.ts";
import { sendPartners } from "@fairway/areas/partner/server/sendToAccounting.ts";
import {
  accountReceipts,
  invoicePaymentsToSync,
} from "@fairway/areas/receipt/server/accountReceipts.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { sheetFile } from "@fairway/engine/paper/sheetFile.ts";
import { inTransaction, rows, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key as keyCharge, keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { startLedger } from "../../../tests/cast/startLedger.ts";
import { useAccountingSettings } from "./accountingSettings.ts";
import { carryPartners } from "./carryPartners.ts";
import { exportItems, importResults } from "./itemFiles.ts";
import { getItem, pageItems } from "./listItems.ts";
import { resendItem } from "./resendItem.ts";
import { getConnector, saveConnector } from "./saveConnector.ts";
import { sendItem } from "./sendItem.ts";

const database = await testDatabase();
const boss = castActor("administrator");
const ha = castActor("accountant");
const yen = castActor("receivable");
const secret = "a secret that both systems know";
const ledger = await startLedger(secret);
const { customer, carrier, thc, container, day } = chargedJob;
/** A bought line of 8,100,000 VND and 8 % VAT. */
let boughtThc = "";

const within = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(database, work);

beforeAll(() =>
  within(async (tx) => {
    await writeChargedJob(tx);
    [, boughtThc = ""] = (await keyMainJobCharges(tx)).buying;
  }),
);
beforeEach(async () => {
  useAccountingSettings("a key of forty letters outside the data ", "127.0.0.1");
  ledger.be("takes");
});
afterAll(() => ledger.close());

const choose = (change: object = {}) =>
  within(async (tx) => {
    const { version } = await getConnector(tx, boss);
    return saveConnector(tx, boss, {
      connector: "documents",
      address: ledger.address,
      userName: null,
      secret,
      settings: { accounts: {} },
      version,
      ...change,
    } as never);
  });

const sold = async (tx: Tx, price: string) => {
  const ids = await keyCharge(tx, "SELL", [
    {
      unitId: container,
      exchangeDate: day,
      paymentObjectId: customer,
      currencyId: "VND",
      chargeId: thc,
      quantity: "1",
      unitPrice: price,
      vatrate: "8",
    },
  ]);
  return ids.at(-1) ?? "";
};
const newNote = (price: string) => within(async (tx) => billNote(tx, [await sold(tx, price)]));
const newInvoice = (price: string) =>
  within(async (tx) => billInvoice(tx, [await sold(tx, price)]));
const itemOf = async (recordId: string) =>
  within(async (tx) => {
    const [found] = await rows<{ id: string }>(
      tx,
      sql`select id from sync_item where company_id = ${companyId} and record_id = ${recordId}
        order by sync_version desc limit 1`,
    );
    return getItem(tx, boss, { id: found?.id ?? "" });
  });
const carry = async (recordId: string) => {
  const { id } = await itemOf(recordId);
  await sendItem(database)({ companyId, id }, { id: "1", number: 1 });
  return itemOf(recordId);
};
const jobsOf = (itemId: string) =>
  within((tx) =>
    rows<{ seconds: number }>(
      tx,
      sql`select round(extract(epoch from run_at - now()))::int as seconds
        from graphile_worker.jobs where key = ${`sync ${itemId}`}`,
    ),
  );

describe("without an accounting system", () => {
  test("accountants enter what is sent by hand: it is accepted at once and listed", async () => {
    const note = await newNote("1000000");
    await within((tx) => sendNotes(tx, ha, { noteIds: [note.id] }));
    const sent = await within((tx) => readNote(tx, companyId, note.id));
    expect([sent.syncStatus, sent.isSending]).toEqual(["Synced", false]);
    expect(await itemOf(note.id)).toMatchObject({ state: "Synced", dataType: "CDNOTE", tries: 0 });
  });
});

describe("over signed HTTP", () => {
  beforeAll(() => choose());

  test("a document is closed until the accounting system has answered, and has its number then", async () => {
    const invoice = await newInvoice("1000000");
    await within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
    const sending = await within((tx) => getInvoiceById(tx, ha, { id: invoice.id }));
    expect([sending.syncStatus, sending.isSending]).toEqual([null, true]);
    expect(sending.may).not.toContain("update");
    const again = within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
    expect((await refusal(again)).code).toBe("invoice.fromAccounting");
    const cancel = within((tx) => cancelInvoice(tx, ha, { id: invoice.id, reason: "x" } as never));
    expect((await refusal(cancel)).code).toBe("invoice.fromAccounting");
    const item = await carry(invoice.id);
    expect(item).toMatchObject({ state: "Synced", tries: 1, action: "ADD", syncVersion: 1 });
    const there = ledger.kept.get(`${invoice.id}:1`);
    expect(item.ledgerNo).toBe(there?.ledgerNo);
    expect(there?.request).toMatchObject({
      ReferenceNo: item.number,
      DataType: "INVOICE",
      CurrencyCode: "VND",
      Details: [
        {
          Quantity9: "1",
          OriginalUnitPrice: "1000000",
          TaxRate: "0.08",
          Amount: "1000000",
          Amount3: "80000",
          ChargeType: "DEBIT",
        },
      ],
    });
    expect(await within((tx) => checkVoucherSynced(tx, ha, { id: invoice.id }))).toBe(true);
    expect(ledger.tellers.unsigned).toBe(0);
  });

  test("a rejected document is free with the reason, and goes again as an update under another key", async () => {
    const note = await newNote("2000000");
    await within((tx) => sendNotes(tx, ha, { noteIds: [note.id] }));
    ledger.be("rejects");
    expect(await carry(note.id)).toMatchObject({
      state: "Rejected",
      reason: "Account 13111 is closed",
      ledgerNo: null,
    });
    const back = await within((tx) => readNote(tx, companyId, note.id));
    expect([back.syncStatus, back.reasonReject, back.isSending]).toEqual([
      "Rejected",
      "Account 13111 is closed",
      false,
    ]);
    ledger.be("takes");
    await within((tx) => sendNotes(tx, ha, { noteIds: [note.id] }));
    expect(await carry(note.id)).toMatchObject({
      state: "Synced",
      action: "UPDATE",
      syncVersion: 2,
    });
    expect((await within((tx) => readNote(tx, companyId, note.id))).syncStatus).toBe("Synced");
  });

  test.each(["breaksAfter", "halfAnswer", "wrongAnswer"] as const)(
    "after an answer that %s the system is asked first, and has the record once",
    async (manner) => {
      const invoice = await newInvoice("3000000");
      await within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
      ledger.be(manner);
      const unknown = await carry(invoice.id);
      expect(unknown).toMatchObject({ state: "Waiting", tries: 1 });
      expect(unknown.tried[0]?.outcome).toBe("Unknown");
      const [waiting] = await jobsOf(unknown.id);
      expect(Number(waiting?.seconds) > 50).toBe(true);
      ledger.be("takes");
      const { posts, asked } = ledger.tellers;
      expect(await carry(invoice.id)).toMatchObject({ state: "Synced", tries: 2 });
      expect([ledger.tellers.posts - posts, ledger.tellers.asked - asked]).toEqual([0, 1]);
    },
  );

  test("a system that is away is tried from a minute to six hours, then a user sends again", async () => {
    const invoice = await newInvoice("4000000");
    await within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
    ledger.be("away");
    const pauses: number[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      const { id, state } = await carry(invoice.id);
      const [next] = state === "Waiting" ? await jobsOf(id) : [];
      if (next) pauses.push(next.seconds);
    }
    expect(pauses.map((seconds) => Math.round(seconds / 60))).toEqual([1, 5, 30, 120, 360]);
    const failed = await itemOf(invoice.id);
    expect(failed).toMatchObject({ state: "Failed", tries: 6, may: ["resend"] });
    const { isSending } = await within((tx) => getInvoiceById(tx, ha, { id: invoice.id }));
    expect(isSending).toBe(true);
    ledger.be("takes");
    const ask = { id: failed.id, version: failed.version };
    await within((tx) => resendItem(tx, boss, ask));
    expect((await refusal(within((tx) => resendItem(tx, boss, ask)))).code).toBe(
      "outbox.notFailed",
    );
    expect(await carry(invoice.id)).toMatchObject({ state: "Synced", tries: 7 });
  });

  test("a host that the server may not reach is no unknown outcome", async () => {
    const invoice = await newInvoice("4100000");
    await within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
    useAccountingSettings("a key of forty letters outside the data ", "");
    const item = await carry(invoice.id);
    expect(item.tried[0]).toMatchObject({ outcome: "Refused" });
    useAccountingSettings("a key of forty letters outside the data ", "127.0.0.1");
    const { asked } = ledger.tellers;
    expect(await carry(invoice.id)).toMatchObject({ state: "Synced" });
    expect(ledger.tellers.asked).toBe(asked);
  });

  test("a line goes once: the invoice of a sent note is refused", async () => {
    const { note, invoice } = await within(async (tx) => {
      const line = await sold(tx, "5000000");
      const made = await billNote(tx, [line]);
      await sendNotes(tx, ha, { noteIds: [made.id] });
      return { note: made, invoice: await billInvoice(tx, [line]) };
    });
    await carry(note.id);
    const twice = within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
    expect((await refusal(twice)).code).toBe("charge.taken");
  });

  test("vouchers and receipts go with their lines", async () => {
    const { voucher, receipt, invoice } = await within(async (tx) => {
      const made = await billInvoice(tx, [boughtThc], {
        type: "Voucher",
        partnerId: carrier,
        paymentMethod: null,
        accountNo: null,
      } as never);
      const sell = await billInvoice(tx, [await sold(tx, "600000")]);
      return { voucher: made, invoice: sell, receipt: await receive(tx, "648000", [sell.id]) };
    });
    const ready = (tx: Tx) => invoicePaymentsToSync(tx, yen, { ids: [receipt.id] });
    expect(await within(ready)).toMatchObject([
      { receiptNo: receipt.paymentRefNo, invoiceId: invoice.id, paidAmountVnd: "648000" },
    ]);
    await within((tx) => accountInvoices(tx, ha, { ids: [voucher.id] }));
    await within((tx) => accountReceipts(tx, yen, { ids: [receipt.id] }));
    expect(await within(ready)).toEqual([]);
    expect((await carry(voucher.id)).request).toMatchObject({
      DataType: "VOUCHER",
      Details: [{ ChargeType: "CREDIT", Amount: "8100000", Amount3: "648000" }],
    });
    expect((await carry(receipt.id)).request).toMatchObject({
      DataType: "PAYMENT",
      Details: [{ ChargeType: "DEBIT", Amount: "648000" }],
    });
  });

  test("partners leave their queue by the same road", async () => {
    await within((tx) => sendPartners(tx, boss, { ids: [customer] }));
    await within((tx) => carryPartners(tx, companyId));
    await within((tx) => carryPartners(tx, companyId));
    expect((await carry(customer)).state).toBe("Synced");
    const queue = await within((tx) =>
      rows<{ status: string }>(
        tx,
        sql`select status from partner_sync
          where company_id = ${companyId} and record_id = ${customer}`,
      ),
    );
    expect(queue).toEqual([{ status: "Sent" }]);
  });

  test("a record that is on its way is named, and the others do not go without it", () =>
    rolledBack(database, async (tx) => {
      const record = (number: string) => ({
        recordId: newId(),
        dataType: "TARIFF" as const,
        number,
        partnerId: null,
        officeId: null,
        departmentId: null,
        groupId: null,
        isUpdate: false,
      });
      const [first, second] = [record("T-1"), record("T-2")];
      expect(await queueItems(tx, boss, [second])).toBe(true);
      const refused = await refusal(queueItems(tx, boss, [first, second]));
      expect(refused.code).toBe("outbox.alreadySent");
      expect(refused.say("en")).toContain("T-2");
    }));

  test("a user sees what the reach of the right covers, and finds it by both numbers", async () => {
    const ask = { page: 1, size: 50, keyword: null, state: null, dataType: null };
    const all = await within((tx) => pageItems(tx, boss, ask));
    expect(all.totalItems).toBeGreaterThan(5);
    const [first] = all.data;
    const byLedger = { ...ask, keyword: first?.ledgerNo ?? "" };
    expect((await within((tx) => pageItems(tx, boss, byLedger))).data[0]?.id).toBe(first?.id);
    const seenBy = async (actor: Actor) => (await within((tx) => pageItems(tx, actor, ask))).data;
    const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
    // The partner of the cast belongs to no office.
    const ofOffice = all.data.filter(({ dataType }) => dataType !== "PARTNER");
    expect(ofOffice).toHaveLength(all.data.length - 1);
    expect(idsOf(await seenBy(actorInRole("accountant")))).toEqual(idsOf(ofOffice));
    expect(await seenBy(castActor("salesHph", { rights: rightsFor("accountant") }))).toEqual([]);
    expect(await seenBy(actorInRole("sales"))).toEqual([]);
  });
});

describe("the connector", () => {
  const ask = (change: object) => refusal(choose(change));

  test("refuses another system's secret, a foreign host, and a change while records are under way", async () => {
    expect((await ask({ address: "ftp://127.0.0.1/x" })).code).toBe("outbox.address");
    expect((await ask({ address: "http://10.0.0.1/x" })).code).toBe("outbox.host");
    expect((await ask({ address: `${ledger.address}/2`, secret: null })).code).toBe(
      "outbox.noSecret",
    );
    useAccountingSettings(null, "127.0.0.1");
    expect((await ask({})).code).toBe("outbox.noKey");
    useAccountingSettings("a key of forty letters outside the data ", "127.0.0.1");
    expect((await ask({ version: 99 })).code).toBe("record.conflict");
    const invoice = await newInvoice("6000000");
    await within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
    expect((await ask({ connector: null })).code).toBe("outbox.waiting");
    await carry(invoice.id);
  });

  test("by files: documents as JSON and Excel, the answers from a file, once", async () => {
    await choose({ connector: "files", address: null, secret: null });
    const first = await newInvoice("7000000");
    const second = await newInvoice("7100000");
    await within((tx) => accountInvoices(tx, ha, { ids: [first.id, second.id] }));
    const file = await within((tx) => exportItems(tx, boss, { format: "json" }));
    const sent = JSON.parse(Buffer.from(file.bytes as Uint8Array).toString("utf8")) as {
      key: string;
    }[];
    expect(sent.map(({ key: each }) => each).toSorted()).toEqual(
      [`${first.id}:1`, `${second.id}:1`].toSorted(),
    );
    const results = [
      { key: `${first.id}:1`, status: "Synced", ledgerNo: "HT01" },
      { key: `${second.id}:1`, status: "Rejected", reason: "Wrong account" },
    ];
    const read = (content: unknown) =>
      within((tx) =>
        importResults(tx, boss, {
          file: {
            name: "answers.json",
            mime: "application/json",
            bytes: Buffer.from(JSON.stringify(content)),
          },
        }),
      );
    const strange = [...results, { key: `${first.id}:9`, status: "Synced" }];
    expect((await refusal(read(strange))).code).toBe("outbox.unknownKey");
    expect((await refusal(read([{ key: "x", status: "Rejected" }]))).code).toBe(
      "outbox.wrongResults",
    );
    expect((await read(results)).data).toEqual({ synced: 1, rejected: 1 });
    expect((await read(results)).data).toEqual({ synced: 0, rejected: 0 });
    const workbook = await sheetFile({
      title: "answers",
      columns: ["key", "status", "ledgerNo", "reason"].map((name) => ({
        key: name,
        header: name,
        kind: "text" as const,
      })),
      rows: results,
    });
    const parts: Uint8Array[] = [];
    for await (const part of workbook.bytes as AsyncIterable<Uint8Array>) parts.push(part);
    const sheet = { name: "answers.xlsx", mime: workbook.mime, bytes: Buffer.concat(parts) };
    const again = await within((tx) => importResults(tx, boss, { file: sheet }));
    expect(again.data).toEqual({ synced: 0, rejected: 0 });
    expect(await itemOf(first.id)).toMatchObject({ state: "Synced", ledgerNo: "HT01" });
    const back = await within((tx) => getInvoiceById(tx, ha, { id: second.id }));
    expect([back.syncStatus, back.isSending]).toEqual(["Rejected", false]);
    expect(back.may).toContain("cancel");
  });

  test("answers that accept records take as many statements for many as for one", async () => {
    const sent = async (count: number) => {
      const made: string[] = [];
      for (let at = 0; at < count; at += 1) made.push((await newInvoice(`${at + 1}100000`)).id);
      await within((tx) => accountInvoices(tx, ha, { ids: made }));
      return made;
    };
    await choose({ connector: "files", address: null, secret: null });
    const counted = async (recordIds: readonly string[]) => {
      const said = recordIds.map((id) => ({ key: `${id}:1`, status: "Synced", ledgerNo: "HT" }));
      const bytes = Buffer.from(JSON.stringify(said));
      const file = { name: "answers.json", mime: "application/json", bytes };
      return within(async (tx) => {
        const before = statementCount(tx);
        const { data } = await importResults(tx, boss, { file });
        expect(data).toEqual({ synced: recordIds.length, rejected: 0 });
        return statementCount(tx) - before;
      });
    };
    const [one, many] = [await sent(1), await sent(6)];
    expect(await counted(many)).toBe(await counted(one));
    expect(await itemOf(many[5] ?? "")).toMatchObject({ state: "Synced", ledgerNo: "HT" });
  });

  test("by entries: the journal balances, and notes are refused", async () => {
    await choose({ connector: "entries", address: null, secret: null });
    const note = await newNote("8000000");
    const noted = within((tx) => sendNotes(tx, ha, { noteIds: [note.id] }));
    expect((await refusal(noted)).code).toBe("outbox.notPosted");
    const { invoice, receipt } = await within(async (tx) => {
      const made = await billInvoice(tx, [await sold(tx, "9000000")]);
      return { invoice: made, receipt: await receive(tx, "10000000", [made.id]) };
    });
    await within((tx) => accountInvoices(tx, ha, { ids: [invoice.id] }));
    await within((tx) => accountReceipts(tx, yen, { ids: [receipt.id] }));
    const file = await within((tx) => exportItems(tx, boss, { format: "journal" }));
    const journal = Buffer.from(file.bytes as Uint8Array).toString("utf8");
    for (const line of [
      "    receivable:131  9720000 VND",
      "    revenue:511  -9000000 VND",
      "    vatOut:33311  -720000 VND",
      "    bank:112  10000000 VND",
      "    receivable:131  -9720000 VND",
      "    advance:3387  -280000 VND",
    ]) {
      expect(journal.split("\n")).toContain(line);
    }
  });
});
