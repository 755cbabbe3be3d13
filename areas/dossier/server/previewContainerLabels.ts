import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { answeredSheets } from "@fairway/engine/paper/answeredPaper.ts";
import type { previewContainerLabels as call } from "../contract.ts";
import { containerLabels } from "../model/containerLabels.ts";
import { refuseDossier } from "../model/refusals.ts";
import { containerLabel } from "./paper/containerLabel.paper.ts";

/**
 * Prints a label for each container of a job, with at most six statements.
 *
 * Refuses: record.notFound · dossier.noContainers
 * Source: rule DS-4
 */
export async function previewContainerLabels(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const actor = printingIn(user, containerLabel, ask.language);
  const { companyId, language } = actor;
  const job = await readShipment(tx, actor, ask.id);
  const containers = await containersOfWholeJob(tx, companyId, job.id, language);
  const bills = await readBillsOfJob(tx, companyId, job.id, language);
  const head = await paperHead(tx, actor, job.officeId, null);
  const labels = containerLabels(head, { job, bills, containers });
  if (labels.length === 0) throw refuseDossier("dossier.noContainers", { jobNo: job.jobNo });
  return answeredSheets(
    `LABEL-${job.jobNo}`,
    labels.map((label) => containerLabel.sheet(label, { language })),
  );
}
