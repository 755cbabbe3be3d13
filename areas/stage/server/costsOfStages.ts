import type { CostPer } from "@fairway/areas/catalogue/model/stageSet.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { JobOfSet } from "../model/factsOfSet.ts";
import { linesOfSet } from "./linesOfSet.ts";

/** A charge that a job usually has because of one of its stages. */
export interface CostOfStage {
  readonly chargeId: string;
  readonly chargeCode: string;
  readonly chargeName: string;
  readonly stageName: string;
  readonly per: CostPer;
}

/**
 * Reads the costs that the stages of a job usually have, in the order of the stages; dropped stages have
 * none.
 *
 * Source: rule OP-28, areas/stage/README.md
 */
export function costsOfStages(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  job: JobOfSet & { readonly id: string },
): Promise<CostOfStage[]> {
  const vi = language === "vi";
  return rows<CostOfStage>(
    tx,
    sql`select c.id as charge_id, c.code as charge_code,
        ${sql.ref(vi ? "c.charge_name_vn" : "c.charge_name_en")} as charge_name,
        ${sql.ref(vi ? "g.stage_name_vn" : "g.stage_name_en")} as stage_name, t.cost_per as per
      from (${linesOfSet(companyId, job)}) t
      join stage g on g.company_id = ${companyId} and g.id = t.stage_id
      join charge c on c.company_id = ${companyId} and c.id = t.cost_charge_id and c.active
      where exists (select from stage_assigned a
        where a.company_id = ${companyId} and a.job_id = ${job.id} and a.stage_id = t.stage_id
          and a.status <> 'Deleted')
      order by t.order_no, c.code`,
  );
}
