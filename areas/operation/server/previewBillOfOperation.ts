import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { offsetOf } from "@fairway/areas/housebill/model/billPlacing.ts";
import { pointsOfBill } from "@fairway/areas/housebill/server/billPoints.ts";
import { printedHouseBill } from "@fairway/areas/housebill/server/paper/houseBill.paper.ts";
import { paperOfBill } from "@fairway/areas/housebill/server/previewHouseBill.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type { previewBillOfOperation as call } from "../contract.ts";
import { printedBillOfOperation, transcriptOf } from "../model/printedBillOfOperation.ts";
import { billOfOperation } from "./billOfOperation.ts";

/**
 * Prints the bill of lading of an operations job on the form of house bills, as a transcript: the job
 * clears or carries the goods of a bill that others have issued.
 *
 * Refuses: record.notFound · operation.otherService · checkPoint.stopped
 * Source: rule OJ-31
 */
export async function previewBillOfOperation(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof call>,
): Promise<Answer<typeof call>> {
  const actor = printingIn(user, printedHouseBill, ask.language);
  const job = await readShipment(tx, actor, ask.jobId);
  const bill = await billOfOperation(tx, actor, job);
  await passCheckPoints(tx, actor, pointsOfBill(7, bill, job));
  const printed = { bill: printedBillOfOperation(bill, job), job };
  const paper = transcriptOf(await paperOfBill(tx, actor, printed, { kind: "COPY" }));
  return answeredPaper(bill.hwbno, printedHouseBill, paper, {
    language: actor.language,
    layout: ask.reportType,
    ...offsetOf(ask),
  });
}
