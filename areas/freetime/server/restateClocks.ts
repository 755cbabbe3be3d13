import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { loadRateBook } from "@fairway/areas/rate/server/loadRateBook.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { storedRate } from "@fairway/core/money/rate.ts";
import { addDays, type Day, defaultTimeZone, instantAt, today } from "@fairway/core/time/day.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { columnsOf, jsonOf, names } from "@fairway/engine/db/rowColumns.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { chargeableDays, clockOf, costOfDays, spanOf } from "../model/freeTimeClock.ts";
import { portOfJob } from "../model/portOfJob.ts";
import { termsOfBox } from "../model/ruleFor.ts";
import type { BoxDays, Tier } from "../model/terms.ts";
import { readHolidays, readOwnTerms, readRules } from "./termsTable.ts";

/** The radar looks so many days ahead. */
export const daysAtRisk = 3;

interface OpenBox extends BoxDays {
  readonly jobId: string;
  readonly containerNo: string;
  readonly boxTypeId: string | null;
  readonly officeId: string;
  readonly timeZone: string | null;
  readonly transactionType: ServiceCode;
  readonly serviceMode: string | null;
  readonly carrierId: string | null;
  readonly pol: string | null;
  readonly pod: string | null;
}

/**
 * Counts the clocks of the boxes again that are not back yet: those of a job, or of the company. Boxes
 * of locked and canceled jobs have none.
 *
 * Shape: nine statements, however many boxes; a second run changes nothing.
 * Locks: the boxes, so that days that are saved meanwhile are counted after this count or before it.
 * Source: rule FT-14, areas/freetime/README.md
 */
export async function restateClocks(
  tx: Tx,
  companyId: string,
  jobId: string | null = null,
): Promise<void> {
  const ofJob = jobId ? sql`and job_id = ${jobId}` : sql``;
  await run(
    tx,
    sql`select 1 from box_time where company_id = ${companyId} and empty_in_on is null ${ofJob}
      order by id for share`,
  );
  const before = await rows<{ id: string }>(
    tx,
    sql`select id from box_clock where company_id = ${companyId} ${ofJob}`,
  );
  const boxes = await openBoxes(tx, companyId, jobId);
  const clocks = boxes.length === 0 ? [] : await clocksOf(tx, companyId, boxes, jobId);
  const kept = new Set(await upsertClocks(tx, clocks));
  const left = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (left.length === 0) return;
  await run(
    tx,
    sql`delete from box_clock where company_id = ${companyId} and id = any(${left}::uuid[])`,
  );
}

/** Writes clocks by job, box and kind, and returns their ids. */
async function upsertClocks(
  tx: Tx,
  clocks: readonly Readonly<Record<string, unknown>>[],
): Promise<string[]> {
  if (clocks.length === 0) return [];
  const columns = columnsOf(clocks);
  const own = names(columns);
  const kept = ["company_id", "id", "job_id", "container_no", "kind"];
  const set = columns
    .filter((column) => !kept.includes(column))
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const written = await rows<{ id: string }>(
    tx,
    sql`insert into box_clock (${own}) select ${own}
      from jsonb_populate_recordset(null::box_clock, ${jsonOf(clocks)}::jsonb) as r
      order by r.job_id, r.container_no, r.kind
      on conflict on constraint box_clock_once do update set ${sql.join(set)}
      returning id`,
  );
  return written.map(({ id }) => id);
}

function openBoxes(tx: Tx, companyId: string, jobId: string | null): Promise<OpenBox[]> {
  const ofJob = jobId ? sql`and t.job_id = ${jobId}` : sql``;
  return rows<OpenBox>(
    tx,
    sql`
      select t.job_id, t.container_no, t.discharged_planned, t.discharged_on, t.gate_out_planned,
        t.gate_out_on, t.empty_in_planned, t.empty_in_on, s.office_id, o.time_zone,
        s.transaction_type, p.service_mode, s.coloader_id as carrier_id, s.pol, s.pod,
        (select k.container_type_id from container k
          where k.company_id = ${companyId} and k.mblid = t.job_id
            and k.container_no = t.container_no and k.container_type_id is not null
          order by k.hblid nulls first limit 1) as box_type_id
      from box_time t
      join shipment s on s.company_id = ${companyId} and s.id = t.job_id
      left join operations_job p on p.company_id = ${companyId} and p.id = t.job_id
      join office o on o.company_id = ${companyId} and o.id = s.office_id
      where t.company_id = ${companyId} and t.empty_in_on is null ${ofJob}
        and not s.is_locked and s.current_status <> 'Canceled'`,
  );
}

