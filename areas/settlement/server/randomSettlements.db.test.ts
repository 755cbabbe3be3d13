import { advanceRules } from "@fairway/areas/advance/server/advanceBooks.ts";
import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceFormOf,
  advanceLineOf,
  approvedAdvance,
  type BilledJob,
  billedJob,
} from "../../../tests/cast/advanceGround.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { codeOf, race } from "../../../tests/cast/race.ts";
import {
  costs,
  directFormOf,
  directLineOf,
  settlementDay,
  writeSettlementGround,
} from "../../../tests/cast/settlementGround.ts";
import * as contract from "../contract.ts";
import { deleteSettlement } from "./deleteSettlement.ts";
import { getSettlement } from "./getSettlement.ts";
import { addSettlement, updateSettlement } from "./saveSettlement.ts";
import {
  approveSettlement,
  denySettlement,
  sendSettlement,
  unlockSettlements,
} from "./settlementApproval.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeSettlementGround));

const cost = fc.record({
  isObh: fc.boolean(),
  currencyId: fc.constantFrom("VND", "USD"),
  quantity: fc.constantFrom("1", "2", "1.5"),
  cents: fc.integer({ min: -99_999, max: 300_000 }).filter((cents) => cents !== 0),
  vatrate: fc.constantFrom("0", "8", null),
  /** On which of the two bills, and against which of the three advances, the last being none. */
  bill: fc.nat(1),
  advance: fc.nat(2),
});
const step = fc.record({
  verb: fc.constantFrom(
    "direct",
    "existing",
    "update",
    "send",
    "approve",
    "deny",
    "unlock",
    "delete",
  ),
  costs: fc.array(cost, { minLength: 1, maxLength: 3 }),
  some: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  at: fc.nat(4),
  currencyId: fc.constantFrom("VND" as const, "USD" as const),
  rate: fc.constantFrom(null, "25400"),
});
type Cost = typeof cost extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Ground {
  readonly jobs: readonly [BilledJob, BilledJob];
  readonly advances: readonly string[];
  /** Charges that stand on the first bill. */
  readonly existing: readonly string[];
}

test(
  "no charge is settled twice on a side; sums are those of lines; the ledger is that of the documents",
  { timeout: 120_000 },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), (steps) =>
        rolledBack(database, (tx) => play(tx, steps)),
      ),
      { numRuns: 30 },
    ),
);

async function play(tx: Tx, steps: readonly Step[]): Promise<void> {
  const ground = await written(tx);
  const keyed = await getCharges(tx, lan, { chargeIds: ground.existing });
  const made: string[] = [];
  for (const each of steps) {
    await run(tx, sql`savepoint before_step`);
    try {
      await take(tx, ground, each, made);
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      expect(fault.code).toMatch(/^(settlement|advance|charge|approval|record|ask|access)\./);
      await run(tx, sql`rollback to savepoint before_step`);
    }
    await check(tx);
    const now = await getCharges(tx, lan, { chargeIds: ground.existing });
    expect(now.map(({ claims: _, version: __, ...rest }) => rest)).toEqual(
      keyed.map(({ claims: _, version: __, ...rest }) => rest),
    );
  }
}

async function written(tx: Tx): Promise<Ground> {
  const jobs = [await billedJob(tx), await billedJob(tx)] as const;
  const lines = (amount: string) => jobs.map((each) => advanceLineOf(each, amount));
  const local = await approvedAdvance(tx, advanceFormOf("VND", lines("2000000")));
  const dollars = await approvedAdvance(tx, advanceFormOf("USD", lines("150.01")));
  const [{ bill }] = jobs;
  const charges = ["VND", "USD", "VND", "USD"].map((currencyId, at) =>
    chargeLine.parse(
      directLineOf(bill.id, "BUY", {
        chargeId: costs.lift,
        unitPrice: currencyId === "VND" ? `${1_000_000 + at}` : `${70 + at}.35`,
        currencyId,
        vatrate: "8",
        notes: `Line ${at}`,
      }),
    ),
  );
  const saved = await saveCharges(tx, lan, { hblid: bill.id, type: "BUY", charges, removed: [] });
  return {
    jobs,
    advances: [local.id, dollars.id],
    existing: saved.data.map(({ id }) => id),
  };
}

async function take(tx: Tx, ground: Ground, each: Step, made: string[]): Promise<void> {
  const { verb } = each;
  if (verb === "direct" || verb === "existing") {
    const form = verb === "direct" ? directForm(ground, each) : existingForm(ground, each);
    const ask = contract.addSettlement.body.parse(form);
    made.push((await addSettlement(tx, lan, ask)).data.id);
    return;
  }
  const id = made[each.at % Math.max(1, made.length)];
  if (!id) return;
  const settlement = await getSettlement(tx, lan, { settlementId: id });
  const { settlementType, version, settlementNo } = settlement;
  if (verb === "update") {
    const form =
      settlementType === "DIRECT" ? directForm(ground, each) : existingForm(ground, each);
    const ask = contract.updateSettlement.body.parse({ ...form, id, version });
    await updateSettlement(tx, lan, ask);
  } else if (verb === "send") await sendSettlement(tx, lan, { id });
  else if (verb === "approve") {
    if (["New", "Denied"].includes(settlement.statusApproval))
      await sendSettlement(tx, lan, { id });
    await approveSettlement(tx, manager, { settlementId: id });
    await approveSettlement(tx, accountant, { settlementId: id });
  } else if (verb === "deny")
    await denySettlement(tx, manager, { settlementId: id, comment: "No" });
  else if (verb === "unlock") await unlockSettlements(tx, accountant, { ids: [id], comment: "No" });
  else await deleteSettlement(tx, lan, { settlementNo });
}

