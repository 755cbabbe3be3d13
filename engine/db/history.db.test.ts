import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { rolledBack, testDatabase } from "./testDatabase.ts";
import { one, rows, run, type Tx } from "./tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "./writeRows.ts";

const database = await testDatabase();
const companyId = newId();
const [first, second, third, fourth] = [newId(), newId(), newId(), newId()];

beforeAll(async () => {
  await database.pool.query(`
    create table crate (
      company_id uuid not null, id uuid not null, version integer not null default 1,
      code text not null, weight numeric(9, 3), marks text[], crate_id uuid, user_modified text,
      datetime_modified timestamptz not null default now(),
      primary key (company_id, id), unique (company_id, code),
      foreign key (company_id, crate_id) references crate (company_id, id) on delete cascade
    );
    create table pallet (like crate including all,
      foreign key (company_id, crate_id) references pallet (company_id, id) on delete cascade);
    create trigger crate_history after insert or update or delete on crate
      for each row execute function record_history('crate');
    create trigger pallet_history after insert on pallet referencing new table as added
      for each statement execute function record_history('pallet');
    create trigger pallet_history_of_change after update on pallet
      referencing old table as removed new table as added
      for each statement execute function record_history('pallet');
    create trigger pallet_history_of_end after delete on pallet referencing old table as removed
      for each statement execute function record_history('pallet');
    create table barrel (like crate including all,
      foreign key (company_id, crate_id) references barrel (company_id, id) on delete cascade);
    create trigger barrel_history after insert on barrel referencing new table as added
      for each statement execute function record_history('barrel');
    create trigger barrel_history_of_end after delete on barrel referencing old table as removed
      for each statement execute function record_history('barrel');
    call keep_changes_by_column('barrel')`);
});

/** Three rows: inserted, updated, overwritten, updated without a change, deleted with their children. */
async function live(tx: Tx, table: string): Promise<void> {
  const made = [
    { id: first, code: "A", weight: "1.5", marks: ["N/M"], crateId: null },
    { id: second, code: "B", weight: null, marks: null, crateId: first },
    { id: third, code: "C", weight: "0", marks: [], crateId: null },
  ];
  const byLan = { companyId, userModified: "lan" };
  await insertRows(
    tx,
    table,
    made.map((row) => ({ ...row, ...byLan })),
  );
  await run(tx, sql`select set_config('fairway.acted_by', 'admin', true)`);
  await updateRows(tx, table, companyId, [
    { id: first, weight: "2", marks: null, version: 2, userModified: "huong" },
    { id: third, weight: "0.000", marks: [], version: 2, userModified: "huong" },
  ]);
  await run(
    tx,
    sql`insert into ${sql.table(table)} (company_id, id, code, user_modified)
      values (${companyId}, ${newId()}, 'B', 'nam'), (${companyId}, ${fourth}, 'D', 'nam')
      on conflict (company_id, code) do update set weight = 7, user_modified = excluded.user_modified`,
  );
  await run(tx, sql`select set_config('fairway.acted_by', '', true)`);
  await deleteRows(tx, table, companyId, [first], "lan");
  await deleteRows(tx, table, companyId, [newId()]);
}

const history = (tx: Tx, table: string) =>
  rows<{ action: string }>(
    tx,
    sql`select record_id, action, changed_by, acted_by, before, after from history
      where company_id = ${companyId} and table_name = ${table}
      order by record_id, action, after::text, before::text`,
  );

test("history by statement, and by column, says the same as history by row", () =>
  rolledBack(database, async (tx) => {
    await live(tx, "crate");
    await live(tx, "pallet");
    const byRow = await history(tx, "crate");
    await live(tx, "barrel");
    expect(await history(tx, "pallet")).toEqual(byRow);
    expect(await history(tx, "barrel")).toEqual(byRow);
    expect(byRow.map((each) => each.action).toSorted()).toEqual([
      "delete",
      "delete",
      ...Array(4).fill("insert"),
      "update",
      "update",
    ]);
  }));

test.each(["pallet", "barrel"])(
  "what did not change is not said, what became empty is: %s",
  (table) =>
    rolledBack(database, async (tx) => {
      await insertRows(tx, table, [
        { companyId, id: first, code: "A", weight: "1.5", marks: ["N/M"], userModified: "lan" },
      ]);
      await updateRows(tx, table, companyId, [
        { id: first, code: "A", weight: null, marks: ["N/M"], userModified: "nam" },
      ]);
      const said = sql`select changed_by, before, after from history
      where company_id = ${companyId} and record_id = ${first} and action = 'update'`;
      expect(await one(tx, said)).toEqual({
        changedBy: "nam",
        before: { weight: 1.5 },
        after: { weight: null },
      });
    }),
);

// Joined one by one, 400,000,000 pairs would be compared, which outlasts the limit.
const limit = { timeout: 40_000 };
test("20,000 rows changed at once after one alone are joined by hash", limit, () =>
  rolledBack(database, async (tx) => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({
      companyId,
      id: newId(),
      code: String(at),
    }));
    await insertRows(tx, "pallet", many);
    const change = (ids: string[], weight: string) =>
      updateRows(
        tx,
        "pallet",
        companyId,
        ids.map((id) => ({ id, weight })),
      );
    await change([many[0]?.id ?? ""], "1");
    await change(
      many.map((each) => each.id),
      "2",
    );
    const { count } = await one<{ count: string }>(
      tx,
      sql`select count(*) from history where company_id = ${companyId} and action = 'update'`,
    );
    expect(Number(count)).toBe(20_001);
  }),
);
