import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { Milestone, MilestoneSource, Told } from "../model/milestone.ts";
import type { ChangedMilestone } from "./milestoneFollowers.ts";

/** The milestones that are stored for a job. */
export function storedMilestones(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  jobId: string,
): Promise<Omit<Milestone, "may">[]> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const told = (side: "planned" | "actual") => {
    const column = (part: string) => sql.ref(`m.${side}_${part}`);
    return sql<Told | null>`case when ${column("on")} is not null then jsonb_build_object(
      'when', coalesce(to_char(${column("at")} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        ${column("on")}::text),
      'source', ${column("source")}, 'reference', ${column("reference")},
      'by', (select coalesce(${name}, p.username) from person p
        where p.company_id = ${companyId} and p.id = ${column("by")})) end`;
  };
  return rows(
    tx,
    sql`select m.kind, m.version, ${told("planned")} as planned, ${told("actual")} as actual
      from milestone m where m.company_id = ${companyId} and m.job_id = ${jobId}`,
  );
}

/** What is told of a milestone of a job. */
export interface MilestoneNote {
  readonly jobId: string;
  readonly kind: MilestoneKind;
  /** A day, or an instant; null takes back what the same source told, absent leaves it. */
  readonly planned?: string | null;
  readonly actual?: string | null;
  readonly source: MilestoneSource;
  readonly reference?: string | null;
}

/**
 * Writes what is told of milestones with one statement and returns those that changed.
 *
 * Shape: an instant gets its day in the time zone of the job's office. What a person entered is
 *   replaced only by a person.
 */
export function writeMilestones(
  tx: Tx,
  by: { readonly companyId: string; readonly userId: string | null },
  notes: readonly MilestoneNote[],
): Promise<ChangedMilestone[]> {
  const { companyId, userId } = by;
  const told = notes.map(({ jobId, kind, source, reference = null, ...times }) => ({
    id: newId(),
    job_id: jobId,
    kind,
    source,
    reference,
    ...timesOf("planned", times.planned),
    ...timesOf("actual", times.actual),
  }));
  const side = (name: "planned" | "actual") => {
    const old = (part: string) => sql.ref(`m.${name}_${part}`);
    // Told at all, not entered by a person before, and taken back only by its own source.
    const takes = sql`(t.${sql.ref(`tells_${name}`)}
      and (t.source = 'person' or ${old("source")} is distinct from 'person')
      and (t.${sql.ref(`${name}_on`)} is not null or t.source in ('person', ${old("source")})))`;
    return { old, takes };
  };
  const parts = ["on", "at", "source", "reference", "by"] as const;
  const columns = (["planned", "actual"] as const).flatMap((name) => {
    const { old, takes } = side(name);
    const now = (part: string) => sql`t.${sql.ref(`${name}_${part}`)}`;
    // Another source that says the same changes neither source nor reference.
    const isNews = sql`(${takes} and ((${old("on")}, ${old("at")}) is distinct from (${now("on")}, ${now("at")})
      or (${old("source")} = ${now("source")} and ${old("reference")} is distinct from ${now("reference")})))`;
    return parts.map((part) => ({
      column: sql.ref(`${name}_${part}`),
      value: sql`case when ${isNews} then t.${sql.ref(`${name}_${part}`)} else ${old(part)} end`,
      old: old(part),
    }));
  });
  const list = sql.join(columns.map(({ column }) => column));
  return rows(
    tx,
    sql`with t as (
        select r.*,
          ${dayIn("planned")} as planned_on, case when r.planned like '%T%' then r.planned::timestamptz end as planned_at,
          case when r.planned is not null then r.source end as planned_source,
          case when r.planned is not null then r.reference end as planned_reference,
          case when r.planned is not null then ${userId}::uuid end as planned_by,
          ${dayIn("actual")} as actual_on, case when r.actual like '%T%' then r.actual::timestamptz end as actual_at,
          case when r.actual is not null then r.source end as actual_source,
          case when r.actual is not null then r.reference end as actual_reference,
          case when r.actual is not null then ${userId}::uuid end as actual_by
        from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as r(id uuid, job_id uuid, kind text,
          source text, reference text, planned text, tells_planned boolean, actual text,
          tells_actual boolean)
        join shipment s on s.company_id = ${companyId} and s.id = r.job_id
        join office o on o.company_id = ${companyId} and o.id = s.office_id),
      kept as (
        select t.id as new_id, m.id as old_id, t.job_id, t.kind,
          m.actual_on as was_on, m.actual_at as was_at,
          ${sql.join(columns.map(({ value, column }) => sql`${value} as ${column}`))}
        from t left join milestone m
          on m.company_id = ${companyId} and m.job_id = t.job_id and m.kind = t.kind),
      added as (
        insert into milestone (company_id, id, job_id, kind, ${list}, user_created, user_modified)
        select ${companyId}, k.new_id, k.job_id, k.kind,
          ${sql.join(columns.map(({ column }) => sql`k.${column}`))}, ${userId}::uuid, ${userId}::uuid
        from kept k where k.old_id is null and coalesce(k.planned_on, k.actual_on) is not null
        returning job_id, kind, actual_on is not null as is_actual),
      changed as (
        update milestone m set (${list}) = row(${sql.join(columns.map(({ column }) => sql`k.${column}`))}),
          version = m.version + 1, user_modified = ${userId}::uuid, datetime_modified = now()
        from kept k
        where m.company_id = ${companyId} and m.id = k.old_id
          and (${sql.join(columns.map(({ old }) => old))}) is distinct from
            (${sql.join(columns.map(({ column }) => sql`k.${column}`))})
        returning m.job_id, m.kind, (m.actual_on, m.actual_at) is distinct from
          (k.was_on, k.was_at) as is_actual)
      select * from added union all select * from changed`,
  );
}

function timesOf(name: "planned" | "actual", when: string | null | undefined) {
  return { [name]: when ?? null, [`tells_${name}`]: when !== undefined };
}

function dayIn(name: "planned" | "actual") {
  const told = sql.ref(`r.${name}`);
  return sql`case when ${told} like '%T%' then (${told}::timestamptz at time zone o.time_zone)::date
    else ${told}::date end`;
}
