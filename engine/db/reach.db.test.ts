import { inReach, type Owned, reaches } from "@fairway/core/permission/permission.ts";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../tests/cast/actors.ts";
import { companyId, departments, groups, offices, people } from "../../tests/cast/people.ts";
import { within } from "./reach.ts";
import { testDatabase } from "./testDatabase.ts";
import { inTransaction, rows, run } from "./tx.ts";
import { insertRows, newId } from "./writeRows.ts";

const database = await testDatabase();

// All combinations of two companies, offices, departments (or none), groups and creators.
const otherCompany = newId();
const all = [companyId, otherCompany].flatMap((company) =>
  [offices.hcm, offices.hph].flatMap((officeId) =>
    [departments.documentationHcm, departments.salesHcm, null].flatMap((departmentId) =>
      [groups.documentationHcm, groups.documentationHcm2, null].flatMap((groupId) =>
        [people.documentation.id, people.sales.id].flatMap((userCreated) =>
          [people.documentation.id, null].map((personIncharge) => ({
            companyId: company,
            id: newId(),
            officeId,
            departmentId,
            groupId,
            userCreated,
            personIncharge,
          })),
        ),
      ),
    ),
  ),
);

// Every other row is sold in some unit, or in two.
const units = [
  { departmentId: departments.documentationHcm, groupId: groups.documentationHcm },
  { departmentId: departments.documentationHcm, groupId: groups.documentationHcm2 },
  { departmentId: departments.salesHcm, groupId: null },
  { departmentId: null, groupId: null },
];
const sales = new Map(
  all.flatMap(({ id }, at) => {
    const [one, other] = [units[at % 7], units[(at + 3) % 11]];
    return one ? [[id, other ? [one, other] : [one]] as const] : [];
  }),
);

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await run(
      tx,
      sql`create table reach_row (company_id uuid, id uuid, office_id uuid, department_id uuid,
        group_id uuid, user_created uuid, person_incharge uuid)`,
    );
    await insertRows(tx, "reach_row", all);
    await run(tx, sql`create table reach_sale (row_id uuid, department_id uuid, group_id uuid)`);
    await insertRows(
      tx,
      "reach_sale",
      all.flatMap(({ id }) => (sales.get(id) ?? []).map((unit) => ({ rowId: id, ...unit }))),
    );
  }),
);

describe("the rows of a list and the guard of a record are the same", () => {
  const places = {
    "in a group": {},
    "at the head of a department": { groupId: null },
    "on the board": { departmentId: null, groupId: null },
    "in the other office": { officeId: offices.hph },
  };
  for (const [where, place] of Object.entries(places)) {
    for (const inCharge of [false, true]) {
      test.each(reaches)(`${where}${inCharge ? ", in charge" : ""}: %s`, async (reach) => {
        const actor = castActor("documentation", {
          ...place,
          rights: {},
          change: { docSeaFCLExport: { list: reach } },
        });
        const salesIn = (level: RawBuilder<boolean>) =>
          sql<boolean>`exists (select from reach_sale l where l.row_id = r.id and ${level})`;
        const own = inCharge ? sql<boolean>`r.person_incharge = ${actor.userId}` : undefined;
        const listed = await inTransaction(database, (tx) =>
          rows<{ id: string }>(
            tx,
            sql`select r.id from reach_row r
              where ${within(actor, "docSeaFCLExport.list", "r", own ? { own, salesIn } : { salesIn })} order by r.id`,
          ),
        );
        const guarded = all.filter((row) => {
          const alsoOwners = inCharge ? [row.personIncharge] : [];
          const salesUnits = sales.get(row.id) ?? [];
          return inReach(reach, actor, { ...row, alsoOwners, salesUnits } satisfies Owned);
        });
        expect(listed.map((row) => row.id)).toEqual(guarded.map((row) => row.id).sort());
        if (reach !== "None") expect(guarded.length).toBeGreaterThan(0);
      });
    }
  }
});
