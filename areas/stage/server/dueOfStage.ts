import type { DueBase } from "@fairway/areas/catalogue/model/stageSet.ts";
import { type RawBuilder, sql } from "kysely";

/** A base that is a day of the job, which may change. */
export type DueDay = Exclude<DueBase, "opening">;

/** The days that are columns of the job. */
const columnOfDay = {
  etd: "etd",
  eta: "eta",
  serviceDate: "service_date",
} as const satisfies Partial<Record<DueDay, string>>;
export type DayOfJob = keyof typeof columnOfDay;
export const daysOfJob = Object.keys(columnOfDay) as DayOfJob[];

/** The day of customs clearance of the job `s`: when it was cleared or will be, else when it was declared. */
const clearanceOf = (companyId: string) => sql`(
  select coalesce(max(coalesce(m.actual_on, m.planned_on)) filter (where m.kind = 'cleared'),
    max(m.actual_on) filter (where m.kind = 'declared'))
  from milestone m where m.company_id = ${companyId} and m.job_id = s.id
    and m.kind in ('cleared', 'declared'))`;

/** How far the deadline of a line `t` of a set lies from its base, in SQL; null without a deadline. */
export const dueShift = sql`case when coalesce(t.due_days, t.due_hours) is not null then
  make_interval(days => coalesce(t.due_days, 0)::integer, hours => coalesce(t.due_hours, 0)::integer)
    * case t.due_direction when 'Before' then -1 else 1 end end`;

/**
 * The deadline that follows a day of the job `s` in SQL: the day counts at 17:00 in the time zone of
 * its office. No work is due within a day after the opening; without the day there is no deadline.
 *
 * Shape: `base` and `shift` are the columns `due_base` and `due_shift` of a stage.
 * Source: rule OP-11, areas/stage/README.md
 */
export function deadlineFrom(
  companyId: string,
  base: RawBuilder<unknown>,
  shift: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const days = Object.entries(columnOfDay).map(
    ([name, column]) => sql`when ${sql.lit(name)} then ${sql.ref(`s.${column}`)}`,
  );
  const day = sql`case ${base} ${sql.join(days, sql` `)} when 'clearance' then ${clearanceOf(companyId)} end`;
  return sql`case when (${day}) is not null then greatest(
    ((${day}) + time '17:00' + ${shift}) at time zone (select o.time_zone from office o
      where o.company_id = ${companyId} and o.id = s.office_id),
    s.datetime_created + interval '1 day') end`;
}
