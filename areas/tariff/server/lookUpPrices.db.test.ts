import { charge as declaredCharge } from "@fairway/areas/catalogue/model/charge.ts";
import { unit as declaredUnit } from "@fairway/areas/catalogue/model/unit.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Reach } from "@fairway/core/permission/permission.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { tariffAsk } from "../model/lookup.ts";
import "./handlers.ts";
import { answerPrices, fittingLines, lookUpPrices } from "./lookUpPrices.ts";
import { addTariff } from "./saveTariff.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const charges = {} as Record<"seal" | "vgm" | "cfs" | "labels", string>;
let cont = "";

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeShippingGround(tx);
    for (const name of ["seal", "vgm", "cfs", "labels"] as const) {
      const code = `S_${name.toUpperCase()}`;
      const names = { code, chargeNameEn: code, chargeNameVn: code };
      const more = { ...names, type: "DEBIT", serviceTypeId: ["SFE", "CL"] };
      const resource = declaredCharge as unknown as Resource;
      charges[name] = (await createRecord(tx, administrator, resource, more)).id;
    }
    const unit = { code: "CONT", unitNameEn: "Cont", unitNameVn: "Cont", unitType: "Container" };
    cont = (await createRecord(tx, administrator, declaredUnit as unknown as Resource, unit)).id;
  }),
);

type Line = Record<string, unknown>;
const line = (charge: keyof typeof charges, more: Line): Line => ({
  chargeId: charges[charge],
  type: "Single",
  unitId: cont,
  currencyId: "USD",
  ...more,
});
let named = 0;
const tariff = async (tx: Tx, lines: Line[], more: Line = {}) => {
  named += 1;
  const head = {
    tariffName: `Tariff ${named}`,
    tariffType: "General",
    effectiveDate: "2026-01-01",
    expiredDate: "2026-12-31",
    applyOfficeId: offices.hcm,
    productService: "SFE",
  };
  return (await addTariff(tx, administrator, { ...head, ...more, lines })).data.id;
};
const boxes = {
  gw: "18250.5",
  cbm: "12.345",
  packages: "640",
  containers: [{ unitId: ground.hc40, quantity: "2" }],
};
const loose = { gw: "3250.5", cbm: "2.675", packages: "41" };
const look = async (tx: Tx, more: Line = {}, names = ["seal"] as (keyof typeof charges)[]) => {
  const found = await lookUpPrices(
    tx,
    administrator,
    tariffAsk.parse({
      type: "SELL",
      transactionType: "SFE",
      serviceDate: "2026-03-16",
      customerId: ground.customer,
      agentId: ground.agent,
      coloaderId: ground.carrier,
      pol: ground.saigon,
      pod: ground.rotterdam,
      goods: boxes,
      charges: names.map((name) => ({ chargeId: charges[name] })),
      ...more,
    }),
  );
  return found.map((each) => each && [each.quantity, each.unitPrice, each.amount].join(" "));
};
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
const seal = (unitPrice: string, more: Line = {}) =>
  line("seal", { rangeType: "Container", unitPrice, ...more });

const seals = async (tx: Tx) => {
  const vgm = { type: "Range", rangeType: "GW", currencyId: "VND" };
  await tariff(tx, [
    seal("9.5"),
    line("vgm", { ...vgm, unitPrice: "55.5", rangeTo: "5000" }),
    line("vgm", { ...vgm, unitPrice: "41.25", rangeFrom: "5000" }),
    line("cfs", { type: "Min-Max", rangeType: "CBM", unitPrice: "6.75", min: "30", max: "75" }),
    line("labels", {
      type: "Next Level",
      rangeType: "Package",
      currencyId: "VND",
      unitPrice: "250000",
      nextUnit: "25",
      nextUnitPrice: "40000",
    }),
  ]);
  await tariff(tx, [seal("8.8")], { tariffType: "Customer", customer: ground.customer });
};

test(
  "TF-9 to TF-12: prices of two bills are found with one statement",
  story(async (tx) => {
    await seals(tx);
    const names = ["seal", "vgm", "cfs", "labels"] as const;
    const before = statementCount(tx);
    expect(await look(tx, {}, [...names])).toEqual([
      "2 8.8 17.60",
      "18250.5 41.25 752833",
      "1 75 75.00",
      "1 1290000 1290000",
    ]);
    expect(statementCount(tx) - before).toBe(1);
    expect(await look(tx, { goods: loose }, [...names])).toEqual([
      null,
      "3250.5 55.5 180403",
      "1 30 30.00",
      "1 330000 330000",
    ]);
  }),
);

