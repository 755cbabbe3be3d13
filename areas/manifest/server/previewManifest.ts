import { hasWaybill } from "@fairway/areas/airwaybill/model/hasWaybill.ts";
import { readWaybill } from "@fairway/areas/airwaybill/server/readWaybill.ts";
import { readBillsOfJob } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { containersOfWholeJob } from "@fairway/areas/shipment/server/billContainers.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { listedBills, sumsOfManifest } from "../model/billsOfManifest.ts";
import { manifestLayout } from "../model/manifestLayout.ts";
import { printedManifest } from "../model/printedManifest.ts";
import { refuseManifest } from "../model/refusals.ts";
import { mustHaveManifest } from "./getManifest.ts";
import { readManifest } from "./readManifest.ts";
import { type ManifestLayout, manifestPaper } from "./paper/manifest.paper.ts";

interface Asked {
  readonly jobId: string;
  readonly language?: Language | undefined;
}

/**
 * Prints the saved manifest of a job, with at most six statements.
 *
 * Refuses: record.notFound · access.forbidden · manifest.otherService, .otherPaper, .notSaved,
 *   .noBill, .noContainer
 * Source: rule MF-5
 */
async function print(
  tx: Tx,
  user: Actor,
  layout: ManifestLayout,
  { jobId, language }: Asked,
): Promise<AnsweredFile> {
  const actor = printingIn(user, manifestPaper, language);
  const { companyId } = actor;
  const job = await readShipment(tx, actor, jobId);
  mustHaveManifest(job);
  const { jobNo } = job;
  const service = serviceOf(job.transactionType);
  if (manifestLayout(service) !== layout) throw refuseManifest("manifest.otherPaper", { jobNo });
  const manifest = await readManifest(tx, actor, job.id);
  if (!manifest) throw refuseManifest("manifest.notSaved", { jobNo });
  const all = await readBillsOfJob(tx, companyId, job.id);
  const bills = all.filter(({ id }) => manifest.hblids.includes(id));
  if (bills.length === 0) throw refuseManifest("manifest.noBill");
  const isAir = layout === "air";
  const containers = isAir ? [] : await containersOfWholeJob(tx, companyId, job.id, actor.language);
  if (layout === "seaImport" && service.goods === "containers" && containers.length === 0) {
    throw refuseManifest("manifest.noContainer", { jobNo });
  }
  const waybill = isAir && hasWaybill(service) ? await readWaybill(tx, companyId, job.id) : null;
  const head = await paperHead(tx, actor, job.officeId, null);
  const sums = sumsOfManifest(listedBills(bills, containers, new Set()));
  const ground = { job, manifest, sums, bills, containers, waybill };
  const content = printedManifest(head, ground, actor.language);
  return answeredPaper(manifest.refNo, manifestPaper, content, {
    language: actor.language,
    layout,
  });
}

/** Prints the manifest of a sea export job. */
export const previewSeaExport = (tx: Tx, user: Actor, ask: Asked) =>
  print(tx, user, "seaExport", ask);

/** Prints the manifest of a sea import job, with its containers. */
export const previewSeaImport = (tx: Tx, user: Actor, ask: Asked) =>
  print(tx, user, "seaImport", ask);

/** Prints the manifest of an air job. */
export const previewAir = (tx: Tx, user: Actor, ask: Asked) => print(tx, user, "air", ask);
