import { readExposures } from "@fairway/areas/agreement/server/exposures.ts";
import { deleteCharges } from "@fairway/areas/charge/server/deleteCharges.ts";
import { foldOpenSums, openSumRule } from "@fairway/areas/due/server/openSums.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billInvoice, cancelBilled, receive, takeBack } from "../../../tests/cast/billing.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key, keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { getCreditFigures } from "@fairway/areas/balance/server/getCreditFigures.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const { customer, jobId, bill, otherBill } = chargedJob;

const play = <T>(story: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    return story(tx);
  });

async function agreed(tx: Tx, more: Parameters<typeof agree>[2] = {}) {
  const id = await agree(tx, customer, { creditLimit: "100000000", ...more });
  await activate(tx, id);
  return id;
}

async function exposure(tx: Tx, id: string) {
  const found = (await readExposures(tx, administrator, [id])).get(id);
  if (!found) throw new Error("the agreement is not active");
  return found;
}

const breaches = async (tx: Tx) => rows(tx, (await openSumRule.breaches(companyId, tx)) as never);

test("all unbilled lines and open items count, in one statement", () =>
  play(async (tx) => {
    const id = await agreed(tx);
    expect((await exposure(tx, id)).amount).toBe("0");
    const { selling } = await keyMainJobCharges(tx);
    await run(
      tx,
      sql`update shipment set service_date = '2026-01-15' where company_id = ${companyId}`,
    );
    const debt = async () =>
      (await getCreditFigures(tx, administrator, { argeementId: id })).debitAmount;
    expect((await exposure(tx, id)).amount).toBe(await debt());
    const invoice = await billInvoice(tx, selling);
    await receive(tx, "5000000", [invoice.id]);
    expect((await exposure(tx, id)).amount).toBe(await debt());
    const { started } = { started: statementCount(tx) };
    await exposure(tx, id);
    expect(statementCount(tx) - started).toBe(1);
  }));

test("a line of a later service day is owed already", () =>
  play(async (tx) => {
    const id = await agreed(tx);
    await run(
      tx,
      sql`update shipment set service_date = '2999-01-01' where company_id = ${companyId}`,
    );
    await key(tx, "SELL", [plainLine("SELL", "1000000")]);
    expect((await exposure(tx, id)).amount).toBe("2160000");
  }));

test("an advance under the agreement lowers it", () =>
  play(async (tx) => {
    const id = await agreed(tx);
    await key(tx, "SELL", [plainLine("SELL", "1000000")]);
    await receive(tx, "160000", [], { class: "Advance", agreementId: id });
    expect(await exposure(tx, id)).toMatchObject({ amount: "2000000", rate: "2.00" });
  }));

test.each([
  ["above its rate", { creditLimit: "1799999", creditLimitRate: "120" }, true],
  ["at its rate", { creditLimit: "1800000", creditLimitRate: "120" }, false],
  ["above a rate of its own", { creditLimit: "2000000", creditLimitRate: "100" }, true],
  ["without a limit", { creditLimit: "0" }, false],
  ["unlimited", { creditLimit: "1", creditUnlimited: true }, false],
])("an agreement %s is over its limit or not", (_, terms, isOver) =>
  play(async (tx) => {
    const id = await agreed(tx, terms);
    await key(tx, "SELL", [plainLine("SELL", "1000000")]);
    expect((await exposure(tx, id)).isOverLimit).toBe(isOver);
  }),
);

test("guarantees of a salesman with a limit count together", () =>
  play(async (tx) => {
    const id = await agreed(tx, { contractType: "Guarantee", creditLimit: "100000000" });
    await key(tx, "SELL", [plainLine("SELL", "1000000")]);
    expect((await exposure(tx, id)).isOverLimit).toBe(false);
    await run(
      tx,
      sql`update sys_user set credit_limit = 1800000 where company_id = ${companyId}
        and id = ${people.sales.id}`,
    );
    expect(await exposure(tx, id)).toMatchObject({ rate: "120.00", isOverLimit: true });
  }));

test("a branch under a parent contract counts for its parent", () =>
  play(async (tx) => {
    await key(tx, "SELL", [plainLine("SELL", "1000000")]);
    await run(
      tx,
      sql`update partner set parent_id = ${chargedJob.carrier}
        where company_id = ${companyId} and id = ${customer}`,
    );
    await agreed(tx, { contractType: "Parent Contract", creditLimit: null });
    const parent = await agree(tx, chargedJob.carrier, { creditLimit: "2160000" });
    await activate(tx, parent);
    expect((await exposure(tx, parent)).rate).toBe("100.00");
  }));

test("what is late is marked: own lines after thirty days, on-behalf lines at once", () =>
  play(async (tx) => {
    const id = await agreed(tx, { paymentTerm: 10, paymentTermObh: 10 });
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    await billInvoice(tx, selling, { date: "2026-11-20" });
    await billInvoice(tx, onBehalf, { type: "InvoiceTemp", date: "2026-11-20" });
    const on = async (today: string) => {
      const actor = { ...administrator, today };
      return (await readExposures(tx, actor, [id])).get(id);
    };
    expect(await on("2026-11-30")).toMatchObject({ isOverDue: false, isOverDueObh: false });
    expect(await on("2026-12-01")).toMatchObject({ isOverDueObh: true, daysOverdueObh: 1 });
    expect(await on("2026-12-30")).toMatchObject({ isOverDue: false, daysOverdue: 30 });
    expect(await on("2026-12-31")).toMatchObject({ isOverDue: true, isExpired: false });
  }));