describe("TF-9: the tariff", () => {
  test(
    "is in force on the service date, of the office and of the service",
    story(async (tx) => {
      await tariff(tx, [seal("9.5")]);
      expect(await look(tx, { serviceDate: "2026-01-01" })).toEqual(["2 9.5 19.00"]);
      expect(await look(tx, { serviceDate: "2026-12-31" })).toEqual(["2 9.5 19.00"]);
      expect(await look(tx, { serviceDate: "2027-01-01" })).toEqual([null]);
      expect(await look(tx, { officeId: offices.hph })).toEqual([null]);
      expect(await look(tx, { transactionType: "SFI" })).toEqual([null]);
      await run(tx, sql`update tariff set status = false`);
      expect(await look(tx)).toEqual([null]);
    }),
  );
  test(
    "of a sold charge is the customer's, then the agent's, then a general one",
    story(async (tx) => {
      await tariff(tx, [seal("1")]);
      await tariff(tx, [seal("2")], { tariffType: "Agent", agentId: ground.agent });
      await tariff(tx, [seal("3")], { tariffType: "Customer", customer: ground.customer });
      await tariff(tx, [seal("4")], { tariffType: "Supplier", supplier: ground.carrier });
      const price = async (more: Line) => (await look(tx, more))[0]?.split(" ")[1];
      expect(await price({})).toBe("3");
      expect(await price({ type: "OBH" })).toBe("3");
      expect(await price({ customerId: ground.otherCustomer })).toBe("2");
      expect(await price({ customerId: ground.otherCustomer, agentId: null })).toBe("1");
    }),
  );
  test(
    "of a bought charge is the supplier's of the line or of the job, then a general one",
    story(async (tx) => {
      await tariff(tx, [seal("1")]);
      await tariff(tx, [seal("3")], { tariffType: "Customer", customer: ground.customer });
      await tariff(tx, [seal("4")], { tariffType: "Supplier", supplier: ground.carrier });
      await tariff(tx, [seal("5")], { tariffType: "Supplier", supplier: ground.agent });
      const price = async (more: Line) =>
        (await look(tx, { type: "BUY", ...more }))[0]?.split(" ")[1];
      expect(await price({})).toBe("4");
      expect(await price({ coloaderId: null })).toBe("1");
      expect(await price({ coloaderId: null, supplierId: ground.agent })).toBe("5");
      const typed = [{ chargeId: charges.seal, partnerId: ground.agent }];
      expect(await price({ charges: typed })).toBe("5");
    }),
  );
  test(
    "comes before the number of matched fields, and these before the newer tariff",
    story(async (tx) => {
      await tariff(
        tx,
        [
          seal("1"),
          seal("2", { pol: ground.saigon }),
          seal("3", { pol: ground.saigon, pod: ground.rotterdam }),
          seal("4", { pol: ground.haiphong, pod: ground.rotterdam, carrierId: ground.carrier }),
        ],
        { effectiveDate: "2026-01-01" },
      );
      await tariff(tx, [seal("9", { pod: ground.rotterdam })], {
        cargoType: "FCL",
        effectiveDate: "2026-03-01",
      });
      expect(await look(tx)).toEqual(["2 9 18.00"]);
      expect(await look(tx, { serviceDate: "2026-02-28" })).toEqual(["2 3 6.00"]);
      expect(await look(tx, { pod: ground.losAngeles })).toEqual(["2 2 4.00"]);
      expect(await look(tx, { pol: ground.haiphong })).toEqual(["2 4 8.00"]);
      expect(await look(tx, { pol: null, pod: null })).toEqual(["2 1 2.00"]);
      await tariff(tx, [seal("7")], { tariffType: "Customer", customer: ground.customer });
      expect(await look(tx)).toEqual(["2 7 14.00"]);
    }),
  );
  test(
    "of operations has a customs route and the kind of work",
    story(async (tx) => {
      const operations = { productService: "CL" };
      await tariff(
        tx,
        [seal("1"), seal("2", { useFor: "OPS", route: "Red" }), seal("3", { useFor: "Document" })],
        operations,
      );
      expect(await look(tx, { transactionType: "CL", route: "Red" })).toEqual(["2 2 4.00"]);
      expect(await look(tx, { transactionType: "CL", route: "Green" })).toEqual(["2 1 2.00"]);
      expect(await look(tx, { transactionType: "CL" })).toEqual(["2 1 2.00"]);
    }),
  );
});

test(
  "TF-10: a line in a size of container has a price for this size only",
  story(async (tx) => {
    await tariff(tx, [seal("100", { unitId: ground.dc20 }), seal("200", { unitId: ground.hc40 })]);
    expect(await look(tx)).toEqual(["2 200 400.00"]);
    const small = { containers: [{ unitId: ground.dc20, quantity: "3" }] };
    expect(await look(tx, { goods: small })).toEqual(["3 100 300.00"]);
  }),
);

