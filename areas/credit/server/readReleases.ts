import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Release } from "../model/release.ts";
import { mayOpenJob } from "./openedJob.ts";

/** The right to decide. */
export const decides = "commercialCustomer.ReleaseCheckPoint";

type Found = Owned & Release & Asker;

/** The user who asked, and the administrator who acted as that user. */
interface Asker {
  readonly userCreated: string;
  readonly actedBy: string | null;
}

/**
 * Reads releases with their names and what passed by them, with one statement; what waits first,
 * then the newest. `where` names the release `e`.
 *
 * Shape: jobs, bills and documents are named only to users who may open the job. Rule CK-16
 */
export async function readReleases(
  tx: Tx,
  actor: Actor,
  where: RawBuilder<unknown>,
  { page, size }: { readonly page: number; readonly size: number } = { page: 1, size: 1 },
): Promise<{ data: Release[]; totalItems: number }> {
  const { companyId, today, language } = actor;
  const name = sql.raw(language === "vi" ? "employee_name_vn" : "employee_name_en");
  const nameOf = (id: RawBuilder<unknown>) =>
    sql`(select h.${name} from person h where h.company_id = ${companyId} and h.id = ${id})`;
  const order = sql`order by e.state = 'Requested' desc, e.datetime_created desc, e.id desc`;
  const found = await rows<Found & { totalItems: number }>(
    tx,
    sql`
      with e as materialized (
        select e.*, count(*) over ()::int as total_items
        from check_point_release e
        where e.company_id = ${companyId} and ${where}
        ${order} limit ${size} offset ${(page - 1) * size}
      )
      select e.company_id, e.id, e.version, e.partner_id, p.account_no as partner_code,
        p.short_name as partner_name, e.office_id, o.code as office_code, j.id as job_id, j.job_no,
        j.transaction_type, e.job_id is not null as is_of_job,
        e.types, e.released_until, e.reason,
        case when e.state = 'Approved' and e.released_until < ${today} then 'Ended'
          else e.state end as state,
        coalesce(${nameOf(sql`e.user_created`)}, '') as asked_by,
        ${nameOf(sql`e.decided_by`)} as decided_by, e.decided_at, e.comment, e.datetime_created,
        e.department_id, e.group_id, e.user_created, e.acted_by, e.total_items,
        coalesce((
          select jsonb_agg(jsonb_build_object('type', q.type, 'jobNo', i.job_no,
            'hwbno', b.hwbno, 'documentNo', d.number, 'reasons', q.reasons,
            'by', ${nameOf(sql`q.user_created`)}, 'at', q.datetime_created)
            order by q.datetime_created, q.id)
          from check_point_passage q
          left join job_of_release i on i.company_id = ${companyId} and i.id = q.job_id
            and ${mayOpenJob(actor, sql`q.job_id`)}
          left join bill_of_passage b on b.company_id = ${companyId} and b.id = q.hblid
            and i.id is not null
          left join document d on d.company_id = ${companyId} and d.id = q.document_id
            and i.id is not null
          where q.company_id = ${companyId} and q.release_id = e.id), '[]'::jsonb) as passages
      from e
      join partner p on p.company_id = ${companyId} and p.id = e.partner_id
      join office o on o.company_id = ${companyId} and o.id = e.office_id
      left join job_of_release j on j.company_id = ${companyId} and j.id = e.job_id
        and ${mayOpenJob(actor, sql`e.job_id`)}
      ${order}`,
  );
  const data = found.map(({ totalItems: _total, ...row }) => ({
    ...row,
    may: row.state === "Requested" && mayDecide(actor, row) ? ["decide"] : [],
  }));
  return { data, totalItems: found[0]?.totalItems ?? 0 };
}

/** Counts releases. `where` names the release `e`. */
export async function countOf(
  tx: Tx,
  { companyId }: Actor,
  where: RawBuilder<unknown>,
): Promise<number> {
  const { count } = await one<{ count: number }>(
    tx,
    sql`select count(*)::int as count from check_point_release e
      where e.company_id = ${companyId} and ${where}`,
  );
  return count;
}

/** Is the release a request of the actor, acting as somebody else or not, then or now? */
export function askedFor(actor: Actor, asker: Asker): boolean {
  const askers = [asker.userCreated, asker.actedBy];
  return askers.includes(actor.userId) || (!!actor.actedBy && askers.includes(actor.actedBy));
}

/** May the actor decide a release: with the right, within reach on customers, never an own one? */
export function mayDecide(actor: Actor, row: Owned & Asker): boolean {
  return (
    !askedFor(actor, row) &&
    actor.reach(decides) !== "None" &&
    actor.may("commercialCustomer.detail", row)
  );
}

/** The releases `e` that the actor asked for or may decide. */
export function seenReleases(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(${askedBy(actor)} or ${decidableBy(actor)})`;
}

/** The releases `e` of other users that are within the actor's right to decide. */
export function decidableBy(actor: Actor): RawBuilder<boolean> {
  if (actor.reach(decides) === "None") return sql<boolean>`false`;
  return sql<boolean>`(not ${askedBy(actor)} and ${within(actor, "commercialCustomer.detail", "e")})`;
}

/** The SQL form of `askedFor`. */
function askedBy({ userId, actedBy }: Actor): RawBuilder<boolean> {
  const me = actedBy ? [userId, actedBy] : [userId];
  return sql<boolean>`(e.user_created = any(${me}::uuid[])
    or coalesce(e.acted_by = any(${me}::uuid[]), false))`;
}
