import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import { checkBooksIn } from "@fairway/areas/books/server/checkBooks.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { confirmClaims } from "@fairway/areas/charge/server/confirmClaims.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import {
  claimableKinds,
  documentSlots,
  standsOn,
} from "@fairway/areas/document/model/documentClaims.ts";
import { mayOf, whyNot } from "@fairway/areas/document/model/documentKind.ts";
import {
  claimDocuments,
  confirmDocuments,
  readDocumentClaims,
  releaseDocuments,
} from "@fairway/areas/document/server/claimDocuments.ts";
import { documentHistory } from "@fairway/areas/document/server/documentHistory.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import { printDocument } from "@fairway/areas/document/server/printDocument.ts";
import { statusesOf } from "@fairway/areas/document/model/documentStatus.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { drawNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import {
  deleteDocument,
  insertDocument,
  updateDocument,
} from "@fairway/areas/document/server/documentRows.ts";
import { byNumbers, listDocuments } from "@fairway/areas/document/server/listDocuments.ts";
import { beginVerb, lockDocument } from "@fairway/areas/document/server/openDocument.ts";
import { clearDues } from "@fairway/areas/due/server/clearDues.ts";
import { lockDues } from "@fairway/areas/due/server/lockDues.ts";
import { raiseDues } from "@fairway/areas/due/server/raiseDues.ts";
import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { askOwner } from "@fairway/areas/file/server/fileOwners.ts";
import { combineKind } from "@fairway/areas/combine/model/combineKind.ts";
import { invoiceKind } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { unlockKind } from "@fairway/areas/unlock/model/unlockKind.ts";
import { workOrderKind } from "@fairway/areas/workorder/model/workOrderKind.ts";
import { advanceKind } from "@fairway/areas/advance/model/advanceKind.ts";
import { noteKind } from "@fairway/areas/note/model/noteKind.ts";
import { receiptKind } from "@fairway/areas/receipt/model/receiptKind.ts";
import { vendorPaymentKind } from "@fairway/areas/payable/model/vendorPaymentKind.ts";
import { settlementKind } from "@fairway/areas/settlement/model/settlementKind.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { listFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../cast/actors.ts";
import { bareDocument } from "../cast/bareDocument.ts";
import { billNote } from "../cast/billing.ts";
import { chargedJob, writeChargedJob } from "../cast/chargedJob.ts";
import { keyMainJobCharges } from "../cast/mainJobCharges.ts";
import { refusal } from "../cast/refusal.ts";
import {
  statementKind,
  statementNumbers,
  statementPrinted,
  statementSource,
  statementTable,
} from "./statementKind.ts";

const database = await testDatabase();
const actor = castActor("accountant");
const { companyId } = actor;
const { customer: customerId, day, jobId } = chargedJob;
const page = { page: 1, size: 15 };

ownFiles(statementSource, ({ soano: billingNo, job: { jobNo } }) => ({ billingNo, jobNo }));

beforeAll(() =>
  inTransaction(database, async (tx) => {
    for (const each of statementTable) await run(tx, each);
    await writeChargedJob(tx);
  }),
);

const story = (work: (tx: Tx) => Promise<void>) => () => rolledBack(database, work);

/** A statement with the next number over no lines yet. */
async function state(tx: Tx, by = actor): Promise<string> {
  const id = newId();
  await insertDocument(tx, statementKind, {
    id,
    companyId,
    officeId: by.officeId,
    departmentId: by.departmentId,
    groupId: by.groupId,
    userCreated: by.userId,
    userModified: by.userId,
    soano: await drawNumber(tx, by, { rule: statementNumbers, prefix: "SOA", day }),
    status: "New",
    customerId,
    currencyId: "VND",
    jobId,
    toDate: day,
  });
  return id;
}

async function textOf({ bytes }: AnsweredFile): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts).toString();
}

const read = (tx: Tx, id: string) => lockDocument(tx, companyId, statementSource, id);
const change = async (tx: Tx, id: string, changes: object) =>
  updateDocument(tx, actor, statementKind, await read(tx, id), { ...changes });
const list = (tx: Tx, by = actor, text = "") =>
  listDocuments(tx, by, statementSource, { filters: {}, ofHead: byNumbers(text) }, page);
const claim = (tx: Tx, documentId: string, ids: readonly string[]) =>
  claimCharges(tx, actor, { side: "debit", slot: "statement", documentId }, ids);

