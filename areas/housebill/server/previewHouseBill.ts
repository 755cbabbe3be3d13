import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type { previewSeaHblOfLading } from "../contract.ts";
import { offsetOf } from "../model/billPlacing.ts";
import type { BillAndJob } from "../model/houseBill.ts";
import type { HouseBillPaper } from "../model/houseBillPaper.ts";
import { type Printed, printedBill } from "../model/printedBill.ts";
import { pointsOfBill } from "./billPoints.ts";
import { printedHouseBill } from "./paper/houseBill.paper.ts";
import { readHouseBill } from "./readHouseBill.ts";

/**
 * Prints a house bill of lading in the language of the call.
 *
 * Shape: an original is marked as a preview; the release of the bill prints the originals.
 * Refuses: record.notFound · checkPoint.stopped
 * Source: rule CK-5, areas/credit/README.md
 */
export async function previewHouseBill(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof previewSeaHblOfLading>,
): Promise<Answer<typeof previewSeaHblOfLading>> {
  const actor = printingIn(user, printedHouseBill, ask.language);
  const found = await readHouseBill(tx, actor, ask.hblId);
  await passCheckPoints(tx, actor, pointsOfBill(7, found.bill, found.job));
  const paper = await paperOfBill(tx, actor, found, { kind: ask.kind });
  return answeredPaper(found.bill.hwbno, printedHouseBill, paper, {
    language: actor.language,
    layout: ask.reportType,
    ...offsetOf(ask),
  });
}

/** Returns the printed content of a bill that has been read. */
export async function paperOfBill(
  tx: Tx,
  actor: Actor,
  { bill, job }: BillAndJob,
  printed: Printed,
): Promise<HouseBillPaper> {
  const list = { mblid: job.id, hblid: bill.id };
  const lines = await containerListRows(tx, actor.companyId, list);
  const head = await paperHead(tx, actor, job.officeId, null);
  return printedBill(head, bill, job, lines, printed);
}
