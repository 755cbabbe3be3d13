import { dimensionText } from "@fairway/areas/goods/model/dimension.ts";
import { dimensionListRows } from "@fairway/areas/goods/server/dimensions.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type * as contract from "../contract.ts";
import { printedAirBooking } from "../model/printedAirBooking.ts";
import { terminalsFor } from "../model/terminals.ts";
import { findAirBooking } from "./airBookingTable.ts";
import { mustHaveBooking } from "./bookingInput.ts";
import { airBookingNote } from "./paper/airBookingNote.paper.ts";

type Call = typeof contract.previewAirBooking;

/**
 * Prints the booking note of an air house bill for a cargo terminal, with at most six statements.
 *
 * Refuses: record.notFound · airBooking.otherService
 * Source: rule AB-3
 */
export async function previewAirBooking(
  tx: Tx,
  user: Actor,
  ask: Ask<Call>,
): Promise<Answer<Call>> {
  const actor = printingIn(user, airBookingNote, ask.language);
  const { companyId } = actor;
  const found = await readHouseBill(tx, actor, ask.hblId);
  mustHaveBooking(found);
  const { bill, job } = found;
  const noted = await findAirBooking(tx, companyId, bill.id);
  const lines = await dimensionListRows(tx, companyId, { mblid: job.id, hblid: bill.id });
  const head = await paperHead(tx, actor, job.officeId, actor.userId);
  const empty = { flexId: null, flightNo2: null, contactPerson: null, closingTime: null };
  const { language } = actor;
  const paper = printedAirBooking(head, found, noted ?? empty, dimensionText(lines), language);
  return answeredPaper(`BN_${paper.hwbno}`, airBookingNote, paper, {
    language,
    layout: ask.reportType ?? terminalsFor(bill.warehouseCode ?? job.warehouseCode)[0],
  });
}