test(
  "a number is drawn, and no other statement can have it",
  story(async (tx) => {
    const [first, second] = [await state(tx), await state(tx)];
    expect([(await read(tx, first)).soano, (await read(tx, second)).soano]).toEqual([
      "SOA261100001",
      "SOA261100002",
    ]);
    const refused = await refusal(change(tx, second, { soano: "SOA261100001" }));
    expect(refused.code).toBe("document.numberTaken");
  }),
);

test(
  "the list has its row, for those whose reach covers it alone",
  story(async (tx) => {
    const id = await state(tx);
    await state(tx);
    const { data, totalItems } = await list(tx, actor, "261100001");
    expect(totalItems).toBe(1);
    expect(data[0]).toMatchObject({ id, soano: "SOA261100001", customerName: "Hoa Sen Export" });
    expect(data[0]).toMatchObject({ toDate: day, job: { jobNo: chargedJob.jobNo } });
    expect((await list(tx)).totalItems).toBe(2);
    const own = castActor("documentation", { change: { acctSOA: { list: "Owner" } } });
    expect((await list(tx, own)).totalItems).toBe(0);
    await state(tx, own);
    expect((await list(tx, own)).data.map((each) => each.soano)).toEqual(["SOA261100003"]);
  }),
);

test(
  "the same list leaves as a sheet, for those who may export it",
  story(async (tx) => {
    await state(tx);
    await state(tx);
    const sheet = (by: typeof actor, text = "") =>
      exportDocuments(
        tx,
        by,
        statementSource,
        { filters: {}, ofHead: byNumbers(text) },
        { format: "csv" },
      );
    const vietnamese = { ...actor, language: "vi" as const };
    const lines = (await textOf(await sheet(vietnamese))).trim().split(/\r?\n/);
    expect(lines[0]).toContain("Số bảng kê,Khách hàng,Đến ngày,Người tạo");
    expect(
      lines
        .slice(1)
        .map((each) => each.split(",")[0])
        .sort(),
    ).toEqual(["SOA261100001", "SOA261100002"]);
    expect((await textOf(await sheet(actor, "00002"))).trim().split("\n")).toHaveLength(2);
    const clerk = castActor("documentation", { change: { acctSOA: { export: false } } });
    expect((await refusal(sheet(clerk))).code).toBe("access.forbidden");
  }),
);

test(
  "its history is read under its own words by those who may open it",
  story(async (tx) => {
    const id = await state(tx);
    await change(tx, id, { toDate: "2026-11-30" });
    const [last, first] = await documentHistory(tx, actor, statementSource, { id });
    expect(last).toMatchObject({
      action: "update",
      changes: [{ label: "Until", was: "20/11/2026", now: "30/11/2026" }],
    });
    expect(first?.changes.map((each) => each.label)).toContain("Statement no.");
    const clerk = castActor("documentation", { change: { acctSOA: { detail: "Owner" } } });
    const refused = await refusal(documentHistory(tx, clerk, statementSource, { id }));
    expect(refused.code).toMatch(/record.notFound|access.forbidden/);
  }),
);

test(
  "it is printed under the letterhead of its office, in the language of the reader",
  { timeout: 60_000 },
  story(async (tx) => {
    const doc = await read(tx, await state(tx));
    const file = await printDocument(tx, { ...actor, language: "vi" }, statementPrinted, doc);
    expect(file.name).toBe("SOA261100001.pdf");
    const text = paperText(Buffer.from(file.bytes as Uint8Array));
    for (const said of ["BẢNG KÊ", "SOA261100001", "Hoa Sen Export"]) {
      expect(text.toUpperCase()).toContain(said.toUpperCase());
    }
  }),
);

test("its statuses are those that it declares, and a late one is bad", () => {
  const shown = (document: Parameters<typeof statusesOf>[1]) =>
    statusesOf(statementKind, document, "2026-11-22").map(({ words, meaning }) => [
      words.en,
      meaning,
    ]);
  expect(shown({ status: "New", paymentStatus: null })).toEqual([["New", "new"]]);
  const late = { status: "New", paymentStatus: "Unpaid", paymentDueDate: "2026-11-21" };
  expect(shown(late)).toEqual([
    ["New", "new"],
    ["Unpaid", "bad"],
  ]);
  expect(shown({ ...late, paymentStatus: "Paid" })[1]).toEqual(["Paid", "good"]);
});

