import { nextState } from "@fairway/core/steps/steps.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { shipmentSteps } from "../model/shipmentSteps.ts";

/**
 * Moves all matching jobs of a company by one step of the state table, with one statement, and
 * returns their number. Locked jobs are skipped. Versions stay, so that an open form can still be
 * saved.
 *
 * Shape: `fits` uses the alias `s` for the job.
 */
export async function moveJobs(
  tx: Tx,
  companyId: string,
  verb: "begin" | "calm" | "warn" | "overdue",
  fits: RawBuilder<unknown>,
): Promise<number> {
  const froms = Object.keys(shipmentSteps).filter((from) => nextState(shipmentSteps, from, verb));
  const tos = new Set(froms.map((from) => nextState(shipmentSteps, from, verb)));
  if (tos.size !== 1) throw new Error(`${verb} must lead to one state`);
  return run(
    tx,
    sql`update shipment s set current_status = ${[...tos][0]}
      where s.company_id = ${companyId} and not s.is_locked
        and s.current_status = any(${froms}) and (${fits})`,
  );
}
