import { type RawBuilder, sql } from "kysely";

/** The days of a job that a deadline may follow, with their columns. */
const columnOfBase = { etd: "etd", eta: "eta", serviceDate: "service_date" } as const;
export type DueBase = keyof typeof columnOfBase;
export const dueBases = Object.keys(columnOfBase) as DueBase[];

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
  const days = Object.entries(columnOfBase).map(
    ([name, column]) => sql`when ${sql.lit(name)} then ${sql.ref(`s.${column}`)}`,
  );
  const day = sql`case ${base} ${sql.join(days, sql` `)} end`;
  return sql`case when (${day}) is not null then greatest(
    ((${day}) + time '17:00' + ${shift}) at time zone (select o.time_zone from office o
      where o.company_id = ${companyId} and o.id = s.office_id),
    s.datetime_created + interval '1 day') end`;
}