test(
  "it closes with its approval, its job and when accounting has it, and says why",
  story(async (tx) => {
    const id = await state(tx);
    const verbs = async () => mayOf(statementKind, actor, await read(tx, id));
    const why = async () => whyNot(statementKind, "update", await read(tx, id))?.say("en") ?? null;
    for (const approvalStatus of [null, "New", "Denied"]) {
      await change(tx, id, { approvalStatus });
      expect([await verbs(), await why()]).toEqual([["print", "update"], null]);
    }
    for (const approvalStatus of ["Request Approval", "Done"]) {
      await change(tx, id, { approvalStatus });
      expect([await verbs(), await why()]).toEqual([["print"], "SOA261100001 is approved."]);
      const refused = await refusal(beginVerb(tx, actor, statementSource, { verb: "update", id }));
      expect(refused.code).toBe("soa.approved");
    }
    await change(tx, id, { approvalStatus: null });
    await run(
      tx,
      sql`update shipment set is_locked = true, locked_date = now()
      where company_id = ${companyId} and id = ${jobId}`,
    );
    expect([await verbs(), await why()]).toEqual([["print"], "Job SEF2611/00061 is locked."]);
    await change(tx, id, { syncStatus: "Synced" });
    expect(await why()).toBe("SOA261100001 is in the books.");
  }),
);

test(
  "who read it before a change cannot write over the change; the history has both under its names",
  story(async (tx) => {
    const before = await read(tx, await state(tx));
    await change(tx, before.id, { toDate: "2026-11-30" });
    const late = updateDocument(tx, actor, statementKind, before, { toDate: "2026-12-01" });
    expect((await refusal(late)).code).toBe("record.conflict");
    expect(await read(tx, before.id)).toMatchObject({ toDate: "2026-11-30", version: 2 });
    const kept = await rows<{ after: Record<string, unknown> }>(
      tx,
      sql`select after from history where company_id = ${companyId} and table_name = 'soa'
        and record_id = ${before.id}`,
    );
    const said = kept.map(({ after }) => after);
    expect(said).toContainEqual(
      expect.objectContaining({ soano: "SOA261100001", customer_id: customerId }),
    );
    expect(said).toContainEqual({ to_date: "2026-11-30" });
  }),
);

test(
  "its files follow its rights, stay when accounting has it, and go with it",
  story(async (tx) => {
    const id = await state(tx);
    const owner = { moduleName: "Accounting", folder: "Statement", objectId: id };
    const numbers = await askOwner(tx, actor, owner, "change");
    expect(numbers).toEqual({ billingNo: "SOA261100001", jobNo: chargedJob.jobNo });
    const bytes = Buffer.from("%PDF-1.7\n");
    await attachFiles(tx, actor, {
      owner,
      files: [{ name: "soa.pdf", mime: "application/pdf", bytes }],
      numbers,
    });
    const reader = castActor("documentation", { change: { acctSOA: { write: "Owner" } } });
    await askOwner(tx, reader, owner, "see");
    const refused = await refusal(askOwner(tx, reader, owner, "change"));
    expect(refused.code).toBe("access.forbidden");
    await change(tx, id, { syncStatus: "Synced" });
    expect((await refusal(askOwner(tx, actor, owner, "change"))).code).toBe("soa.synced");
    expect(await listFiles(tx, actor, owner)).toHaveLength(1);
    await deleteDocument(tx, actor, statementKind, id);
    expect(await listFiles(tx, actor, owner)).toEqual([]);
    expect((await list(tx)).totalItems).toBe(0);
  }),
);

test(
  "a line stands on one statement; the second is told which",
  story(async (tx) => {
    const { selling, buying } = await keyMainJobCharges(tx);
    const [first, second] = [await state(tx), await state(tx)];
    await claim(tx, first, selling);
    const taken = await refusal(claim(tx, second, selling.slice(1, 2)));
    expect([taken.code, taken.facts["documentNo"]]).toEqual(["charge.taken", "SOA261100001"]);
    expect((await refusal(claim(tx, second, buying.slice(0, 1)))).code).toBe("charge.wrongSide");
  }),
);

