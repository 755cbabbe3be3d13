import { port } from "@fairway/areas/catalogue/model/port.ts";
import { bank } from "@fairway/areas/catalogue/model/bank.ts";
import { chartOfAccounts } from "@fairway/areas/catalogue/model/chartOfAccounts.ts";
import { charge } from "@fairway/areas/catalogue/model/charge.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { readValues } from "@fairway/core/resource/values.ts";
import { findPortId } from "@fairway/areas/catalogue/server/findPort.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { companyId, people } from "../../tests/cast/people.ts";
import { seedCast } from "../../tests/cast/seedCast.ts";
import { seedAddresses } from "./referenceAddresses.ts";
import { seedLists, seedReference } from "./reference.ts";

const database = await testDatabase();

const seeded = <T>(look: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await seedCast(tx);
    await seedReference(tx);
    await seedLists(tx, companyId, people.administrator.id);
    return look(tx);
  });

describe("the starting catalogue", () => {
  test("countries and currencies are filled once, however often it is requested", () =>
    seeded(async (tx) => {
      const count = () =>
        one<{ countries: string; currencies: string }>(
          tx,
          sql`select (select count(*) from country) as countries,
            (select count(*) from currency) as currencies`,
        );
      const before = await count();
      await seedReference(tx);
      expect(await count()).toEqual(before);
      expect(Number(before.countries)).toBeGreaterThan(240);
      const vietnam = await one(tx, sql`select name_en, name_vn from country where id = 'VN'`);
      expect(vietnam).toEqual({ nameEn: "Vietnam", nameVn: "Việt Nam" });
    }));

  test.each([
    ["CNSHA", "CNSGH"],
    ["CNTAO", "CNQIN"],
    ["CNNGB", "CNNBO"],
    ["CNXMN", "CNXAM"],
  ])("%s and %s are one port", (code, alias) =>
    seeded(async (tx) => {
      const id = await findPortId(tx, companyId, code);
      expect(id).not.toBeNull();
      expect(await findPortId(tx, companyId, alias)).toBe(id);
    }),
  );

  test("every port, unit and charge passes the checks its form would make", () =>
    seeded(async (tx) => {
      for (const each of [port, unit, charge, bank, chartOfAccounts] as unknown as Resource[]) {
        const found = await rows<Record<string, unknown>>(
          tx,
          sql`select * from ${sql.table(each.table)} where company_id = ${companyId}`,
        );
        const wrong = found.flatMap((row) =>
          readValues(each, row).problems.map((problem) => `${row["code"]} ${problem.field}`),
        );
        expect(wrong).toEqual([]);
      }
    }));

  test("there are more than eighty charges, sold and bought ones mapped to each other", () =>
    seeded(async (tx) => {
      const found = await rows<{ code: string; type: string; twin: string | null; lines: number }>(
        tx,
        sql`select c.code, c.type, o.code as twin,
            (select count(*)::int from charge_default_account a
              where a.company_id = c.company_id and a.charge_id = c.id) as lines
          from charge c
          left join charge o on o.company_id = c.company_id
            and o.id = coalesce(c.debit_charge, c.credit_charge)
          where c.company_id = ${companyId}`,
      );
      expect(found.length).toBeGreaterThan(80);
      expect(found.find((each) => each.code === "S_OF")?.twin).toBe("B_OF");
      expect(found.find((each) => each.code === "B_OF")?.twin).toBe("S_OF");
      expect(found.every((each) => each.lines === 1)).toBe(true);
    }));

  test("a 40HC is a 45G1", () =>
    seeded(async (tx) => {
      const hc = await one<{ isoCode: string }>(
        tx,
        sql`select iso_code from unit where company_id = ${companyId} and code = '40HC'`,
      );
      expect(hc.isoCode).toBe("45G1");
    }));

  test("Vietnam has its 34 provinces and 3,321 wards, each ward in its province", () =>
    seeded(async (tx) => {
      await seedAddresses(tx, companyId, people.administrator.id);
      const found = await one(
        tx,
        sql`select (select count(*)::int from city where company_id = ${companyId}) as provinces,
          (select count(*)::int from ward where company_id = ${companyId}) as wards,
          (select count(*)::int from ward_mapping m where not exists (select from ward w
            where w.company_id = ${companyId} and w.code = m.new_ward_code)) as lost`,
      );
      expect(found).toEqual({ provinces: 34, wards: 3321, lost: 0 });
      const ward = await one(
        tx,
        sql`select w.name_en, w.name_vn, c.name_en as city from ward w
          join city c on c.company_id = w.company_id and c.id = w.city_id
          where w.company_id = ${companyId} and w.code = '26882'`,
      );
      expect(ward).toEqual({
        nameEn: "An Hoi Tay Ward",
        nameVn: "Phường An Hội Tây",
        city: "Ho Chi Minh City",
      });
    }));
});
