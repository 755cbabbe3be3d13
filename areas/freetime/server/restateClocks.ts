import { findRate } from "@fairway/areas/rate/model/rateBook.ts";
import { loadRateBook } from "@fairway/areas/rate/server/loadRateBook.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { storedRate } from "@fairway/core/money/rate.ts";
import { addDays, type Day, defaultTimeZone, instantAt, today } from "@fairway/core/time/day.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
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
  readonly carrierId: string | null;
  readonly pol: string | null;
  readonly pod: string | null;
}

/**
 * Counts the clocks of the boxes again that are not back yet: those of a job, or of the company. Boxes
 * of locked and canceled jobs have none.
 *
 * Shape: seven statements, however many boxes; a second run changes nothing but the instants of writing.
 * Source: rule FT-14, areas/freetime/README.md
 */
export async function restateClocks(
  tx: Tx,
  companyId: string,
  jobId: string | null = null,
): Promise<void> {
  const boxes = await openBoxes(tx, companyId, jobId);
  const ofJob = jobId ? sql`and job_id = ${jobId}` : sql``;
  const clocks = boxes.length === 0 ? [] : await clocksOf(tx, companyId, boxes, jobId);
  await run(tx, sql`delete from box_clock where company_id = ${companyId} ${ofJob}`);
  await insertRows(tx, "box_clock", clocks);
}

function openBoxes(tx: Tx, companyId: string, jobId: string | null): Promise<OpenBox[]> {
  const ofJob = jobId ? sql`and t.job_id = ${jobId}` : sql``;
  return rows<OpenBox>(
    tx,
    sql`
      select t.job_id, t.container_no, t.discharged_planned, t.discharged_on, t.gate_out_planned,
        t.gate_out_on, t.empty_in_planned, t.empty_in_on, s.office_id, o.time_zone,
        s.transaction_type, s.coloader_id as carrier_id, s.pol, s.pod,
        (select k.container_type_id from container k
          where k.company_id = ${companyId} and k.mblid = t.job_id
            and k.container_no = t.container_no and k.container_type_id is not null
          order by k.hblid nulls first limit 1) as box_type_id
      from box_time t
      join shipment s on s.company_id = ${companyId} and s.id = t.job_id
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