test(
  "what it makes owed is raised, and when that is cleared it is paid and closed",
  story(async (tx) => {
    const documentId = await state(tx);
    await raiseDues(tx, actor, [
      {
        documentId,
        officeId: actor.officeId,
        departmentId: actor.departmentId,
        groupId: actor.groupId,
        userCreated: actor.userId,
        side: "debit",
        kind: "trade",
        partnerId: customerId,
        agreementId: null,
        service: "SFE",
        saleManId: null,
        currencyId: "VND",
        excRateUsdToLocal: "25000",
        raisedOn: day,
        dueBase: "Invoice Date",
        paymentTerm: 30,
        confirmedOn: null,
        total: "1000000",
        totalVnd: "1000000",
        totalUsd: "40.00",
      },
    ]);
    expect((await read(tx, documentId)).paymentStatus).toBe("Unpaid");
    const { dues } = await lockDues(tx, actor, { documentIds: [documentId], side: "debit" });
    const receipt = await bareDocument(tx, actor, { kind: "receipt", number: "PT0001" });
    const worth = { amount: "1000000", amountVnd: "1000000", amountUsd: "40.00" };
    await clearDues(
      tx,
      actor,
      { documentId: receipt, day },
      dues.map((due) => ({ dueId: due.id, cause: "cleared" as const, ...worth })),
    );
    const paid = await read(tx, documentId);
    expect(paid.paymentStatus).toBe("Paid");
    expect(whyNot(statementKind, "update", paid)?.code).toBe("soa.paid");
  }),
);

test(
  "what it claims of lines is firm or not yet, and only that of a claim changes",
  story(async (tx) => {
    const { selling } = await keyMainJobCharges(tx);
    const documentId = await state(tx);
    const asked = { side: "debit", slot: "statement", documentId, isFirm: false } as const;
    await claimCharges(tx, actor, asked, selling);
    const isFirm = async () =>
      (await getCharges(tx, actor, { documentId })).map(
        (line) => claimOn(line, "debit", "statement")?.isFirm,
      );
    const all = (firm: boolean) => selling.map(() => firm);
    expect(await isFirm()).toEqual(all(false));
    const document = { slot: "statement", documentId } as const;
    expect(await confirmClaims(tx, actor, document, true)).toBe(selling.length);
    expect(await isFirm()).toEqual(all(true));
    expect(await confirmClaims(tx, actor, document, true)).toBe(0);
    expect(await confirmClaims(tx, actor, document, false)).toBe(selling.length);
    expect(await isFirm()).toEqual(all(false));
    const moved = run(tx, sql`update charge_claim set slot = 'sync' where slot = 'statement'`);
    await expect(moved).rejects.toThrow(/charge_claim_stays/);
  }),
);

/** A combined billing over these documents. */
async function combine(tx: Tx, no: string, ids: readonly string[], isFirm = true) {
  const id = newId();
  const { companyId: company, officeId, departmentId, groupId, userId } = actor;
  await insertDocument(tx, combineKind, {
    id,
    companyId: company,
    officeId,
    departmentId,
    groupId,
    userCreated: userId,
    userModified: userId,
    combineBillingNo: no,
    status: "New",
    partnerId: customerId,
  });
  await claimDocuments(tx, actor, { slot: "combine", documentId: id, isFirm }, ids);
  return id;
}

test(
  "a combined billing stands on notes and statements; a second is told which has them",
  story(async (tx) => {
    const { selling } = await keyMainJobCharges(tx);
    const note = await billNote(tx, selling);
    const statement = await state(tx);
    const id = await combine(tx, "CB26110001", [note.id, statement], false);
    const claims = await readDocumentClaims(tx, companyId, [note.id]);
    expect(claims).toEqual([
      {
        claimedId: note.id,
        slot: "combine",
        documentId: id,
        kind: "combine",
        documentNo: "CB26110001",
        isFirm: false,
      },
    ]);
    const taken = await refusal(combine(tx, "CB26110002", [statement]));
    expect([taken.code, taken.facts]).toMatchObject([
      "document.taken",
      { number: "SOA261100001", documentNo: "CB26110001" },
    ]);
    const standing = { slot: "combine", documentId: id } as const;
    expect(await confirmDocuments(tx, actor, standing, true)).toBe(2);
    expect((await readDocumentClaims(tx, companyId, [id])).map((each) => each.isFirm)).toEqual([
      true,
      true,
    ]);
    expect(await releaseDocuments(tx, actor, standing, [statement])).toBe(1);
    const again = await combine(tx, "CB26110003", [statement]);
    expect(await readDocumentClaims(tx, companyId, [again])).toHaveLength(1);
  }),
);

