import { jobInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { withinDays } from "@fairway/engine/db/withinDays.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { tripRows, undeliveredStates } from "./tripTable.ts";

type Sql = RawBuilder<unknown>;
type Criteria = Ask<typeof contract.tripBoard>;

/**
 * Returns one page of the trips of the jobs that the right to the board covers: first those that are still
 * to deliver, by the times for which they are planned.
 *
 * Shape: one statement.
 * Source: rule TR-9
 */
export async function tripBoard(
  tx: Tx,
  actor: Actor,
  ask: Criteria,
): Promise<Answer<typeof contract.tripBoard>> {
  const { page, size } = ask;
  const where = sql.join(
    [jobInReach(actor, "opsTruckingAssignment.list", "many"), ...conditions(actor, ask)],
    sql` and `,
  );
  const { trips, total } = await tripRows(tx, actor, where, {
    // What is still to be delivered comes first, then what is to be closed.
    order: sql`t.state not in ${undeliveredStates}, b.begins nulls last, s.job_no, t.serial, t.id`,
    limit: sql`limit ${size} offset ${(page - 1) * size}`,
  });
  return { data: trips, page, size, totalItems: total, capped: false };
}

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
  const { state } = ask;
  const isOpen = sql`t.state not in ('Closed', 'Dropped')`;
  return [
    ...(keyword ? [searches[ask.searchBy ?? "All"](anywhere(keyword))] : []),
    ...(!state || state === "Open" ? [isOpen] : state === "All" ? [] : [sql`t.state = ${state}`]),
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
