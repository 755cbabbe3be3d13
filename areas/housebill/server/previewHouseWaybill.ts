import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { type DimensionForm, dimensionText } from "@fairway/areas/goods/model/dimension.ts";
import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import { airlineByNumber } from "@fairway/areas/catalogue/server/airlineByNumber.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { sql } from "kysely";
import type { previewHouseAirWaybill } from "../contract.ts";
import type { AirWaybillPaper } from "../model/airWaybillPaper.ts";
import type { BillAndJob } from "../model/houseBill.ts";
import { printedWaybill } from "../model/printedWaybill.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { isWaybillForm } from "../model/waybillPlacing.ts";
import { pointsOfBill } from "./billPoints.ts";
import { houseAirWaybill } from "./paper/airWaybill.paper.ts";
import { readHouseBill } from "./readHouseBill.ts";

/**
 * Prints a house air waybill in the language of the call, with at most six statements.
 *
 * Refuses: record.notFound · houseBill.noWaybill · checkPoint.stopped
 * Source: rule HB-30
 */
export async function previewHouseWaybill(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof previewHouseAirWaybill>,
): Promise<Answer<typeof previewHouseAirWaybill>> {
  const actor = printingIn(user, houseAirWaybill, ask.language);
  const paper = await contentOfWaybill(tx, actor, ask.hblId);
  return answeredPaper(paper.no, houseAirWaybill, paper, {
    language: actor.language,
    layout: ask.reportType,
    ...(isWaybillForm(ask.reportType) ? { offset: { x: ask.offsetX, y: ask.offsetY } } : {}),
  });
}

/** The printed content of a house air waybill, for its paper and its workbook. */
export async function contentOfWaybill(
  tx: Tx,
  actor: Actor,
  hblId: string,
  officeId?: string,
): Promise<AirWaybillPaper> {
  const found = await readHouseBill(tx, actor, hblId);
  const { bill, job } = found;
  await passCheckPoints(tx, actor, pointsOfBill(7, bill, job));
  const list = { mblid: job.id, hblid: bill.id };
  const lines = async () =>
    bill.showDim ? await dimensionListRows(tx, actor.companyId, list) : [];
  return contentOfBill(tx, actor, found, { lines, officeId: officeId ?? job.officeId });
}

/**
 * The printed content of a bill that was read before, with its dimension lines.
 *
 * Refuses: houseBill.noWaybill
 */
export async function contentOfBill(
  tx: Tx,
  actor: Actor,
  { bill, job }: BillAndJob,
  {
    lines,
    officeId,
  }: {
    readonly lines: () => Promise<readonly DimensionForm[]>;
    readonly officeId: string;
  },
): Promise<AirWaybillPaper> {
  if (serviceOf(job.transactionType).bill.kind !== "air") {
    throw refuseHouseBill("houseBill.noWaybill", { hwbno: bill.hwbno });
  }
  const named = airlineByNumber(actor.companyId, job.mawb ?? bill.mawb);
  const ofPrefix = sql<{ airline: string | null }>`, (select a.name_en from ${named}) as airline`;
  const head = await paperHead(tx, actor, officeId, null, ofPrefix);
  const { iataCode, iataAccount, airline } = head.office;
  const dimensions = dimensionText(await lines());
  return printedWaybill(head, bill, job, { iataCode, iataAccount, airline, dimensions });
}