test(
  "a document that another stands on is not deleted; one that may not stand on it is refused",
  story(async (tx) => {
    const statement = await state(tx);
    const id = await combine(tx, "CB26110001", [statement]);
    const wrong = await refusal(
      claimDocuments(tx, actor, { slot: "ledger", documentId: id }, [statement]),
    );
    expect(wrong.code).toBe("document.wrongKind");
    const deleted = await refusal(deleteDocument(tx, actor, statementKind, statement));
    expect(deleted.code).toBe("document.held");
  }),
);

test("the history has the names that each kind declares", () =>
  rolledBack(database, async (tx) => {
    const declared = [
      advanceKind,
      unlockKind,
      workOrderKind,
      noteKind,
      invoiceKind,
      receiptKind,
      settlementKind,
      statementKind,
      combineKind,
      vendorPaymentKind,
    ].flatMap(({ kinds, table, names }) =>
      kinds.map((code) => ({
        code,
        tableName: table,
        number: names.number ? columnName(names.number) : null,
        state: names.state ? columnName(names.state) : null,
        partner: `${columnName(names.partner)}_id`,
        saleMan: names.saleMan ? "sale_man_id" : null,
      })),
    );
    const nameOf = (column: string) =>
      sql`case when names ? ${column} then names ->> ${column} else ${column} end`;
    const stored = await rows(
      tx,
      sql`select code, table_name, ${nameOf("number")} as number, ${nameOf("state")} as state,
          ${nameOf("partner_id")} as partner, ${nameOf("sale_man_id")} as sale_man
        from document_kind order by code`,
    );
    expect(stored).toEqual(declared.sort((a, b) => (a.code < b.code ? -1 : 1)));
  }));

test("PostgreSQL lets the same documents stand on each other as the rules do", () =>
  rolledBack(database, async (tx) => {
    const kinds = ["note", "soa", "invoice", "obhInvoice", "voucher", "receipt", "settlement"];
    const any = sql`unnest(${[...kinds, "advance", "combine"]}::text[])`;
    const stored = await rows<{ meeting: string }>(
      tx,
      sql`select concat_ws(' ', slot, kind, claimed) as meeting
        from unnest(${[...documentSlots]}::text[]) slot, ${any} kind, ${any} claimed
        where may_stand_on(slot, kind, claimed)`,
    );
    const declared = documentSlots.flatMap((slot) =>
      Object.keys(standsOn[slot]).flatMap((kind) =>
        claimableKinds(slot, kind).map((claimed) => `${slot} ${kind} ${claimed}`),
      ),
    );
    expect(stored.map((each) => each.meeting).sort()).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(5);
  }));

test(
  "the books recount it: nothing differs, and they find what is changed by hand",
  story(async (tx) => {
    const id = await state(tx);
    await claim(tx, id, (await keyMainJobCharges(tx)).selling);
    const broken = async () =>
      (await checkBooksIn(tx, companyId)).map(({ title, breaches }) => [title.en, ...breaches]);
    expect(await broken()).toEqual([]);
    await run(tx, sql`set local session_replication_role = replica`);
    await run(tx, sql`delete from soa where company_id = ${companyId} and id = ${id}`);
    await run(tx, sql`delete from history where company_id = ${companyId} and record_id = ${id}`);
    expect(await broken()).toEqual([
      ["every document has the row of its kind", "soa SOA261100001"],
      ["every document has the history of its making", "soa SOA261100001"],
    ]);
  }),
);

test("a document that was waited for is read as the other person left it", async () => {
  const id = await inTransaction(database, (tx) => state(tx));
  const { promise: isChanged, resolve: changed } = Promise.withResolvers<void>();
  const first = inTransaction(database, async (tx) => {
    await change(tx, id, { toDate: "2026-12-24" });
    changed();
    await pause(300);
  });
  await isChanged;
  const second = await inTransaction(database, (tx) => read(tx, id));
  await first;
  expect(second).toMatchObject({ toDate: "2026-12-24", version: 2 });
});

test(
  "a verb begins only with its right, and while nothing stands against it",
  story(async (tx) => {
    const id = await state(tx);
    const begin = (by: typeof actor) => beginVerb(tx, by, statementSource, { verb: "update", id });
    expect((await begin(actor)).id).toBe(id);
    const reader = castActor("documentation", { change: { acctSOA: { write: "Owner" } } });
    expect((await refusal(begin(reader))).code).toBe("access.forbidden");
    await change(tx, id, { syncStatus: "Synced" });
    expect((await refusal(begin(actor))).code).toBe("soa.synced");
  }),
);