function directForm({ jobs, advances }: Ground, each: Step) {
  const line = ({ isObh, currencyId, quantity, cents, vatrate, bill, advance }: Cost, at: number) =>
    directLineOf(jobs[bill]?.bill.id ?? "", isObh ? "OBH" : "BUY", {
      chargeId: isObh ? costs.portFee : costs.trucking,
      currencyId,
      quantity,
      vatrate,
      unitPrice: currencyId === "VND" ? String(cents) : (cents / 100).toFixed(2),
      notes: `Cost ${at}`,
      advanceId: advances[advance] ?? null,
    });
  return directFormOf(each.currencyId, each.costs.map(line));
}

function existingForm({ existing, advances }: Ground, each: Step) {
  return {
    requestDate: settlementDay,
    dueDate: settlementDay,
    settlementType: "EXISTING",
    currencyId: each.currencyId,
    existing: existing
      .filter((_, at) => each.some[at])
      .map((chargeId, at) => ({
        chargeId,
        advanceId: advances[each.costs[0]?.advance ?? 2] ?? null,
        exchangeRate: at % 2 === 0 ? null : each.rate,
      })),
  };
}

/** Everything that holds after every step. */
async function check(tx: Tx): Promise<void> {
  const none = async (what: string, query: ReturnType<typeof sql>) =>
    expect(await rows(tx, query), what).toEqual([]);
  await none(
    "a charge on two settlements",
    sql`select l.charge_id from settlement_line l
      join document d on d.company_id = ${companyId} and d.id = l.settlement_id
        and d.state <> 'Canceled'
      where l.company_id = ${companyId} group by l.charge_id, l.side having count(*) > 1`,
  );
  await none(
    "a line without a claim, or a claim without a line",
    sql`(select l.charge_id, l.side, l.settlement_id from settlement_line l
        join document d on d.company_id = ${companyId} and d.id = l.settlement_id
          and d.state <> 'Canceled' where l.company_id = ${companyId})
      except (select charge_id, side, document_id from charge_claim
        where company_id = ${companyId} and slot = 'settlement')
      union all (select charge_id, side, document_id from charge_claim
        where company_id = ${companyId} and slot = 'settlement'
      except select charge_id, side, settlement_id from settlement_line
        where company_id = ${companyId})`,
  );
  await none(
    "an amount that is not the sum of its lines",
    sql`select o.id from settlement o
      join settlement_line l on l.company_id = ${companyId} and l.settlement_id = o.id
      where o.company_id = ${companyId}
      group by o.id, o.amount_vnd, o.amount_usd
      having o.amount_vnd <> coalesce(sum(l.net_vnd + l.vat_vnd) filter (where l.side = 'credit'), 0)
        or o.amount_usd <> coalesce(sum(l.net_usd + l.vat_usd) filter (where l.side = 'credit'), 0)`,
  );
  await none(
    "a charge that outlived its settlement",
    sql`select s.id from surcharge s where s.company_id = ${companyId} and not s.is_from_shipment
      and not exists (select from charge_claim k where k.company_id = ${companyId}
        and k.charge_id = s.id and k.slot = 'settlement')`,
  );
  await none(
    "an advance that is open with another amount than its documents say",
    sql`select d.number from document d
      join advance a on a.company_id = ${companyId} and a.id = d.id
      join advance_open o on o.company_id = ${companyId} and o.advance_id = d.id
      where d.company_id = ${companyId} and d.kind = 'advance' and o.open_vnd <> a.amount_vnd - (
        select coalesce(sum(l.net_vnd + l.vat_vnd), 0) from settlement_line l
        join document x on x.company_id = ${companyId} and x.id = l.settlement_id
          and x.state = 'Done'
        where l.company_id = ${companyId} and l.advance_id = d.id and l.side = 'credit')`,
  );
  for (const { title, breaches } of advanceRules) {
    await none(title.en, await breaches(companyId, tx));
  }
}

test("of two settlements on a charge one wins, and the other is told who has it", async () => {
  const { existing, jobs } = await inTransaction(database, written);
  const form = (chargeIds: readonly string[]) =>
    contract.addSettlement.body.parse({
      requestDate: settlementDay,
      dueDate: settlementDay,
      settlementType: "EXISTING",
      existing: chargeIds.map((chargeId) => ({ chargeId })),
    });
  const [first, second, third] = existing;
  const lost = await race(
    database,
    (tx) => addSettlement(tx, lan, form([first ?? "", second ?? ""])),
    (tx) => addSettlement(tx, lan, form([third ?? "", second ?? ""])),
  );
  expect(codeOf(lost)).toBe("charge.taken");
  const claims = await inTransaction(database, (tx) =>
    getCharges(tx, lan, { hblid: jobs[0].bill.id }),
  );
  const settled = claims.filter((each) => each.claims.some(({ slot }) => slot === "settlement"));
  expect(settled.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
});
