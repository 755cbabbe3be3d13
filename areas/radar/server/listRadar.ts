import { costInSql } from "@fairway/areas/freetime/server/costInSql.ts";
import { daysAtRisk } from "@fairway/areas/freetime/server/restateClocks.ts";
import { customersOf } from "@fairway/areas/shipment/server/customersOf.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { keptInReach } from "@fairway/areas/shipment/server/keptInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { listRadar as call } from "../contract.ts";
import { type RadarRow, type RadarState, radarStateNames } from "../model/radar.ts";
import { isOnRadar, openRows, stateOfRow } from "./openRows.ts";

type Sql = RawBuilder<unknown>;
type Criteria = Omit<Ask<typeof call>, "page" | "size">;

interface Counted {
  readonly state: RadarState;
  readonly count: number;
  readonly atRisk: string;
}

/**
 * Returns what is late or due within 72 hours, the most money at risk first: cut-offs of jobs and free
 * time of boxes. Only jobs that the user may open are shown.
 *
 * Shape: one statement. Both tables are read by their index of open rows in the order of their instants;
 *   the money is that of the last count, computed again only where that was on another day.
 * Source: rules RA-1 and RA-5, areas/radar/README.md
 */
export async function listRadar(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const { page, size, state } = ask;
  const { companyId, today } = actor;
  const found = await rows<
    { readonly tiles: readonly Counted[] } & (RadarRow | { readonly jobId: null })
  >(
    tx,
    sql`
      ${shownRows(actor, ask)}, counted as (
        select coalesce(jsonb_agg(c), '[]'::jsonb) as tiles
        from (select r.state, count(*)::int as count,
            coalesce(sum(r.at_risk), 0)::text as "atRisk"
          from shown r group by r.state) c
      )
      select n.tiles, p.*
      from counted n
      left join (
        select r.job_id, s.job_no, s.transaction_type, r.kind, r.container_no, r.state, r.due_at,
          r.source, r.at_risk::text as at_risk, ${cost(today, 0)}::text as to_date,
          (${cost(today, 1)} - ${cost(today, 0)})::text as tomorrow, m.until as snoozed_until, m.reason as snooze_reason,
          ${nameOf(actor, "m.snoozed_by")} as snoozed_by, ${jobWithin(actor, "write")} as may_write,
          ${nameOf(actor, "s.person_incharge")} as person_incharge,
          ${customersOf(companyId)} as customers
        from (select * from shown r where ${state ? sql`r.state = ${state}` : sql`true`}
          ${order} limit ${size} offset ${(page - 1) * size}) r
        join shipment s on s.company_id = ${companyId} and s.id = r.job_id
        left join box_clock b on b.company_id = ${companyId} and b.job_id = r.job_id
          and b.kind = r.kind and b.container_no = r.container_no
        left join radar_mark m on m.company_id = ${companyId} and m.job_id = r.job_id
          and m.kind = r.kind and m.container_no = r.container_no
          and m.until > ${today}::date) p on true
      order by p.at_risk::numeric desc nulls last, p.due_at, p.job_id, p.kind, p.container_no`,
  );
  const tiles = tilesOf(found[0]?.tiles ?? []);
  return {
    page,
    size,
    totalItems: tiles.reduce(
      (sum, tile) => (state && tile.state !== state ? sum : sum + tile.count),
      0,
    ),
    tiles,
    data: found.flatMap(({ tiles: _, ...row }) => (row.jobId === null ? [] : [row as RadarRow])),
  };
}

const order = sql`order by r.at_risk desc nulls last, r.due_at, r.job_id, r.kind, r.container_no`;

/** Counts and adds up the same rows. */
export async function countRadar(tx: Tx, actor: Actor, ask: Criteria) {
  const found = await rows<{ count: number; atRisk: string }>(
    tx,
    sql`${shownRows(actor, ask)}
      select count(*)::int as count, coalesce(sum(r.at_risk), 0)::text as at_risk from shown r
      where ${ask.state ? sql`r.state = ${ask.state}` : sql`true`}`,
  );
  const [counted] = found;
  return { totalItems: counted?.count ?? 0, capped: false, amount: counted?.atRisk ?? "0" };
}

function tilesOf(counted: readonly Counted[]): Counted[] {
  return radarStateNames.map(
    (state) => counted.find((each) => each.state === state) ?? { state, count: 0, atRisk: "0" },
  );
}

/** The table expression `shown`: the rows of the radar that match. */
function shownRows(actor: Actor, ask: Criteria): Sql {
  const { companyId, today } = actor;
  const { keyword, service, kind, view, isMine } = ask;
  const reach = keptInReach(actor, service ?? null);
  const isAsked = (alias: string) =>
    kind ? sql`${isOnRadar(alias)} and ${sql.ref(`${alias}.kind`)} = ${kind}` : isOnRadar(alias);
  const boxRisk = sql`case when b.counted_on = ${today}::date then b.risk_vnd
    else ${cost(today, daysAtRisk)} end`;
  const mine = isMine
    ? sql`and exists (select from shipment s where s.company_id = ${companyId} and s.id = d.job_id
        and s.person_incharge = ${actor.userId})`
    : sql``;
  const text = keyword?.trim();
  const sought = text
    ? sql`and (d.container_no ilike ${anywhere(text)}
        or exists (select from shipment s where s.company_id = ${companyId} and s.id = d.job_id
          and (s.job_no ilike ${anywhere(text)} or s.mawb ilike ${anywhere(text)}))
        or exists (select from house_bill b
          join partner c on c.company_id = ${companyId} and c.id = b.customer_id
          where b.company_id = ${companyId} and b.job_id = d.job_id
            and (b.hwbno ilike ${anywhere(text)} or c.short_name ilike ${anywhere(text)})))`
    : sql``;
  const snoozed = sql`(d.job_id, d.kind, d.container_no) in (
    select m.job_id, m.kind, m.container_no from radar_mark m
    where m.company_id = ${companyId} and m.until > ${today}::date)`;
  const viewed =
    view === "all" ? sql`` : view === "snoozed" ? sql`and ${snoozed}` : sql`and not ${snoozed}`;
  return sql`
    with shown as materialized (
      select d.job_id, d.kind, d.container_no, d.due_at, d.source, d.at_risk,
        ${stateOfRow} as state
      from (${openRows(companyId, isAsked, boxRisk)}) d
      where ${reach} ${mine} ${sought} ${viewed}
    )`;
}

/**
 * What a clock `b` costs until the end of a day so many days ahead, in VND; nothing after a planned end
 * that is not past.
 */
function cost(today: Day, ahead: number): Sql {
  const days = sql`greatest(least(${today}::date + ${sql.lit(ahead)},
    case when b.ends_on >= ${today}::date then b.ends_on end) - b.last_free_on, 0)`;
  return sql`round(${costInSql(days)} * b.vnd_rate)`;
}

/** The name of a user in the language of the actor. */
function nameOf({ companyId, language }: Actor, user: string): Sql {
  const name = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  return sql`(select coalesce(${name}, u.username) from sys_user u
    left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
    where u.company_id = ${companyId} and u.id = ${sql.ref(user)})`;
}
