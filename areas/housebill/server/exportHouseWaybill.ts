import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type * as contract from "../contract.ts";
import { neutralWaybill } from "../model/neutralWaybill.ts";
import { houseAirWaybill } from "./paper/airWaybill.paper.ts";
import { contentOfWaybill } from "./previewHouseWaybill.ts";
import { waybillWorkbook } from "./waybillWorkbook.ts";

type Call = typeof contract.exportHouseAirWaybill;

/**
 * Exports a house air waybill as a neutral workbook, issued by the named office or that of its job.
 *
 * Refuses: record.notFound · houseBill.noWaybill
 * Source: rule HB-33
 */
export async function exportHouseWaybill(
  tx: Tx,
  user: Actor,
  { hblid, officeId, language }: Ask<Call>,
): Promise<Answer<Call>> {
  const actor = printingIn(user, houseAirWaybill, language);
  const paper = await contentOfWaybill(tx, actor, hblid, officeId ?? undefined);
  return waybillWorkbook(neutralWaybill(paper), actor.language, true);
}
