import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { keptRows } from "@fairway/engine/kept/kept.ts";
import { keptDifferences } from "@fairway/engine/kept/keptDifferences.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, cancelBilled, receive } from "../../../tests/cast/billing.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { cancelReceipt } from "@fairway/areas/receipt/server/cancelReceipt.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rememberColumns } from "@fairway/engine/listMemory/rememberColumns.ts";
import { homeList } from "../model/home.ts";
import { countTile } from "./countTile.ts";
import { findRecords } from "./findRecords.ts";
import { sumReceivable } from "./dashboardTable.ts";
import { getHome } from "./getHome.ts";
import { keptSums } from "./keptSums.ts";
import { openLines } from "@fairway/areas/due/server/openLines.ts";
import { pageNotes } from "@fairway/areas/note/contract.ts";
import { listNotes } from "@fairway/areas/note/server/listNotes.ts";
import { decimal } from "@fairway/core/money/decimal.ts";

const database = await testDatabase();
const fold = (tx: Tx) => foldKept(tx, companyId, keptSums);

/** The open amounts of the job's customer by type, in VND. */
async function open(tx: Tx) {
  const found = await rows<{ type: string; lines: number; vnd: string }>(
    tx,
    sql`select type, sum(lines)::int as lines, sum(total_vnd)::text as vnd
      from (${keptRows(openLines, companyId, sql`d.partner_id = ${job.customer} and d.side = 'debit'`)}) d
      group by type order by type`,
  );
  return found.map((each) => [each.type, each.lines, each.vnd]);
}

const differences = async (tx: Tx) =>
  (await Promise.all(keptSums.map((kept) => keptDifferences(tx, companyId, kept)))).flat();

test("lines that no invoice holds are kept by partner, before and after the clock folds", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling } = await keyMainJobCharges(tx);
    const whole = [
      ["OBH", 1, "4400000"],
      ["SELL", 4, "84207715"],
    ];
    expect(await open(tx)).toEqual(whole);
    await fold(tx);
    expect(await open(tx)).toEqual(whole);
    await billNote(tx, selling);
    expect(await open(tx)).toEqual(whole);
    const { id } = await billInvoice(tx, selling);
    expect(await open(tx)).toEqual(whole.slice(0, 1));
    await fold(tx);
    expect(await open(tx)).toEqual(whole.slice(0, 1));
    await cancelBilled(tx, castActor("accountant"), id);
    expect(await open(tx)).toEqual(whole);
    await fold(tx);
    expect(await differences(tx)).toEqual([]);
  }));

test("a note waits for an invoice until its selling and its on-behalf lines have one", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    const accountant = actorInRole("accountant");
    const waiting = async () => {
      const counts: number[] = [];
      for (const key of ["toInvoice", "onBehalf", "receivable", "noRealNo"] as const) {
        counts.push((await countTile(tx, accountant, key))[0]?.count ?? -1);
      }
      return counts;
    };
    expect(await waiting()).toEqual([0, 0, 0, 0]);
    const note = await billNote(tx, [...selling, ...onBehalf]);
    expect(await waiting()).toEqual([1, 1, 0, 0]);
    const [{ amount } = { amount: null }] = await countTile(tx, accountant, "toInvoice");
    expect(amount).toBe(note.totalVnd);
    const ofSelling = await billInvoice(tx, selling);
    expect(await waiting()).toEqual([1, 1, 1, 1]);
    const left = decimal(note.totalVnd).minus(ofSelling.totalAmountVnd).toFixed();
    for (const work of ["toInvoice", "onBehalf"] as const) {
      expect((await countTile(tx, accountant, work))[0]?.amount).toBe(left);
      const ask = { ...pageNotes.body.parse({ work }), page: 1, size: 15 };
      const listed = await listNotes(tx, accountant, ask);
      expect(listed).toMatchObject({ amount: left, data: [{ listedAmount: left }] });
    }
    await billInvoice(tx, onBehalf, { type: "InvoiceTemp", invoiceNoReal: "0000009" });
    expect(await waiting()).toEqual([0, 0, 2, 1]);
  }));

test("a home shows what its user chose, in that order, as far as rights allow it", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const clerk = actorInRole("sales");
    expect((await getHome(tx, clerk)).tiles.map((each) => each.key)).toEqual([
      "sold",
      "soldUnpaid",
      "openJobs",
    ]);
    const shown = ["deadlines", "toInvoice", "finished", "gone", "openJobs", "finished"];
    await rememberColumns(tx, clerk, { list: homeList, shown, frozen: null, widths: {} });
    const chosen = await getHome(tx, clerk);
    expect(chosen.shown).toEqual(["deadlines", "finished", "openJobs"]);
    expect(chosen.tiles.map((each) => each.key)).toEqual(["finished", "openJobs"]);
    expect(chosen.deadlines).toEqual([]);
    expect(chosen.profit).toBeUndefined();
  }));

