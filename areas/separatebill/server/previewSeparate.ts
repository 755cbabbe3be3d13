import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { isWaybillForm } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import { houseAirWaybill } from "@fairway/areas/housebill/server/paper/airWaybill.paper.ts";
import { pointsOfBill } from "@fairway/areas/housebill/server/billPoints.ts";
import { contentOfBill } from "@fairway/areas/housebill/server/previewHouseWaybill.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type * as contract from "../contract.ts";
import { refuseSeparate } from "../model/refusals.ts";
import { mustHaveSeparate } from "./getSeparate.ts";
import { findSeparate, type StoredSeparate } from "./separateTable.ts";

type Call = typeof contract.previewSeparate;

/**
 * Prints the stored separate waybill of a house bill in the layouts of house waybills, with at most
 * six statements.
 *
 * Refuses: record.notFound · separateBill.otherService, .notStored · checkPoint.stopped
 * Source: rule SB-5; CK-5, areas/credit/README.md
 */
export async function previewSeparate(tx: Tx, user: Actor, ask: Ask<Call>): Promise<Answer<Call>> {
  const actor = printingIn(user, houseAirWaybill, ask.language);
  const paper = await contentOfSeparate(tx, actor, await readSeparate(tx, actor, ask.hblId));
  return answeredPaper(`${paper.no}-SEPARATE`, houseAirWaybill, paper, {
    language: actor.language,
    layout: ask.reportType,
    ...(isWaybillForm(ask.reportType) ? { offset: { x: ask.offsetX, y: ask.offsetY } } : {}),
  });
}

/** A stored separate waybill with its house bill and its job. */
interface FoundSeparate {
  readonly bill: StoredSeparate;
  readonly parent: HouseBill;
  readonly job: Shipment;
}

/** Reads a separate waybill to print it; its house bill passes. Refuses: as previewSeparate */
export async function readSeparate(tx: Tx, actor: Actor, hblId: string): Promise<FoundSeparate> {
  const { bill: parent, job } = await readHouseBill(tx, actor, hblId);
  mustHaveSeparate(job);
  const bill = await findSeparate(tx, actor, hblId);
  if (!bill) throw refuseSeparate("separateBill.notStored", { hwbno: parent.hwbno });
  await passCheckPoints(tx, actor, pointsOfBill(7, parent, job));
  return { bill, parent, job };
}

/** Returns the printed content of a separate waybill that has been read. */
export function contentOfSeparate(tx: Tx, actor: Actor, { bill, job }: FoundSeparate) {
  const lines = async () => (bill.showDim ? bill.dimensionDetails : []);
  return contentOfBill(tx, actor, { bill, job }, { lines, officeId: job.officeId });
}
