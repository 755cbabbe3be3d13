import { ratesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { isInWork, isOpen, type Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { decimalsOf, localCurrency } from "@fairway/core/money/currency.ts";
import { type Decimal, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, type Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Box, BoxKind } from "../model/box.ts";
import { clockOf, costIfPickedUp, costOn, type Holidays, spanOf } from "../model/freeTimeClock.ts";
import { portOfJob } from "../model/portOfJob.ts";
import { refuseFreeTime } from "../model/refusals.ts";
import { termsOfBox } from "../model/ruleFor.ts";
import { type BoxRow, boxesOfJob } from "./boxTable.ts";
import { linesMadeOf, type MadeRow } from "./lineTable.ts";
import { type OwnTerms, readHolidays, readOwnTerms, readRules } from "./termsTable.ts";

/** Refuses the job of a service without boxes. Rule FT-1 */
export function mustHaveBoxes(job: Shipment): void {
  if (!(serviceOf(job.transactionType).tabs as readonly string[]).includes("FREETIME")) {
    throw refuseFreeTime("freeTime.otherService", { jobNo: job.jobNo });
  }
}

/**
 * Returns the boxes of a job with their free time, and what it costs on a day.
 *
 * Refuses: record.notFound · access.forbidden · freeTime.otherService
 * Source: rules FT-1 to FT-8, areas/freetime/README.md
 */
export async function getFreeTime(
  tx: Tx,
  actor: Actor,
  { jobId, on, pickUpOn }: Ask<typeof contract.getFreeTime>,
): Promise<Answer<typeof contract.getFreeTime>> {
  const job = await readShipment(tx, actor, jobId);
  mustHaveBoxes(job);
  return freeTimeOf(tx, actor, job, { on: on ?? actor.today, pickUpOn: pickUpOn ?? null });
}

/** The free time of a job that the caller has read. */
export async function freeTimeOf(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  { on, pickUpOn }: { readonly on: Day; readonly pickUpOn: Day | null },
): Promise<Answer<typeof contract.getFreeTime>> {
  const { companyId, today } = actor;
  const ground = await groundOf(tx, actor, job);
  const made = await linesMadeOf(tx, companyId, job.id);
  const bills = await billsOf(tx, actor, job.id);
  const boxes = ground.boxes.map((row): Box => {
    const kinds = kindsOf(row, ground, { today, on, pickUpOn });
    return {
      ...row,
      hblids: [...row.hblids],
      kinds: kinds.map((kind) => ({
        ...kind,
        made: made
          .filter((each) => each.containerNo === row.containerNo && each.kind === kind.kind)
          .map(shownLine),
      })),
    };
  });
  const priced = boxes.flatMap(({ kinds }) => kinds.map(({ terms }) => terms.currencyId));
  const toVnd = await ratesToVnd(tx, actor, new Set(priced), [on]);
  for (const { kinds } of boxes) {
    for (const { terms, cost } of kinds) {
      const rate = toVnd(terms.currencyId, on);
      if (cost) cost.amountVnd = inVnd(cost.total ?? cost.toDate, rate && decimal(rate));
    }
  }
  const { menu } = serviceOf(job.transactionType);
  const mayWrite = isOpen(job) && actor.may(`${menu}.write`, job);
  const mayCharge = mayWrite && isInWork(job) && actor.may(`${menu}.UpdateCharge`, job);
  return {
    jobId: job.id,
    jobNo: job.jobNo,
    on,
    today,
    holidays: [...ground.holidays],
    boxes,
    ownTerms: ground.own.map(({ kind, version, terms }) => ({ kind, version, terms })),
    bills,
    carrierId: job.coloaderId,
    carrierName: job.coloaderName,
    may: [...(mayWrite ? ["update"] : []), ...(mayCharge ? ["charge"] : [])],
  };
}

/** What the clocks of a job are counted from. */
export interface Ground {
  readonly boxes: readonly BoxRow[];
  readonly rules: Awaited<ReturnType<typeof readRules>>;
  readonly own: readonly OwnTerms[];
  readonly holidays: Holidays;
  readonly carrierId: string | null;
  readonly portId: string | null;
}

/** Reads what the clocks of a job are counted from, with four statements. */
export async function groundOf(
  tx: Tx,
  { companyId, today }: Actor,
  job: Shipment,
): Promise<Ground> {
  const place = { carrierId: job.coloaderId, portId: portOfJob(job) };
  const boxes = await boxesOfJob(tx, companyId, job.id);
  const rules = await readRules(tx, companyId, place);
  const own = await readOwnTerms(tx, companyId, sql`o.job_id = ${job.id}`);
  const days = boxes.flatMap((row) =>
    [row.dischargedOn, row.dischargedPlanned, row.gateOutOn, row.gateOutPlanned].filter(
      (day) => day !== null,
    ),
  );
  const first = [today, ...days].toSorted()[0] ?? today;
  const holidays = await readHolidays(tx, companyId, job.officeId, addDays(first, -1));
  return { boxes, rules, own, holidays: new Set(holidays.map((each) => each.on)), ...place };
}

/** The kinds of the free time of a box, without the lines that were made from them. */
export function kindsOf(
  row: BoxRow,
  ground: Ground,
  { today, on, pickUpOn }: { readonly today: Day; readonly on: Day; readonly pickUpOn: Day | null },
): Omit<BoxKind, "made">[] {
  const { holidays } = ground;
  const found = termsOfBox(
    { ...ground, boxTypeId: row.boxTypeId },
    { ...ground, onOf: (kind) => spanOf(kind, row, today).start ?? today },
  );
  return found.map(({ kind, ruleName, terms }) => {
    const clock = clockOf(kind, terms, { days: row, today, holidays });
    const cost = clock && { ...costOn(terms, clock, on), amountVnd: null };
    const ifPickedUp =
      pickUpOn && costIfPickedUp(kind, terms, { days: row, today, holidays, on: pickUpOn });
    return { kind, ruleName, terms, clock, cost, ifPickedUp };
  });
}

function shownLine(row: MadeRow): BoxKind["made"][number] {
  const { surchargeId: id, type, chargeId, chargeCode, currencyId, amount, days, untilOn } = row;
  return { id, type, chargeId, chargeCode, currencyId, amount, days, untilOn, hwbno: row.hwbno };
}

function inVnd(amount: string, rate: Decimal | null): string | null {
  return rate && decimal(amount).times(rate).toFixed(decimalsOf(localCurrency));
}

/** The bills of a job that carry charges. */
function billsOf(tx: Tx, { companyId }: Actor, jobId: string) {
  return rows<{
    id: string;
    hwbno: string | null;
    customerId: string | null;
    customerName: string | null;
  }>(
    tx,
    sql`select b.id, b.hwbno, b.customer_id, p.short_name as customer_name
      from house_bill b
      left join partner p on p.company_id = ${companyId} and p.id = b.customer_id
      where b.company_id = ${companyId} and b.job_id = ${jobId}
        and (not b.is_virtual or not exists (select from house_bill o
          where o.company_id = ${companyId} and o.job_id = ${jobId} and not o.is_virtual))
      order by b.hwbno, b.id`,
  );
}
