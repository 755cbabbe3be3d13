import { isWaybillForm } from "@fairway/areas/housebill/model/waybillPlacing.ts";
import { houseAirWaybill } from "@fairway/areas/housebill/server/paper/airWaybill.paper.ts";
import { contentOfBill } from "@fairway/areas/housebill/server/previewHouseWaybill.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type * as contract from "../contract.ts";
import { refuseSeparate } from "../model/refusals.ts";
import { mustHaveSeparate } from "./getSeparate.ts";
import { findSeparate } from "./separateTable.ts";

type Call = typeof contract.previewSeparate;

/**
 * Prints the stored separate waybill of a house bill in the layouts of house waybills, with at most
 * six statements.
 *
 * Refuses: record.notFound · separateBill.otherService, .notStored
 * Source: rule SB-5
 */
export async function previewSeparate(tx: Tx, user: Actor, ask: Ask<Call>): Promise<Answer<Call>> {
  const actor = printingIn(user, houseAirWaybill, ask.language);
  const { bill: parent, job } = await readHouseBill(tx, actor, ask.hblId);
  mustHaveSeparate(job);
  const bill = await findSeparate(tx, actor, ask.hblId);
  if (!bill) throw refuseSeparate("separateBill.notStored", { hwbno: parent.hwbno });
  const lines = async () => (bill.showDim ? bill.dimensionDetails : []);
  const { officeId } = job;
  const paper = await contentOfBill(tx, actor, { bill, job }, { lines, officeId });
  return answeredPaper(paper.no, houseAirWaybill, paper, {
    language: actor.language,
    layout: ask.reportType,
    ...(isWaybillForm(ask.reportType) ? { offset: { x: ask.offsetX, y: ask.offsetY } } : {}),
  });
}
