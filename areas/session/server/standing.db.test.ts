import { rightsFor, roles } from "@fairway/areas/access/model/rightsFor.ts";
import { setUserRights } from "@fairway/areas/access/server/createPerson.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { insertSession } from "./sessionTable.ts";
import { readStanding } from "./standing.ts";

const database = await castDatabase();
const within = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);

describe("the rights a person has in this moment", () => {
  test.each(roles)("of a role (%s) are kept and read back as they are", async (role) => {
    const { id } = people[role];
    await within(async (tx) => {
      await setUserRights(tx, { companyId, userId: id, officeId: offices.hcm, rights: role });
      const unit = { officeId: offices.hcm, departmentId: null, groupId: null };
      const session = { companyId, userId: id, ...unit, address: "", userAgent: "" };
      const sessionId = await insertSession(tx, { ...session, remembered: false });
      const standing = await readStanding(tx, { companyId, userId: id, ...unit, sessionId });
      const sorted = (rights: object) =>
        JSON.parse(JSON.stringify(rights), (key, value) =>
          key === "special" ? [...(value as string[])].sort() : value,
        );
      expect(sorted(standing?.rights ?? {})).toEqual(sorted(rightsFor(role)));
    });
  });

  test("are read once, again when they were changed, and never on a closed screen", async () => {
    await within(async (tx) => {
      const { id: userId } = people.sales;
      const unit = { officeId: offices.hcm, departmentId: null, groupId: null };
      const who = { companyId, userId, ...unit };
      const session = { ...who, address: "", userAgent: "", remembered: false };
      const sessionId = await insertSession(tx, session);
      const give = (role: "sales" | "accountant") =>
        setUserRights(tx, { companyId, userId, officeId: offices.hcm, rights: role });
      const screens = async () => {
        const before = statementCount(tx);
        const standing = await readStanding(tx, { ...who, sessionId });
        return {
          statements: statementCount(tx) - before,
          menus: Object.keys(standing?.rights ?? {}).sort(),
        };
      };
      const ofRole = (role: "sales" | "accountant") => Object.keys(rightsFor(role)).sort();
      await give("sales");
      expect(await screens()).toEqual({ statements: 2, menus: ofRole("sales") });
      expect(await screens()).toEqual({ statements: 1, menus: ofRole("sales") });
      await give("accountant");
      expect(await screens()).toEqual({ statements: 2, menus: ofRole("accountant") });
      await give("sales");
      await run(tx, sql`update menu set active = false where id = 'docSeaFCLExport'`);
      const left = ofRole("sales").filter((menuId) => menuId !== "docSeaFCLExport");
      expect(left.length).toBeLessThan(ofRole("sales").length);
      expect((await screens()).menus).toEqual(left);
      await run(tx, sql`update menu set active = true where id = 'docSeaFCLExport'`);
    });
  });

  test("belong to one office: elsewhere there are none", async () => {
    await within(async (tx) => {
      const unit = { officeId: offices.hph, departmentId: null, groupId: null };
      const who = { companyId, userId: people.sales.id, ...unit };
      const sessionId = await insertSession(tx, {
        ...who,
        address: "",
        userAgent: "",
        remembered: false,
      });
      expect(await readStanding(tx, { ...who, sessionId })).toMatchObject({
        rights: {},
        worksThere: false,
      });
    });
  });
});
