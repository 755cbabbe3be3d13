import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { seat } from "../../../tests/cast/seated.ts";
import { deleteNote } from "./deleteNote.ts";
import { noteHistory } from "./noteHistory.ts";
import { rejectNote } from "./rejectNote.ts";
import { checkNoteSynced, sendNotes } from "./sendNotes.ts";
import { readNote } from "./shownNote.ts";
import { updateNote } from "./updateNote.ts";
import { noteRules } from "./noteBooks.ts";

const database = await testDatabase();
const { carrier, jobId } = chargedJob;
const clerk = castActor("documentation", { rights: rightsFor("documentation") });
const accountant = castActor("accountant", { rights: rightsFor("accountant") });
const reasonReject = "Above what was agreed";

function story(work: (tx: Tx, charges: MainJobCharges) => Promise<void>) {
  return () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await seat(tx, ["documentation", "accountant"]);
      await work(tx, await keyMainJobCharges(tx));
    });
}

const creditNote = (tx: Tx, chargeIds: string[]) =>
  billNote(tx, chargeIds, { type: "CREDIT", partnerId: carrier }, clerk);
const send = (tx: Tx, ...noteIds: string[]) => sendNotes(tx, clerk, { noteIds });
const reject = async (tx: Tx, id: string, actor = accountant) => {
  const { version } = await readNote(tx, companyId, id);
  return rejectNote(tx, actor, { id, version, reasonReject });
};
const told = (tx: Tx, userId: string) =>
  rows<{ kind: string; number: string; address: string }>(
    tx,
    sql`select kind, number, address from hand_over where company_id = ${companyId}
      and user_id = ${userId} and kind in ('noteSent', 'noteRejected') order by kind`,
  );

describe("sending notes to accounting", () => {
  test(
    "accounting holds the lines, the note closes and the accountants are told",
    story(async (tx, { buying }) => {
      const note = await creditNote(tx, buying);
      expect(note.may).toEqual(expect.arrayContaining(["send", "update", "delete"]));
      const { data } = await send(tx, note.id);
      expect(data[0]).toMatchObject({ syncStatus: "Synced", reasonReject: null, status: "New" });
      expect(data[0]?.lastSyncDate).toBeTruthy();
      expect(data[0]?.may).not.toContain("update");
      expect(data[0]?.may).not.toContain("send");
      expect(await checkNoteSynced(tx, clerk, { id: note.id })).toBe(true);
      const lines = await getCharges(tx, clerk, { documentId: note.id });
      for (const { claims } of lines) {
        expect(claims.map((each) => each.slot).sort()).toEqual(["note", "sync"]);
      }
      expect(await told(tx, people.accountant.id)).toEqual([
        expect.objectContaining({ kind: "noteSent", number: note.code }),
      ]);
      await expect(send(tx, note.id)).rejects.toThrow("cdNote.synced");
      await expect(deleteNote(tx, accountant, { cdNoteId: note.id })).rejects.toThrow(
        "cdNote.synced",
      );
      const asked = { id: note.id, version: data[0]?.version ?? 0, chargeIds: buying };
      await expect(
        updateNote(tx, accountant, { ...asked, exchangeDate: null, note: "x", flexId: null }),
      ).rejects.toThrow("cdNote.synced");
    }),
  );

  test(
    "a note whose line is on an invoice, or whose partner pays in advance, is not sent",
    story(async (tx, { selling, onBehalf }) => {
      const note = await billNote(tx, selling, {}, clerk);
      await billInvoice(tx, selling.slice(0, 1));
      await expect(send(tx, note.id)).rejects.toThrow("cdNote.invoiced");
      const prepaid = await billNote(tx, onBehalf, {}, clerk);
      await run(
        tx,
        sql`update cd_note set is_prepaid = true
          where company_id = ${companyId} and id = ${prepaid.id}`,
      );
      await expect(send(tx, prepaid.id)).rejects.toThrow("cdNote.waitsForMoney");
    }),
  );

  test(
    "of several notes all are sent or none",
    story(async (tx, { buying, selling }) => {
      const credit = await creditNote(tx, buying);
      const debit = await billNote(tx, selling, {}, clerk);
      const { data } = await send(tx, credit.id, debit.id);
      expect(data.map((each) => each.syncStatus)).toEqual(["Synced", "Synced"]);
      await expect(send(tx, credit.id, jobId)).rejects.toThrow("record.notFound");
    }),
  );

  test(
    "one note and fifty are sent with the same statements, at most twelve; one that is not sent takes the others back",
    story(async (tx) => {
      const linesOf = (type: "SELL" | "BUY") =>
        Array.from({ length: 23 }, (_, at) => plainLine(type, `${at + 1}000`));
      const ids: string[] = [];
      for (const line of await key(tx, "SELL", linesOf("SELL")))
        ids.push((await billNote(tx, [line], {}, clerk)).id);
      for (const line of await key(tx, "BUY", linesOf("BUY")))
        ids.push((await creditNote(tx, [line])).id);
      // Later notes have later ids, so the second one is begun before the others.
      const [first, second, ...others] = ids as [string, string, ...string[]];
      const taken = async (noteIds: readonly string[]) => {
        const before = statementCount(tx);
        const { data } = await send(tx, ...noteIds);
        expect(data).toHaveLength(noteIds.length);
        expect(new Set(data.map((each) => each.syncStatus))).toEqual(new Set(["Synced"]));
        return statementCount(tx) - before;
      };
      const forOne = await taken([first]);
      expect(forOne).toBeLessThanOrEqual(12);
      expect(await taken(others)).toBe(forOne);
      // Each note has its own claim and its own entry of the history, and is told once.
      const { held } = await one<{ held: string }>(
        tx,
        sql`select count(*) as held from charge_claim k
          join charge_claim n on n.company_id = k.company_id and n.charge_id = k.charge_id
            and n.side = k.side and n.slot = 'note' and n.document_id = k.document_id
          where k.company_id = ${companyId} and k.slot = 'sync'`,
      );
      expect(Number(held)).toBe(ids.length - 1);
      expect(await told(tx, people.accountant.id)).toHaveLength(ids.length - 1);
      const [latest] = await noteHistory(tx, accountant, { id: others[0] ?? "" });
      expect(latest?.changes.map((each) => each.field)).toContain("syncStatus");
      // The note that comes first is good, the one after it is sent already.
      const before = await readNote(tx, companyId, second);
      await expect(send(tx, second, others[0] ?? "")).rejects.toThrow("cdNote.synced");
      expect(await readNote(tx, companyId, second)).toEqual(before);
    }),
  );

  test(
    "a sent debit note is invoiced; the accountants wait for it no longer",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling, {}, clerk);
      await send(tx, note.id);
      expect(await told(tx, people.accountant.id)).toHaveLength(1);
      await billInvoice(tx, selling);
      expect(await told(tx, people.accountant.id)).toEqual([]);
    }),
  );
});