test("the palette finds documents by their numbers and a customer with its jobs, within reach", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    const note = await billNote(tx, [...selling, ...onBehalf]);
    const invoice = await billInvoice(tx, selling);
    const receipt = await receive(tx, "1000000", [invoice.id]);
    const numbers = [note.code, invoice.invoiceNoTempt ?? "", receipt.paymentRefNo];
    const found = async (actor: Actor, text: string) => {
      const { jobs, documents, partners } = await findRecords(tx, actor, { text });
      return [
        ...jobs.map((each) => each.jobNo),
        ...documents.map((each) => `${each.kind} ${each.number}`),
        ...partners.flatMap((each) => [each.shortName, ...each.jobs.map((own) => own.jobNo)]),
      ];
    };
    const all = ["note", "invoice", "receipt"].map((kind, at) => `${kind} ${numbers[at]}`);
    const byEach = async (actor: Actor) => {
      const each = [];
      for (const number of numbers) each.push(await found(actor, number.toLowerCase()));
      return each;
    };
    expect(await byEach(actorInRole("accountant"))).toEqual(all.map((each) => [each]));
    // A clerk has no receipts; a salesman has neither; another office has none of them.
    expect(await byEach(actorInRole("documentation"))).toEqual([[all[0]], [all[1]], []]);
    expect(await byEach(actorInRole("sales"))).toEqual([[], [], []]);
    const ofOtherOffice = castActor("salesHph", { rights: rightsFor("accountant") });
    expect(await byEach(ofOtherOffice)).toEqual([[], [], []]);
    const [{ name } = { name: "" }] = await rows<{ name: string }>(
      tx,
      sql`select short_name as name from partner
        where company_id = ${companyId} and id = ${job.customer}`,
    );
    expect(await found(actorInRole("documentation"), name)).toEqual([name, job.jobNo]);
    expect(await found(actorInRole("documentationHph"), name)).toEqual([name]);
    expect(await found(actorInRole("documentation"), job.jobNo)).toContain(job.jobNo);
  }));

test("a recount finds a kept row that was changed by hand", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await keyMainJobCharges(tx);
    await fold(tx);
    await run(
      tx,
      sql`update open_line set total_vnd = total_vnd + 1
        where company_id = ${companyId} and type = 'OBH' and side = 'debit'`,
    );
    const found = await differences(tx);
    expect(found.map((each) => [each.isKept, each.row["total_vnd"]])).toEqual([
      [true, 4400001],
      [false, 4400000],
    ]);
    expect(found[0]?.row["job_id"]).toBe(job.jobId);
  }));

const reaches: readonly Reach[] = ["Owner", "Group", "Department", "Office", "Company", "All"];
const accountant = castActor("accountant");

/** Receivables from the dues by day, and from the items alone, for each reach and two people. */
async function receivables(tx: Tx) {
  const kept = [];
  const items = [];
  for (const name of ["accountant", "administrator"] as const) {
    for (const list of reaches) {
      const actor = castActor(name, { change: { accManagement: { list } } });
      kept.push(await sumReceivable(tx, actor));
      items.push(
        await one(
          tx,
          sql`select coalesce(sum(u.open_vnd), 0)::text as "openVnd",
              coalesce(sum(u.open_vnd) filter (where u.due_on < ${actor.today}::date), 0)::text
                as "overdueVnd", count(*)::int as invoices
            from due u where ${within(actor, "accManagement.list", "u")}
              and u.side = 'debit' and u.kind <> 'advance' and u.is_open`,
        ),
      );
    }
  }
  return { kept, items };
}

test.each([
  ["the clock folds after each", true],
  ["the clock never strikes", false],
])("receivables by day equal the items through every change, while %s", (_, folds) =>
  rolledBack(database, async (tx) => {
    const counts: (number | undefined)[] = [];
    const after = async () => {
      const before = await receivables(tx);
      expect(before.kept).toEqual(before.items);
      if (folds) {
        await fold(tx);
        expect((await receivables(tx)).kept).toEqual(before.items);
        expect(await differences(tx)).toEqual([]);
      }
      counts.push(before.kept.at(-1)?.invoices);
    };
    await writeChargedJob(tx);
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    await after();
    const invoice = await billInvoice(tx, selling);
    await after();
    const other = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
    await after();
    const part = await receive(tx, "1000000", [invoice.id]);
    await after();
    await receive(tx, "4400000", [other.id]);
    await after();
    await cancelReceipt(tx, castActor("receivable"), { id: part.id, reason: null });
    await after();
    await raiseDues(tx, accountant, [
      {
        documentId: await bareDocument(tx, accountant, { kind: "invoice", number: "U1" }),
        side: "debit",
        kind: "trade",
        partnerId: job.customer,
        officeId: null,
        departmentId: null,
        groupId: null,
        userCreated: accountant.userId,
        service: null,
        saleManId: null,
        agreementId: null,
        currencyId: "VND",
        excRateUsdToLocal: null,
        raisedOn: "2026-10-01",
        dueBase: "Confirmed Billing",
        paymentTerm: 30,
        confirmedOn: null,
        total: "500000",
        totalVnd: "500000",
        totalUsd: null,
      },
    ]);
    await after();
    await run(
      tx,
      sql`update due set raised_on = '2026-09-01' where company_id = ${companyId} and office_id is null`,
    );
    await after();
    await run(tx, sql`delete from due where company_id = ${companyId} and office_id is null`);
    await after();
    expect(counts).toEqual([0, 1, 2, 2, 1, 1, 2, 2, 1]);
  }),
);
