import { jobInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { withinDays } from "@fairway/engine/db/withinDays.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { inHandStates, tripRows, undeliveredStates } from "./tripTable.ts";

type Sql = RawBuilder<unknown>;
type Criteria = Ask<typeof contract.tripBoard>;

/**
 * Returns one page of the trips of the jobs that the right to the board covers: first those that are still
 * to deliver, by the times for which they are planned.
 *
 * Shape: one statement for the page and one for the counts, which the state does not narrow.
 * Source: rule TR-9
 */
export async function tripBoard(
  tx: Tx,
  actor: Actor,
  ask: Criteria,
): Promise<Answer<typeof contract.tripBoard>> {
  const { page, size } = ask;
  const all = sql.join(
    [jobInReach(actor, "opsTruckingAssignment.list", "many"), ...conditions(actor, ask)],
    sql` and `,
  );
  const where = sql`${all} and ${viewsOf(actor.companyId)[ask.state ?? "Open"] ?? sql`t.state = ${ask.state}`}`;
  const { trips, total } = await tripRows(tx, actor, where, {
    // What is still to be delivered comes first, then what is to be closed.
    order: sql`t.state not in ${undeliveredStates}, b.begins nulls last, s.job_no, t.serial, t.id`,
    limit: sql`limit ${size} offset ${(page - 1) * size}`,
  });
  const counts = await one<Answer<typeof contract.tripBoard>["counts"]>(
    tx,
    sql`select (count(*) filter (where t.state = 'Planned'))::int as to_assign,
        (count(*) filter (where t.state in ${inHandStates}))::int as on_the_road,
        (count(*) filter (where ${isLate(actor.companyId)}))::int as late
      from trip t
      join shipment s on s.company_id = ${actor.companyId} and s.id = t.job_id
      left join partner su on su.company_id = ${actor.companyId} and su.id = t.supplier_id
      where t.company_id = ${actor.companyId} and ${all}`,
  );
  return { data: trips, page, size, totalItems: total, capped: false, counts };
}

/** Undelivered, and the time of a stop has passed that nobody reached. */
const isLate = (companyId: string) => sql`(t.state in ${undeliveredStates} and exists (
  select from trip_stop p where p.company_id = ${companyId} and p.trip_id = t.id
    and p.planned_at < now() and p.actual_at is null))`;

/** The views that are no single state. */
const viewsOf = (
  companyId: string,
): Partial<Record<(typeof contract.boardViews)[number], Sql>> => ({
  Open: sql`t.state not in ('Closed', 'Dropped')`,
  OnTheRoad: sql`t.state in ${inHandStates}`,
  Late: isLate(companyId),
  All: sql`true`,
});

function conditions(actor: Actor, ask: Criteria): Sql[] {
  const { companyId, timeZone } = actor;
  const keyword = fold((ask.keyword ?? "").trim());
  const range = { from: ask.fromDate, to: ask.toDate };
  const days: Sql[] =
    ask.dateType === "Created"
      ? withinDays([{ column: sql`t.datetime_created`, has: "instants" }], range, timeZone)
      : withinDays([{ column: sql`p.planned_at`, has: "instants" }], range, timeZone).map(
          // A trip that nobody has planned yet is of every day.
          (within) => sql`(exists (select from trip_stop p
              where p.company_id = ${companyId} and p.trip_id = t.id and ${within})
            or not exists (select from trip_stop p where p.company_id = ${companyId}
              and p.trip_id = t.id and p.planned_at is not null))`,
        );
  return [
    ...(keyword ? [searches[ask.searchBy ?? "All"](anywhere(keyword))] : []),
    ...(ask.supplierId ? [sql`t.supplier_id = ${ask.supplierId}`] : []),
    ...(ask.transactionType ? [sql`s.transaction_type = ${ask.transactionType}`] : []),
    ...days,
  ];
}

const supplier = (like: string) =>
  sql`f_unaccent(coalesce(su.account_no || ' ' || su.short_name, '')) like ${like}`;
const job = (like: string) => sql`s.search like ${like}`;

const searches: Readonly<Record<(typeof contract.boardSearches)[number], (like: string) => Sql>> = {
  All: (like) => sql`(${job(like)} or t.search like ${like} or ${supplier(like)})`,
  jobNo: (like) => sql`f_unaccent(s.job_no) like ${like}`,
  supplier,
  containerNo: (like) => sql`f_unaccent(coalesce(t.container_no, '')) like ${like}`,
  truckNo: (like) => sql`f_unaccent(coalesce(t.truck_no, '')) like ${like}`,
};
