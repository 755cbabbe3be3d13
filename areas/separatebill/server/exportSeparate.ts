import { neutralWaybill } from "@fairway/areas/housebill/model/neutralWaybill.ts";
import { houseAirWaybill } from "@fairway/areas/housebill/server/paper/airWaybill.paper.ts";
import { waybillWorkbook } from "@fairway/areas/housebill/server/waybillWorkbook.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type * as contract from "../contract.ts";
import { contentOfSeparate, readSeparate } from "./previewSeparate.ts";

type Call = typeof contract.exportSeparate;

/**
 * Exports the stored separate waybill of a house bill as a neutral workbook, as a house waybill is.
 *
 * Refuses: record.notFound · separateBill.otherService, .notStored · checkPoint.stopped
 * Source: rule SB-5; CK-5, areas/credit/README.md
 */
export async function exportSeparate(tx: Tx, user: Actor, ask: Ask<Call>): Promise<Answer<Call>> {
  const actor = printingIn(user, houseAirWaybill, ask.language);
  const paper = await contentOfSeparate(tx, actor, await readSeparate(tx, actor, ask.hblId));
  const file = await waybillWorkbook(neutralWaybill(paper), actor.language, true);
  return { ...file, name: file.name.replace(/(?=\.xlsx$)/, "-SEPARATE") };
}