async function clocksOf(
  tx: Tx,
  companyId: string,
  boxes: readonly OpenBox[],
  jobId: string | null,
) {
  const rules = await readRules(tx, companyId, null);
  const own = Map.groupBy(
    await readOwnTerms(tx, companyId, jobId ? sql`o.job_id = ${jobId}` : sql`true`),
    (each) => each.jobId,
  );
  const zones = new Map(
    [...new Set(boxes.map(({ timeZone }) => timeZone ?? defaultTimeZone))].map((zone) => [
      zone,
      today(zone),
    ]),
  );
  const holidays = await readHolidays(tx, companyId, null, firstDayOf(boxes));
  const ofOffice = new Map(
    [...new Set(boxes.map(({ officeId }) => officeId))].map((officeId) => [
      officeId,
      new Set(
        holidays.flatMap((each) =>
          each.officeId === null || each.officeId === officeId ? [each.on] : [],
        ),
      ),
    ]),
  );
  const now = today();
  const currencies = [...rules, ...[...own.values()].flat()].map(({ terms }) => terms.currencyId);
  const book = await loadRateBook(tx, { companyId }, new Set(currencies), [now]);
  const rates = new Map(
    [...new Set(currencies)].map((currency) => {
      const rate = findRate(book, currency, localCurrency, now);
      return [currency, rate && storedRate(rate)];
    }),
  );
  return boxes.flatMap((box) => {
    const zone = box.timeZone ?? defaultTimeZone;
    const day = zones.get(zone) ?? now;
    const free = ofOffice.get(box.officeId) ?? new Set<Day>();
    const found = termsOfBox(
      { carrierId: box.carrierId, portId: portOfJob(box), boxTypeId: box.boxTypeId },
      {
        rules,
        own: own.get(box.jobId) ?? [],
        onOf: (kind) => spanOf(kind, box, day).start ?? day,
      },
    );
    return found.flatMap(({ kind, terms }) => {
      const clock = clockOf(kind, terms, { days: box, today: day, holidays: free });
      if (!clock || clock.isOver) return [];
      const rate = rates.get(terms.currencyId) ?? null;
      const atRisk = costOfDays(terms, chargeableDays(clock, addDays(day, daysAtRisk)));
      return [
        {
          companyId,
          id: newId(),
          jobId: box.jobId,
          officeId: box.officeId,
          transactionType: box.transactionType,
          containerNo: box.containerNo,
          kind,
          isOpen: true,
          lastFreeOn: clock.lastFreeDay,
          dueAt: instantAt(addDays(clock.lastFreeDay, 1), "00:00", zone),
          endsOn: clock.end,
          currencyId: terms.currencyId,
          vndRate: rate,
          ...tierColumns(terms.tiers),
          countedOn: day,
          riskVnd: rate ? decimal(atRisk).times(rate).toFixed(0) : null,
        },
      ];
    });
  });
}

function firstDayOf(boxes: readonly OpenBox[]): Day {
  const starts = boxes.flatMap((box) =>
    [box.dischargedOn, box.dischargedPlanned, box.gateOutOn, box.gateOutPlanned].filter(
      (day) => day !== null,
    ),
  );
  return starts.toSorted()[0] ?? today();
}

function tierColumns(tiers: readonly Tier[]) {
  const at = (no: number) => tiers[no - 1];
  return {
    price1: at(1)?.price ?? "0",
    day2: at(2)?.day ?? null,
    price2: at(2)?.price ?? null,
    day3: at(3)?.day ?? null,
    price3: at(3)?.price ?? null,
    day4: at(4)?.day ?? null,
    price4: at(4)?.price ?? null,
    day5: at(5)?.day ?? null,
    price5: at(5)?.price ?? null,
  };
}
