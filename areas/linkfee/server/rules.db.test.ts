import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { linkFeeRule } from "../model/linkFeeRule.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import "./handlers.ts";
import { importRules } from "./importRules.ts";
import { addRule, updateRule } from "./saveRule.ts";

const database = await testDatabase();
const admin = castActor("administrator");

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await play(tx);
  });

const terms = {
  serviceSelling: "SFE",
  chargeSelling: job.oceanFreight,
  serviceBuying: "SFE",
  chargeBuying: job.boughtFreight,
  partnerBuying: job.carrier,
};
const rule = (ruleName: string, change: object = {}) => ({
  ruleName,
  ...terms,
  effectiveDate: "2026-01-01",
  status: true,
  ...change,
});
const cells = {
  serviceSelling: serviceNames.SFE.en,
  chargeSelling: "SS_OCF",
  serviceBuying: serviceNames.SFE.en,
  chargeBuying: "BS_OCF",
  partnerBuying: "S00001",
  status: "Yes",
};
const sheet = (...named: Readonly<Record<string, string>>[]) => ({
  rows: named.map((each, at) => ({ row: at + 2, cells: { ...cells, ...each } })),
});
const problems = async (work: Promise<unknown>) => {
  const { code, fields } = await refusal(work);
  return [code, ...fields.map((each) => `${each.field} ${each.code}`)];
};
const daysOf = (tx: Tx) =>
  rows<{ name: string; day: string }>(
    tx,
    sql`select rule_name as name, effective_date::text as day from link_fee_rule
      where company_id = ${companyId} order by rule_name`,
  );

test.each([
  [
    "a buying charge on the selling side",
    { chargeSelling: job.boughtFreight },
    "chargeSelling linkFee.notSelling",
  ],
  [
    "a selling charge on the buying side",
    { chargeBuying: job.oceanFreight },
    "chargeBuying linkFee.notBuying",
  ],
])("LF-2: %s is refused", (_, change, expected) =>
  story(async (tx) => {
    expect(await problems(addRule(tx, admin, rule("R1", change)))).toContain(expected);
  })(),
);

test(
  "LF-2: a charge of another service is refused on its side, one without a service is for all",
  story(async (tx) => {
    const serve = (chargeId: string, services: string[]) =>
      run(
        tx,
        sql`update charge set service_type_id = ${services}::text[]
          where company_id = ${companyId} and id = ${chargeId}`,
      );
    await serve(job.oceanFreight, ["AE"]);
    await serve(job.boughtFreight, []);
    expect(await problems(addRule(tx, admin, rule("R1")))).toContain(
      "chargeSelling linkFee.notSelling",
    );
  }),
);

test(
  "LF-3: a combination is one rule, also when it is saved at the same moment",
  story(async (tx) => {
    await addRule(tx, admin, rule("R1"));
    const other = rule("R2", { serviceBuying: "SLE" });
    const stored = {
      ...rule("R2"),
      companyId,
      id: newId(),
      userCreated: admin.userId,
      userModified: admin.userId,
    };
    await run(tx, sql`savepoint before`);
    const atOnce = await refusal(insertRows(tx, "link_fee_rule", [stored]));
    await run(tx, sql`rollback to savepoint before`);
    expect(atOnce.code).toBe("linkFee.sameNow");
    await run(
      tx,
      sql`update charge set service_type_id = '{}' where company_id = ${companyId}
        and id = ${job.boughtFreight}`,
    );
    const { data } = await addRule(tx, admin, other);
    const same = { ...rule("R2"), id: data.id, version: data.version };
    expect(["linkFee.sameNow", "ask.invalid"]).toContain(
      (await problems(updateRule(tx, admin, same)))[0],
    );
  }),
);

test(
  "LF-3: a sheet names the stored rule and the row of the same combination",
  story(async (tx) => {
    expect(
      await problems(importRules(tx, admin, sheet({ ruleName: "R1" }, { ruleName: "R2" }))),
    ).toEqual(["import.wrongRows", "rows.3.chargeSelling linkFee.sameInSheet"]);
    await addRule(tx, admin, rule("R1"));
    expect(await problems(importRules(tx, admin, sheet({ ruleName: "R2" })))).toEqual([
      "import.wrongRows",
      "rows.2.chargeSelling linkFee.sameRule",
    ]);
  }),
);

test(
  "LF-6: without a first day an existing rule keeps its own and a new one begins today",
  story(async (tx) => {
    await addRule(tx, admin, rule("R1"));
    await importRules(
      tx,
      admin,
      sheet(
        { ruleName: "r1", status: "No" },
        { ruleName: "R2", partnerBuying: "C00001", effectiveDate: "" },
      ),
    );
    await importRules(tx, admin, sheet({ ruleName: "R1", effectiveDate: "" }));
    expect(await daysOf(tx)).toEqual([
      { name: "R1", day: "2026-01-01" },
      { name: "R2", day: admin.today },
    ]);
  }),
);

test(
  "the template of rules has the codes of a real rule as its example",
  story(async (tx) => {
    const { bytes } = await importTemplate(tx, admin, linkFeeRule);
    const parts: Uint8Array[] = [];
    for await (const part of bytes as AsyncIterable<Uint8Array>) parts.push(part);
    const read = await readExcel(Buffer.concat(parts));
    const example = read.rows
      .map(({ cells: texts }) => texts)
      .find((texts) => texts.includes("S_TRUCK"));
    expect(example?.[0]).toBe("Example: Trucking of sea imports");
    expect(example).toEqual(expect.arrayContaining(["B_TRUCK", "0311900236"]));
  }),
);
