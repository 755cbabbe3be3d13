import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type { previewCoverPage as call } from "../contract.ts";
import { printedCover } from "../model/printedCover.ts";
import { clearedAndCarried } from "./clearedAndCarried.ts";
import { coverPaper } from "./paper/cover.paper.ts";
import { releaseDays } from "./releaseDaysTable.ts";

/**
 * Prints the cover page of a job, with at most six statements, of operations seven.
 *
 * Refuses: record.notFound for a missing job and one outside the user's detail reach.
 * Source: rule DS-1
 */
export async function previewCoverPage(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const actor = printingIn(user, coverPaper, ask.language);
  const { companyId, language } = actor;
  const job = await readShipment(tx, actor, ask.id);
  const bills = await readBillsOfJob(tx, companyId, job.id, language);
  const containers = await containersOfWholeJob(tx, companyId, job.id);
  const released = await releaseDays(tx, companyId, job.id);
  const service = serviceOf(job.transactionType);
  const cleared = service.bill.isOfJob
    ? await clearedAndCarried(tx, companyId, job.id, language)
    : { declarations: "", trucks: "" };
  const head = await paperHead(tx, actor, job.officeId, null);
  const content = printedCover(head, { job, bills, containers, released, cleared }, language);
  const layout = service.family === "air" ? "air" : "sea";
  return answeredPaper(`COVER-${job.jobNo}`, coverPaper, content, { language, layout });
}