describe("rejecting a note", () => {
  test(
    "its lines are free of accounting, its author is told where it is, and it is sent again under its number",
    story(async (tx, { buying }) => {
      const note = await creditNote(tx, buying);
      await send(tx, note.id);
      const before = await getCharges(tx, clerk, { documentId: note.id });
      const { data } = await reject(tx, note.id);
      expect(data).toMatchObject({ syncStatus: "Rejected", reasonReject, code: note.code });
      const after = await getCharges(tx, clerk, { documentId: note.id });
      // The note still values its lines: nothing was written to them.
      expect(after.map((each) => each.version)).toEqual(before.map((each) => each.version));
      expect(after.flatMap(({ claims }) => claims.map((each) => each.slot))).not.toContain("sync");
      expect(await told(tx, people.accountant.id)).toEqual([]);
      expect(await told(tx, people.documentation.id)).toEqual([
        expect.objectContaining({
          kind: "noteRejected",
          address: expect.stringContaining(`note=${note.code}&job=${jobId}`),
        }),
      ]);
      const { data: sent } = await send(tx, note.id);
      expect(sent[0]).toMatchObject({ code: note.code, syncStatus: "Synced", reasonReject: null });
      expect(await told(tx, people.documentation.id)).toEqual([]);
      const history = await noteHistory(tx, accountant, { id: note.id });
      const synced = history.flatMap(({ changes }) =>
        changes.filter((each) => each.field === "syncStatus"),
      );
      expect(synced).toHaveLength(3);
    }),
  );

  test(
    "a debit note comes back, is corrected and sent again; one that is invoiced stays",
    story(async (tx, { selling }) => {
      const note = await billNote(tx, selling, {}, clerk);
      await send(tx, note.id);
      const { data: back } = await reject(tx, note.id);
      expect(back).toMatchObject({ syncStatus: "Rejected", reasonReject, code: note.code });
      expect(await told(tx, people.documentation.id)).toHaveLength(1);
      const mine = await readNote(tx, companyId, note.id);
      const text = { note: "As agreed", flexId: null };
      const chargeIds = selling.slice(1);
      const { id, version } = mine;
      const changed = await updateNote(tx, clerk, { id, version, chargeIds, ...text });
      expect(changed.data.chargeCount).toBe(chargeIds.length);
      const { data: again } = await send(tx, note.id);
      expect(again[0]).toMatchObject({ code: note.code, syncStatus: "Synced", reasonReject: null });
      await billInvoice(tx, chargeIds);
      await expect(reject(tx, note.id)).rejects.toThrow("cdNote.invoiced");
    }),
  );

  test(
    "only a note that accounting has, by users with the right, from its present version",
    story(async (tx, { buying }) => {
      const note = await creditNote(tx, buying);
      await expect(reject(tx, note.id)).rejects.toThrow("cdNote.notSent");
      await send(tx, note.id);
      await expect(reject(tx, note.id, clerk)).rejects.toThrow("access.forbidden");
      const stale = { id: note.id, version: note.version, reasonReject };
      const refused = await refusal(rejectNote(tx, accountant, stale));
      expect(refused.code).toBe("record.conflict");
    }),
  );
});

test(
  "the books compare what accounting has with the lines that it holds",
  story(async (tx, { buying }) => {
    const note = await creditNote(tx, buying);
    await send(tx, note.id);
    const breaches = async () => {
      const found: unknown[] = [];
      for (const rule of noteRules)
        found.push(...(await rows(tx, await rule.breaches(companyId, tx))));
      return found;
    };
    expect(await breaches()).toEqual([]);
    await run(
      tx,
      sql`delete from charge_claim where company_id = ${companyId} and slot = 'sync'
        and document_id = ${note.id}`,
    );
    expect(await breaches()).toHaveLength(1);
  }),
);
