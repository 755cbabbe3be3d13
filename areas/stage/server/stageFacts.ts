import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readersOfJob } from "@fairway/areas/shipment/server/readersOfJob.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseStage } from "../model/refusals.ts";
import { departmentThatGets } from "./whoGetsStages.ts";

/** The references of a stage. */
export interface StageReferences {
  readonly stageId?: string | null;
  readonly mainPersonInCharge?: string | null;
  readonly realPersonInCharge?: string | null;
  readonly hblid?: string | null;
}

/**
 * Checks the references of stages with one statement and returns the catalogue's descriptions and the
 * departments that get a stage for which nobody is named.
 *
 * Shape: `fieldOf` makes the path of a line's fields.
 * Refuses: every reference that is missing, inactive, or of another job, and a person who may not
 *   open the job
 * Source: rule OP-2
 */
export async function stageFacts(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  asked: readonly StageReferences[],
  fieldOf: (at: number) => string,
): Promise<{
  readonly descriptions: Readonly<Record<string, string>>;
  readonly departments: Readonly<Record<string, string | null>>;
}> {
  const { companyId } = actor;
  const ids = (idOf: (each: StageReferences) => string | null | undefined) => [
    ...new Set(asked.map(idOf).filter(Boolean)),
  ];
  const persons = [
    ...ids((each) => each.mainPersonInCharge),
    ...ids((each) => each.realPersonInCharge),
  ];
  const description = actor.language === "vi" ? sql`c.description_vn` : sql`c.description_en`;
  const found = await one<{
    stages: Record<
      string,
      { code: string; active: boolean; description: string | null; departmentId: string | null }
    > | null;
    persons: string[];
    bills: string[];
  }>(
    tx,
    sql`select
      (select jsonb_object_agg(c.id, jsonb_build_object('code', c.code, 'active', c.active,
          'description', ${description}, 'departmentId', ${departmentThatGets(companyId)}))
        from stage c join shipment s on s.company_id = ${companyId} and s.id = ${job.id}
        where c.company_id = ${companyId}
          and c.id = any(${ids((each) => each.stageId)}::uuid[])) as stages,
      array(select u.id from sys_user u where u.company_id = ${companyId} and u.active
        and u.id = any(${persons}::uuid[]))::text[] as persons,
      array(select b.id from house_bill b where b.company_id = ${companyId}
        and b.job_id = ${job.id} and not b.is_virtual and b.id = any(${ids((each) => each.hblid)}::uuid[]))::text[]
        as bills`,
  );
  const others = found.persons.filter((person) => person !== actor.userId);
  const readers = others.length > 0 ? await readersOfJob(tx, actor, job, others) : [];
  const readsJob = new Set([actor.userId, ...readers.map((each) => each.id)]);
  const faults: FieldRefusal[] = [];
  for (const [at, each] of asked.entries()) {
    const path = (field: string) => `${fieldOf(at)}${field}`;
    if (each.stageId) {
      const stage = found.stages?.[each.stageId];
      if (!stage) {
        faults.push(refuse.field(path("stageId"), "field.unknown", { value: each.stageId }));
      } else if (!stage.active) {
        faults.push(refuseStage.field(path("stageId"), "stage.inactive", { code: stage.code }));
      }
    }
    for (const field of ["mainPersonInCharge", "realPersonInCharge"] as const) {
      const value = each[field];
      if (value && !found.persons.includes(value)) {
        faults.push(refuse.field(path(field), "field.unknown", { value }));
      } else if (value && !readsJob.has(value)) {
        const { jobNo } = job;
        faults.push(refuseStage.field(path(field), "stage.personCannotOpen", { jobNo }));
      }
    }
    if (each.hblid && !found.bills.includes(each.hblid)) {
      const { jobNo } = job;
      faults.push(refuseStage.field(path("hblid"), "stage.otherJob", { jobNo }));
    }
  }
  refuseFields(faults);
  const stages = Object.entries(found.stages ?? {});
  const texts = stages.map(([id, stage]) => [id, stage.description]);
  return {
    descriptions: Object.fromEntries(texts.filter(([, text]) => text)),
    departments: Object.fromEntries(stages.map(([id, stage]) => [id, stage.departmentId])),
  };
}

/** The position after the last stage of a job; stable while the caller holds the job's lock. */
export async function nextOrder(
  tx: Tx,
  actor: Pick<Actor, "companyId">,
  jobId: string,
): Promise<number> {
  const { next } = await one<{ next: number }>(
    tx,
    sql`select coalesce(max(a.order_number_processed), 0) + 1 as next from stage_assigned a
      where a.company_id = ${actor.companyId} and a.job_id = ${jobId}`,
  );
  return Number(next);
}
