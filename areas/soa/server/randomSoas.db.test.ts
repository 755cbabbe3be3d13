import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { key } from "../../../tests/cast/mainJobCharges.ts";
import { people } from "../../../tests/cast/people.ts";
import * as contract from "../contract.ts";
import { createSoa } from "./createSoa.ts";
import { deleteSoa, rejectSoa } from "./endSoa.ts";
import { getSoa } from "./getSoa.ts";
import { splitSoa } from "./splitSoa.ts";
import { updateSoa } from "./updateSoa.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const { customer, oceanFreight, container, portFee, port, day } = chargedJob;

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeChargedJob(tx);
    await activate(tx, await agree(tx, customer, { creditUnlimited: true }));
  }),
);

const line = fc.record({
  isObh: fc.boolean(),
  currencyId: fc.constantFrom("VND", "USD", "EUR"),
  quantity: fc.constantFrom("1", "2", "1.5", "3"),
  cents: fc.integer({ min: -999_999, max: 3_000_000 }).filter((cents) => cents !== 0),
  vatrate: fc.constantFrom("0", "8", "10", null),
});
const step = fc.record({
  verb: fc.constantFrom("create", "update", "reject", "delete", "split"),
  /** Which of the lines, and which of the statements. */
  some: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  at: fc.nat(5),
  rate: fc.constantFrom(null, "25400", "25500.5", "25389.25"),
  currencyId: fc.constantFrom("VND" as const, "USD" as const),
});

/** Everything that makes up the value of a line. */
const valueOf = async (tx: Tx, chargeIds: readonly string[]) =>
  (await getCharges(tx, ha, { chargeIds })).map((each) => ({
    id: each.id,
    amountVnd: each.amountVnd,
    vatAmountVnd: each.vatAmountVnd,
    amountUsd: each.amountUsd,
    vatAmountUsd: each.vatAmountUsd,
    rate: each.finalExchangeRate,
    dollar: each.excRateUsdToLocal,
    valuedBy: each.valuedBy,
  }));

test(
  "no line stands twice on a side; split keeps the sum; what is free is as it was keyed",
  { timeout: 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 2, maxLength: 6 }),
        fc.array(step, { minLength: 3, maxLength: 8 }),
        (lines, steps) => rolledBack(database, (tx) => play(tx, lines, steps)),
      ),
      { numRuns: 40 },
    ),
);

type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function play(tx: Tx, lines: readonly Line[], steps: readonly Step[]): Promise<void> {
  const keyed = (type: "SELL" | "OBH") =>
    lines
      .filter(({ isObh }) => isObh === (type === "OBH"))
      .map(({ isObh, cents, ...terms }, at) => ({
        ...terms,
        notes: `Line ${at}`,
        chargeId: isObh ? portFee : oceanFreight,
        unitId: container,
        unitPrice:
          terms.currencyId === "VND"
            ? String(cents)
            : decimal(String(cents)).dividedBy(100).toFixed(),
        paymentObjectId: customer,
        ...(isObh ? { payerId: port } : {}),
        exchangeDate: day,
      }));
  const ids = [...(await key(tx, "SELL", keyed("SELL"))), ...(await key(tx, "OBH", keyed("OBH")))];
  const asKeyed = new Map((await valueOf(tx, ids)).map((each) => [each.id, each]));
  const stated: string[] = [];
  for (const each of steps) {
    try {
      await take(tx, each, ids, stated);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      // A refused verb leaves nothing behind in its own transaction; here all share one.
      expect(fault.code).toMatch(/^soa\./);
    }
    await check(tx, ids, asKeyed);
  }
}

async function take(tx: Tx, each: Step, ids: readonly string[], stated: string[]): Promise<void> {
  const some = ids.filter((_, at) => each.some[at]);
  const { verb, at, rate, currencyId } = each;
  if (verb === "create") {
    const form = {
      customerId: customer,
      salemanId: people.sales.id,
      soaformDate: day,
      soatoDate: day,
      exchangeDate: day,
      currencyId,
      surchargeIds: some,
    };
    const ask = contract.addSoa.body.safeParse(form);
    if (ask.success) stated.push((await createSoa(tx, ha, ask.data)).data.soano);
    return;
  }
  const soaNo = stated[at % Math.max(1, stated.length)];
  if (!soaNo) return;
  const soa = await getSoa(tx, ha, { soaNo });
  const { id, version, soaformDate, soatoDate } = soa;
  if (verb === "reject") await rejectSoa(tx, ha, { id, version, reason: "x" });
  else if (verb === "delete") await deleteSoa(tx, ha, { soaNo });
  else if (verb === "update") {
    const form = { id, version, soaformDate, soatoDate, surchargeIds: some };
    const ask = contract.updateSoa.body.safeParse({ ...form, excRateUsdToLocal: rate });
    if (ask.success) await updateSoa(tx, ha, ask.data);
  } else {
    const mine = new Set(soa.chargeShipments.map((held) => held.id));
    const surchargeIds = some.filter((held) => mine.has(held));
    if (surchargeIds.length === 0) return;
    const { data, split } = await splitSoa(tx, ha, { id, version, surchargeIds });
    stated.push(split.soano);
    for (const field of ["totalVnd", "totalUsd", "debitAmount"] as const) {
      const parts = [data[field], split[field]];
      expect(sum(parts).equals(decimal(soa[field]))).toBe(true);
    }
  }
}

/** What holds after every step, whatever happened. */
async function check(
  tx: Tx,
  ids: readonly string[],
  asKeyed: ReadonlyMap<string, object>,
): Promise<void> {
  const held = await rows<{ chargeId: string; soaId: string; state: string }>(
    tx,
    sql`select k.charge_id, k.document_id as soa_id, d.state from charge_claim k
      join document d on d.id = k.document_id where k.slot = 'statement'`,
  );
  expect(new Set(held.map(({ chargeId }) => chargeId)).size).toBe(held.length);
  expect(held.filter(({ state }) => state === "Canceled")).toEqual([]);
  const taken = new Set(held.map(({ chargeId }) => chargeId));
  for (const each of await valueOf(tx, ids)) {
    if (!taken.has(each.id)) expect(each).toEqual(asKeyed.get(each.id));
  }
  // The head is the sum of its lines, and these are the lines that it claims as they are worth.
  const wrong = await rows(
    tx,
    sql`
      select d.number from soa o
      join document d on d.id = o.id
      cross join lateral (
        select sum(l.amount_vnd + l.vat_amount_vnd) as vnd, count(*) as lines,
          array_agg(l.charge_id order by l.charge_id) as ids
        from soa_line l where l.soa_id = o.id and l.revision = o.revision) x
      where x.vnd <> o.total_vnd or x.lines <> o.total_charge
        or d.state <> 'Canceled' and (x.ids <> array(
            select k.charge_id from charge_claim k where k.document_id = o.id order by k.charge_id)
          or x.vnd <> (select sum(s.amount_vnd + s.vat_amount_vnd) from surcharge s
            where s.id = any(x.ids)))`,
  );
  expect(wrong).toEqual([]);
}
