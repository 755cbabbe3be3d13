import { readFileSync } from "node:fs";
import { specialsOf } from "@fairway/areas/access/model/specialActions.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { companyId } from "../../../tests/cast/people.ts";
import { seedCast } from "../../../tests/cast/seedCast.ts";

const database = await testDatabase();
const file = new URL("../../../db/migrations/0129_merge_partner_right.sql", import.meta.url);
const migration = readFileSync(file, "utf8");

/** Who may merge, by user and screen; the same for templates. */
async function merging(tx: Tx): Promise<string[]> {
  const found = await rows<{ who: string }>(
    tx,
    sql`select u.username || ' ' || x.menu_id as who
      from user_permission_special x
      join user_permission p on p.company_id = ${companyId} and p.id = x.user_permission_id
      join sys_user u on u.company_id = ${companyId} and u.id = p.user_id
      where x.company_id = ${companyId} and x.action_name = 'MergePartner' and x.is_allow
      union all
      select s.name || ' ' || x.menu_id
      from permission_sample_special x
      join permission_sample s on s.company_id = ${companyId} and s.id = x.permission_sample_id
      where x.company_id = ${companyId} and x.action_name = 'MergePartner' and x.is_allow
      order by 1`,
  );
  return found.map((each) => each.who);
}

describe("the right to merge partners in a company that was founded before", () => {
  test("is what a new company's templates give, for people and templates alike", () =>
    rolledBack(database, async (tx) => {
      await seedCast(tx);
      const founded = await merging(tx);
      expect(founded).toContain("administrator commercialCustomer");
      for (const table of ["user_permission_special", "permission_sample_special"]) {
        await run(
          tx,
          sql`delete from ${sql.table(table)}
            where company_id = ${companyId} and action_name = 'MergePartner'`,
        );
      }
      expect(await merging(tx)).toEqual([]);
      await run(tx, sql.raw(migration));
      expect(await merging(tx)).toEqual(founded);
      await run(tx, sql.raw(migration));
      expect(await merging(tx)).toEqual(founded);
    }));

  test("is not given to somebody whose rights on partners were narrowed", () =>
    rolledBack(database, async (tx) => {
      await seedCast(tx);
      const id = newId();
      await insertRows(tx, "permission_sample", [{ companyId, id, name: "Half" }]);
      const some = specialsOf("commercialAgent").filter(
        (name) => !["MergePartner", "ActiveContract"].includes(name),
      );
      await insertRows(
        tx,
        "permission_sample_special",
        some.map((actionName) => ({
          companyId,
          id: newId(),
          permissionSampleId: id,
          moduleId: "commercial",
          menuId: "commercialAgent",
          actionName,
          isAllow: true,
        })),
      );
      await run(tx, sql.raw(migration));
      expect(await merging(tx)).not.toContain("Half commercialAgent");
    }));
});
