import type { Actor } from "@fairway/core/permission/actor.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { readHistory } from "../history/readHistory.ts";
import {
  deleteParted,
  insertParted,
  insertPartedWith,
  type Parted,
  updateParted,
} from "./partedRows.ts";
import { rolledBack, testDatabase } from "./testDatabase.ts";
import { rows, statementCount, type Tx } from "./tx.ts";
import { newId } from "./writeRows.ts";

const database = await testDatabase();
const companyId = newId();
const [lan, minh] = [newId(), newId()];
const letter: Parted = { root: "letter", part: "sealed_letter", partFields: ["seal", "waxColour"] };

beforeAll(async () => {
  const history = (table: string) => `
    create trigger ${table}_a after insert on ${table} referencing new table as added
      for each statement execute function record_history('letter');
    create trigger ${table}_b after update on ${table} referencing old table as removed
      new table as added for each statement execute function record_history('letter');
    create trigger ${table}_c after delete on ${table} referencing old table as removed
      for each statement execute function record_history('letter');`;
  await database.pool.query(`
    create table letter (company_id uuid not null, id uuid not null, no text not null,
      weight numeric(9, 3), user_modified uuid, version integer not null default 1,
      constraint letter_pk primary key (company_id, id));
    create table sealed_letter (company_id uuid not null, id uuid not null, seal text not null,
      wax_colour text, user_modified uuid,
      constraint sealed_letter_pk primary key (company_id, id),
      constraint sealed_letter_of_letter_fk foreign key (company_id, id)
        references letter (company_id, id) on delete cascade);
    ${history("letter")} ${history("sealed_letter")}`);
});

const one = { companyId, id: newId(), no: "A", weight: "1.500", seal: "LION", userModified: lan };
const other = { ...one, id: newId(), no: "B", waxColour: "red" };
const key = { companyId, id: one.id, version: 1 };

const stored = (tx: Tx) =>
  rows(
    tx,
    sql`select r.no, r.weight, r.version, p.seal, p.wax_colour from letter r
      left join sealed_letter p on p.company_id = ${companyId} and p.id = r.id
      where r.company_id = ${companyId} order by r.no`,
  );

describe("a record in two tables", () => {
  test("is inserted with one statement, however many there are", () =>
    rolledBack(database, async (tx) => {
      const before = statementCount(tx);
      await insertParted(tx, letter, [one, other]);
      expect(statementCount(tx) - before).toBe(1);
      expect(await stored(tx)).toEqual([
        { no: "A", weight: "1.500", version: 1, seal: "LION", waxColour: null },
        { no: "B", weight: "1.500", version: 1, seal: "LION", waxColour: "red" },
      ]);
    }));

  test("is inserted with a field that the same statement computes", () =>
    rolledBack(database, async (tx) => {
      const { no: _, ...made } = other;
      const before = statementCount(tx);
      const no = sql<string>`upper(${"n-7"}::text)`;
      expect(await insertPartedWith(tx, letter, made, ["no", no])).toBe("N-7");
      expect(statementCount(tx) - before).toBe(1);
      expect(await stored(tx)).toEqual([
        { no: "N-7", weight: "1.500", version: 1, seal: "LION", waxColour: "red" },
      ]);
    }));

  test("has one version: that of its root", () =>
    rolledBack(database, async (tx) => {
      await insertParted(tx, letter, [one]);
      const changed = { waxColour: "blue", userModified: minh };
      expect(await updateParted(tx, letter, key, changed)).toBe(2);
      await expect(
        updateParted(tx, letter, key, { ...changed, seal: "BEAR" }),
      ).rejects.toMatchObject({ code: "record.conflict" });
      expect(await stored(tx)).toEqual([
        { no: "A", weight: "1.500", version: 2, seal: "LION", waxColour: "blue" },
      ]);
    }));

  test("has one history, in which one save is one change, even within one millisecond", () =>
    rolledBack(database, async (tx) => {
      await insertParted(tx, letter, [one]);
      await updateParted(tx, letter, key, { no: "C", seal: "BEAR", userModified: minh });
      await updateParted(tx, letter, { ...key, version: 2 }, { seal: "OWL", userModified: lan });
      await deleteParted(tx, letter, key, minh);
      await sql`alter table history disable trigger user`.execute(tx);
      await sql`
        with told as (select id, dense_rank() over (order by changed_at) as nth from history
          where company_id = ${companyId})
        update history h
          set changed_at = date_trunc('second', h.changed_at) + told.nth * interval '1 microsecond'
        from told where h.company_id = ${companyId} and h.id = told.id`.execute(tx);
      const actor = { companyId, language: "en", timeZone: "UTC" } as Actor;
      const label = (text: string) => ({ kind: "text", label: { en: text, vi: text } }) as const;
      const letterTable = {
        table: "letter",
        fields: { no: label("No"), seal: label("Seal") },
      };
      const told = await readHistory(tx, actor, letterTable, one);
      expect(
        told.map(({ action, changes }) => [action, ...changes.map((each) => each.now)]),
      ).toEqual([
        ["delete", "", ""],
        ["update", "OWL"],
        ["update", "C", "BEAR"],
        ["insert", "A", "LION"],
      ]);
      const olderThan = told[1]?.id;
      expect(await readHistory(tx, actor, letterTable, { ...one, olderThan })).toEqual(
        told.slice(2),
      );
      const by = await rows<{ changedBy: string }>(
        tx,
        sql`select distinct changed_by from history
          where company_id = ${companyId} and action = 'delete'`,
      );
      expect(by).toEqual([{ changedBy: minh }]);
    }));
});