test(
  "TF-16: 20 charges among 100,000 lines are read from indexes",
  story(async (tx) => {
    await manyLines(tx);
    const found = await rows<{ id: string }>(
      tx,
      sql`select id from charge where code like 'M%' order by code limit 20`,
    );
    const ask = tariffAsk.parse({
      type: "SELL",
      transactionType: "SFE",
      serviceDate: "2026-03-16",
      customerId: ground.customer,
      goods: boxes,
      charges: found.map(({ id }) => ({ chargeId: id })),
    });
    const plan = (
      await rows<Record<string, string>>(
        tx,
        sql`explain (analyze, buffers) ${fittingLines(administrator, ask)}`,
      )
    )
      .map((each) => Object.values(each)[0])
      .join("\n");
    expect(plan).not.toMatch(/Seq Scan on tariff_line/);
    expect(plan).toMatch(/Index Scan using tariff_line_by_charge/);
    const prices = await lookUpPrices(tx, administrator, ask);
    expect(prices.filter((each) => each !== null)).toHaveLength(20);
  }),
  120_000,
);

test(
  "TF-17: prices of the own office, and of another one where the right covers the company",
  story(async (tx) => {
    await tariff(tx, [line("seal", { unitPrice: "9.5" })]);
    const ask = tariffAsk.parse({
      type: "SELL",
      transactionType: "SFE",
      officeId: offices.hcm,
      serviceDate: "2026-03-16",
      goods: boxes,
      charges: [{ chargeId: charges.seal }],
    });
    const writing = (name: "documentation" | "documentationHph", write: Reach) =>
      castActor(name, { change: { docSeaFCLExport: { write } } });
    const forbidden = { entry: { status: 403 } };
    const answered = (actor: Actor) => answerPrices(tx, actor, ask);
    expect((await answered(writing("documentation", "Owner"))).lines).toHaveLength(1);
    expect((await answered(writing("documentationHph", "Company"))).lines).toHaveLength(1);
    const elsewhere = answered(writing("documentationHph", "Office"));
    await expect(elsewhere).rejects.toMatchObject(forbidden);
    const ofNoService = answered(writing("documentation", "None"));
    await expect(ofNoService).rejects.toMatchObject(forbidden);
  }),
);

/** 100 tariffs with 1,000 lines each: 100 charges to 10 ports. */
async function manyLines(tx: Tx): Promise<void> {
  await run(
    tx,
    sql`insert into place (company_id, id, place_type, code, name_en, name_vn, country_id)
    select ${companyId}::uuid, new_id(), 'Port', 'P' || n, 'Port ' || n, 'Port ' || n, 'VN'
    from generate_series(1, 10) n`,
  );
  await run(
    tx,
    sql`insert into charge (company_id, id, code, charge_name_en, charge_name_vn, type, service_type_id)
    select ${companyId}::uuid, new_id(), 'M' || lpad(n::text, 3, '0'), 'M' || n, 'M' || n, 'DEBIT', array['SFE']
    from generate_series(1, 100) n`,
  );
  await run(
    tx,
    sql`insert into partner (company_id, id, account_no, partner_type, short_name, partner_name_en, partner_name_vn, tax_code, partner_location, address_en, address_vn)
    select ${companyId}::uuid, new_id(), 'Q' || n, 'Customer', 'Q' || n, 'Q' || n, 'Q' || n, 'Q' || n, 'Domestic', 'x', 'x'
    from generate_series(1, 98) n`,
  );
  await run(
    tx,
    sql`insert into tariff (company_id, id, tariff_name, tariff_type, effective_date, expired_date, apply_office_id, product_service, customer, office_id)
    select ${companyId}::uuid, new_id(), 'M' || p.account_no, 'Customer', date '2026-01-01', date '2026-12-31', ${offices.hcm}::uuid, 'SFE', p.id, ${offices.hcm}::uuid
    from partner p where p.company_id = ${companyId} and (p.account_no like 'Q%' or p.id = ${ground.customer})
    union all select ${companyId}::uuid, new_id(), 'M', 'General', date '2026-01-01', date '2026-12-31', ${offices.hcm}::uuid, 'SFE', null, ${offices.hcm}::uuid`,
  );
  await run(
    tx,
    sql`insert into tariff_line (company_id, id, tariff_id, line_no, charge_id, pol, type, unit_price, unit_id, currency_id)
    select ${companyId}::uuid, new_id(), t.id, row_number() over (partition by t.id), c.id, case when p.code = 'P1' then null else p.id end, 'Single', 10, ${cont}::uuid, 'USD'
    from tariff t, charge c, place p
    where t.tariff_name like 'M%' and c.code like 'M%' and p.code like 'P%' and p.name_en like 'Port %'`,
  );
  await run(tx, sql`analyze tariff`);
  await run(tx, sql`analyze tariff_line`);
}
