import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { counted, inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { claimableTypes, claimKinds, claimSides, claimSlots } from "../model/claimRules.ts";
import { lineTypes } from "../model/surcharge.ts";
import { claimCharges } from "./claimCharges.ts";
import { releaseCharges } from "./releaseCharges.ts";
import { refusal } from "../../../tests/cast/refusal.ts";

const database = await testDatabase();
const lan = castActor("documentation");

test("PostgreSQL lets the same slots, kinds, sides and line types meet as the rules do", () =>
  rolledBack(database, async (tx) => {
    const any = (values: readonly string[]) => sql`unnest(${[...values]}::text[])`;
    const stored = await rows<{ meeting: string }>(
      tx,
      sql`
        select concat_ws(' ', slot, kind, side, type) as meeting
        from ${any(claimSlots)} slot, ${any(claimKinds)} kind, ${any(claimSides)} side,
          ${any(lineTypes)} type
        where may_claim(slot, kind, side, type) order by 1`,
    );
    const declared = claimSlots.flatMap((slot) =>
      claimKinds.flatMap((kind) =>
        claimSides.flatMap((side) =>
          claimableTypes(slot, kind, side).map((type) => `${slot} ${kind} ${side} ${type}`),
        ),
      ),
    );
    expect(stored.map((each) => each.meeting)).toEqual(declared.sort());
    expect(declared.length).toBeGreaterThan(20);
  }));

test("PostgreSQL itself refuses a line that the kind of document may not take", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { buying } = await keyMainJobCharges(tx);
    const documentId = await bareDocument(tx, lan, { kind: "invoice", number: "0000001" });
    const wrong = run(
      tx,
      sql`insert into charge_claim (company_id, charge_id, side, slot, document_id)
        select ${lan.companyId}, id, 'debit', 'ledger', ${documentId}
        from unnest(${buying}::uuid[]) as id`,
    );
    await expect(wrong).rejects.toThrow(/charge_claim_meets/);
  }));

test("a note in a combined billing gains and loses no line", () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling } = await keyMainJobCharges(tx);
    const documentId = await bareDocument(tx, lan, { kind: "note", number: "CL-1" });
    const note = { side: "debit", slot: "note", documentId } as const;
    await claimCharges(tx, lan, note, selling.slice(0, 2));
    await run(
      tx,
      sql`insert into document_kind (code, table_name) values ('combine', 'document')
        on conflict do nothing`,
    );
    const billing = await bareDocument(tx, lan, { kind: "combine", number: "CB-1" });
    await insertRow(tx, "document_claim", {
      companyId: lan.companyId,
      claimedId: documentId,
      slot: "combine",
      documentId: billing,
    });
    const tried = async (verb: () => Promise<unknown>) => {
      await run(tx, sql`savepoint before_trying`);
      const refused = await refusal(verb());
      await run(tx, sql`rollback to savepoint before_trying`);
      return refused.code;
    };
    expect(await tried(() => claimCharges(tx, lan, note, selling.slice(2)))).toBe(
      "charge.combined",
    );
    expect(await tried(() => releaseCharges(tx, lan, note, selling.slice(0, 1)))).toBe(
      "charge.combined",
    );
    await run(tx, sql`delete from document_claim where company_id = ${lan.companyId}`);
    expect(await releaseCharges(tx, lan, note)).toBe(2);
  }));

/** Writes a job with charges, and a note that takes no line yet. */
async function writeLineAndNote(tx: Tx) {
  await writeChargedJob(tx);
  const { selling } = await keyMainJobCharges(tx);
  const [line = ""] = selling;
  return { line, noteId: await bareDocument(tx, lan, { kind: "note", number: "CL-1" }) };
}

const claim = (tx: Tx, noteId: string, line: string) =>
  run(
    tx,
    sql`insert into charge_claim (company_id, charge_id, side, slot, document_id)
      values (${lan.companyId}, ${line}, 'debit', 'note', ${noteId})`,
  );

const remove = (tx: Tx, line: string) =>
  run(tx, sql`delete from surcharge where company_id = ${lan.companyId} and id = ${line}`);

const noSuchLine = { code: "record.unknownReference" };
const claimed = { code: "record.inUse" };

test("PostgreSQL itself refuses a claim of no line, and keeps a claimed line and its key", async () => {
  const afterClaim = (work: (tx: Tx, made: { line: string; noteId: string }) => Promise<unknown>) =>
    rolledBack(database, async (tx) => {
      const made = await writeLineAndNote(tx);
      await claim(tx, made.noteId, made.line);
      await work(tx, made);
    });
  await expect(afterClaim((tx, { noteId }) => claim(tx, noteId, newId()))).rejects.toMatchObject(
    noSuchLine,
  );
  await expect(afterClaim((tx, { line }) => remove(tx, line))).rejects.toMatchObject(claimed);
  await expect(
    afterClaim((tx, { line }) =>
      run(tx, sql`update surcharge set id = ${newId()} where id = ${line}`),
    ),
  ).rejects.toMatchObject(claimed);
});

test("a claim and a deletion of one line at once: the second waits and is refused", async () => {
  const { line, noteId } = await inTransaction(database, writeLineAndNote);
  const second = async (
    first: (tx: Tx) => Promise<unknown>,
    then: (tx: Tx) => Promise<unknown>,
    end: "commit" | "rollback",
  ) => {
    const transaction = await database.kysely.startTransaction().execute();
    await first(counted(transaction));
    const waiting = Promise.allSettled([inTransaction(database, then)]);
    await expect
      .poll(() => rolledBack(database, waits), { interval: 20 })
      .toEqual([{ count: "1" }]);
    await transaction[end]().execute();
    const [outcome] = await waiting;
    return outcome;
  };
  const claims = (tx: Tx) => claim(tx, noteId, line);
  const removes = (tx: Tx) => remove(tx, line);
  expect(await second(removes, claims, "rollback")).toMatchObject({ status: "fulfilled" });
  await inTransaction(database, (tx) => run(tx, sql`delete from charge_claim`));
  expect(await second(claims, removes, "commit")).toMatchObject({ reason: claimed });
  await inTransaction(database, (tx) => run(tx, sql`delete from charge_claim`));
  expect(await second(removes, claims, "commit")).toMatchObject({ reason: noSuchLine });
});

const waits = (tx: Tx) =>
  rows(
    tx,
    sql`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
