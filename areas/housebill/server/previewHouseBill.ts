import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type { previewSeaHblOfLading } from "../contract.ts";
import { printedBill } from "../model/printedBill.ts";
import { printedHouseBill } from "./paper/houseBill.paper.ts";
import { readHouseBill } from "./readHouseBill.ts";

/** Prints a house bill of lading in the language of the call. */
export async function previewHouseBill(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof previewSeaHblOfLading>,
): Promise<Answer<typeof previewSeaHblOfLading>> {
  const actor = printingIn(user, printedHouseBill, ask.language);
  const { bill, job } = await readHouseBill(tx, actor, ask.hblId);
  const list = { mblid: job.id, hblid: bill.id };
  const lines = await containerListRows(tx, actor.companyId, list);
  const head = await paperHead(tx, actor, job.officeId, null);
  const paper = printedBill(head, bill, job, lines, ask.reportType);
  return answeredPaper(bill.hwbno, printedHouseBill, paper, {
    language: actor.language,
    layout: ask.layout,
    ...(ask.layout === "form" ? { offset: { x: ask.offsetX, y: ask.offsetY } } : {}),
  });
}
