import { type RawBuilder, sql } from "kysely";

/**
 * Selects by which releases a record passed its check points, for `passedWords`.
 *
 * Shape: a json list with the newest passage of each type; `where` is a condition on passages `q`.
 */
export function passedBy(companyId: string, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(n.passed order by n.type) from (
      select distinct on (q.type) q.type, jsonb_build_object('type', q.type,
        'byEn', h.employee_name_en, 'byVi', h.employee_name_vn, 'until', e.released_until,
        'reason', e.reason) as passed
      from check_point_passage q
      join check_point_release e on e.company_id = ${companyId} and e.id = q.release_id
      left join person h on h.company_id = ${companyId} and h.id = e.decided_by
      where q.company_id = ${companyId} and ${where}
      order by q.type, q.datetime_created desc, q.id desc) n), '[]'::jsonb)`;
}
