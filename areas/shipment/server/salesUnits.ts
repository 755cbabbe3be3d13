import { type RawBuilder, sql } from "kysely";

type Sql = RawBuilder<unknown>;

/**
 * The units of the salesmen of house bills, for a record's `salesUnits`: users of the same group or
 * department reach what these salesmen sell. Rule SH-13.
 *
 * Shape: a json list of departments and groups; `bills` is a condition on the bills as `sb`.
 */
export function salesUnits(companyId: string, bills: Sql): Sql {
  return sql`coalesce((
    select jsonb_agg(distinct jsonb_build_object('departmentId', l.department_id, 'groupId', l.group_id))
    from house_bill sb
    join user_level l on l.company_id = ${companyId} and l.user_id = sb.sale_man_id and l.active
    where sb.company_id = ${companyId} and ${bills}), '[]'::jsonb)`;
}

/**
 * The condition for a list: a salesman of the unit sold a bill of the job `s`.
 *
 * Shape: for few jobs the bills of each are read, unless the unit never sold one; for many jobs all
 *   bills of the unit are read at once.
 */
export function soldInUnit(companyId: string, jobs: "few" | "many") {
  return (level: RawBuilder<boolean>): RawBuilder<boolean> => {
    const unit = sql`user_level l where l.company_id = ${companyId} and l.active and ${level}`;
    return jobs === "few"
      ? sql<boolean>`(
        exists (
          select from ${unit} and exists (
            select from house_bill ob where ob.company_id = ${companyId} and ob.sale_man_id = l.user_id))
        and (
          select true from house_bill sb
          where sb.company_id = ${companyId} and sb.job_id = s.id
            and sb.sale_man_id = any(array(select l.user_id from ${unit}))
          limit 1))`
      : sql<boolean>`exists (
        select from house_bill sb
        join user_level l on l.company_id = ${companyId} and l.user_id = sb.sale_man_id and l.active
        where sb.company_id = ${companyId} and sb.job_id = s.id and ${level})`;
  };
}