/** The commands of the property: each changes what customers owe, or leaves it as it is. */
const command = fc.oneof(
  fc.record({
    do: fc.constant("key" as const),
    bill: fc.constantFrom(bill, otherBill),
    price: fc.integer({ min: 1, max: 9_000_000 }),
    currency: fc.constantFrom("VND", "USD", "EUR", "JPY"),
  }),
  fc.record({ do: fc.constant("onBehalf" as const), price: fc.integer({ min: 1, max: 900_000 }) }),
  fc.record({ do: fc.constant("delete" as const), at: fc.nat(20) }),
  fc.record({
    do: fc.constant("invoice" as const),
    at: fc.nat(20),
    many: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant("unbill" as const), at: fc.nat(5) }),
  fc.record({ do: fc.constant("pay" as const), at: fc.nat(5) }),
  fc.record({ do: fc.constant("bounce" as const), at: fc.nat(5) }),
  fc.record({
    do: fc.constant("sell" as const),
    bill: fc.constantFrom(bill, otherBill),
    by: fc.constantFrom(people.sales.id, people.manager.id, null),
  }),
  fc.record({ do: fc.constant("cancel" as const), is: fc.boolean() }),
  fc.record({ do: fc.constant("place" as const), service: fc.constantFrom("SFE", "SFI") }),
  fc.record({ do: fc.constant("worth" as const), usd: fc.boolean() }),
  fc.record({ do: fc.constant("fold" as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

async function obey(tx: Tx, each: Command, known: { invoices: string[]; receipts: string[] }) {
  const free = await rows<{ id: string; type: string }>(
    tx,
    sql`select c.id, c.type from surcharge c where c.company_id = ${companyId} and c.hblid = ${bill}
      and c.payment_object_id = ${customer} and c.type <> 'BUY' and not exists (
        select from charge_claim k where k.company_id = ${companyId} and k.charge_id = c.id)
      order by c.id`,
  );
  const ids = free.map((line) => line.id);
  if (each.do === "key") {
    const line = { ...plainLine("SELL", String(each.price)), currencyId: each.currency };
    if (each.currency !== "JPY") await key(tx, "SELL", [line], each.bill);
  } else if (each.do === "onBehalf") {
    const line = { ...plainLine("SELL", String(each.price)), payerId: chargedJob.port };
    await key(tx, "OBH", [{ ...line, chargeId: chargedJob.portFee }]);
  } else if (each.do === "delete" && ids.length > 0) {
    await deleteCharges(tx, administrator, { ids: [ids[each.at % ids.length] as string] });
  } else if (each.do === "invoice") {
    const selling = free.filter((line) => line.type === "SELL").slice(0, each.many);
    if (selling.length === 0) return;
    known.invoices.push(
      (
        await billInvoice(
          tx,
          selling.map((line) => line.id),
        )
      ).id,
    );
  } else if (each.do === "unbill") {
    const id = known.invoices[each.at];
    if (id) await cancelBilled(tx, administrator, id);
    known.invoices = known.invoices.filter((one) => one !== id);
  } else if (each.do === "pay") {
    const id = known.invoices[each.at];
    if (id) known.receipts.push((await receive(tx, "1", [id])).id);
  } else if (each.do === "bounce") {
    const id = known.receipts.pop();
    if (id) await takeBack(tx, id);
  } else if (each.do === "sell") {
    await run(
      tx,
      sql`update house_bill set sale_man_id = ${each.by}
        where company_id = ${companyId} and id = ${each.bill}`,
    );
  } else if (each.do === "cancel") {
    const state = each.is ? "Canceled" : "Processing";
    await run(
      tx,
      sql`update shipment set current_status = ${state},
          canceled_at = case when ${each.is} then now() end
        where company_id = ${companyId} and id = ${jobId}`,
    );
  } else if (each.do === "place") {
    await run(
      tx,
      sql`update shipment set transaction_type = ${each.service}
        where company_id = ${companyId} and id = ${jobId}`,
    );
  } else if (each.do === "worth") {
    await run(
      tx,
      sql`update surcharge set notes = coalesce(notes, '') || 'x' where company_id = ${companyId}`,
    );
  } else if (each.do === "fold") await foldOpenSums(tx, companyId);
}

test("the kept sums are what the lines add up to, after any commands", async () => {
  const { numRuns } = { numRuns: Number(process.env["FAIRWAY_RUNS"] ?? 25) };
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 3, maxLength: 18 }), (commands) =>
      play(async (tx) => {
        const known = { invoices: [] as string[], receipts: [] as string[] };
        for (const each of commands) {
          await run(tx, sql`savepoint before`);
          try {
            await obey(tx, each, known);
          } catch (refused) {
            if (!(refused instanceof Error) || refused.name !== "Refused") throw refused;
            await run(tx, sql`rollback to savepoint before`);
          }
          expect(await breaches(tx)).toEqual([]);
        }
        await foldOpenSums(tx, companyId);
        expect(await breaches(tx)).toEqual([]);
        expect(await rows(tx, sql`select id from open_sum_move`)).toEqual([]);
      }),
    ),
    { numRuns },
  );
}, 120_000);

test("a bill that is deleted takes its lines off the sums", () =>
  play(async (tx) => {
    await key(tx, "SELL", [plainLine("SELL", "1000000")], otherBill);
    await run(tx, sql`delete from sea_bill where company_id = ${companyId} and id = ${otherBill}`);
    await run(
      tx,
      sql`delete from house_bill where company_id = ${companyId} and id = ${otherBill}`,
    );
    expect(await breaches(tx)).toEqual([]);
  }));
