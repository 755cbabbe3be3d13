import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import type { AssignedStage } from "../model/assignedStage.ts";
import type { StageStatus } from "../model/stageStatus.ts";
import { type SystemCode, systemStages } from "../model/systemStages.ts";

type StoredStage = AssignedStage & { readonly systemCode: SystemCode | null };

/**
 * Reads stages of jobs with their names, in order.
 *
 * Shape: `where` uses the stage's alias `a`.
 */
export async function stageRows(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  where: RawBuilder<unknown>,
): Promise<AssignedStage[]> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const person = (column: string) => sql`(select jsonb_build_array(p.username, ${name})
    from person p where p.company_id = ${companyId} and p.id = ${sql.ref(column)})`;
  const found = await rows<StoredStage & Record<"main" | "realOne" | "creator", Named>>(
    tx,
    sql`
      select a.*, coalesce(c.code, a.system_code) as code, c.stage_name_en, c.stage_name_vn,
        c.milestone,
        d.dept_name_en as department_name_en, d.dept_name as department_name_vn, b.hwbno as hblno,
        ${person("a.main_person_in_charge")} as main,
        ${person("a.real_person_in_charge")} as real_one, ${person("a.user_created")} as creator
      from stage_assigned a
      left join stage c on c.company_id = ${companyId} and c.id = a.stage_id
      left join department d on d.company_id = ${companyId} and d.id = coalesce(a.department_id, c.stage_department_id)
      left join house_bill b on b.company_id = ${companyId} and b.id = a.hblid
      where a.company_id = ${companyId} and ${where}
      order by a.job_id, a.order_number_processed`,
  );
  return found.map(({ main, realOne, creator, systemCode, ...stage }) => {
    const names = systemCode ? systemStages[systemCode] : null;
    return {
      ...stage,
      stageNameEn: names?.en ?? stage.stageNameEn,
      stageNameVn: names?.vi ?? stage.stageNameVn,
      mainPersonUserName: main?.[0] ?? null,
      mainPersonName: main?.[1] ?? null,
      realPersonUserName: realOne?.[0] ?? null,
      realPersonName: realOne?.[1] ?? null,
      userNameCreated: creator?.[0] ?? null,
      nameCreated: creator?.[1] ?? null,
    };
  });
}

type Named = readonly [userName: string, name: string] | null;

/** A stage to be written on a job. */
export interface NewStage {
  readonly jobId: string;
  readonly stageId?: string;
  readonly systemCode?: SystemCode;
  readonly isReported?: boolean;
  readonly hblid: string | null;
  readonly status: StageStatus;
  readonly description: string | null;
  readonly deadline: string | null;
  readonly doneDate?: string;
  /** Null with a department, whose people may take it over. */
  readonly mainPersonInCharge: string | null;
  readonly realPersonInCharge: string | null;
  readonly departmentId?: string | null;
  readonly orderNumberProcessed: number;
}

/** Writes stages with one statement and returns their ids in the same order. */
export async function insertStages(
  tx: Tx,
  by: { readonly companyId: string; readonly userId: string },
  stages: readonly NewStage[],
): Promise<string[]> {
  const made = stages.map((stage) => ({
    ...stage,
    id: newId(),
    companyId: by.companyId,
    userCreated: by.userId,
    userModified: by.userId,
  }));
  await insertRows(tx, "stage_assigned", made);
  return made.map((stage) => stage.id);
}
