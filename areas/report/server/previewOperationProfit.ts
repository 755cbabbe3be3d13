import { mustBeOperation } from "@fairway/areas/operation/server/billOfOperation.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import type { previewOperationProfit as call } from "../contract.ts";
import { printedProfitSheet } from "./paper/profitSheet.paper.ts";
import { profitSheetPaper } from "./previewProfitSheet.ts";

/**
 * Prints the profit and loss sheet of an operations job, in VND or USD; the same sheet as that of
 * other jobs, under the name that operations file it by.
 *
 * Refuses: record.notFound · operation.otherService
 */
export async function previewOperationProfit(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const { job, paper, language } = await profitSheetPaper(tx, actor, ask);
  mustBeOperation(job);
  return answeredPaper(`FormPLsheet_${job.jobNo}`, printedProfitSheet, paper, { language });
}
