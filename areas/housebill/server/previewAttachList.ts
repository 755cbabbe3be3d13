import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { AnsweredFile, Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type * as contract from "../contract.ts";
import { filledHead, textOfList } from "../model/attachedList.ts";
import type { BillAndJob } from "../model/houseBill.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { pointsOfBill } from "./billPoints.ts";
import { printedAttachList } from "./paper/attachList.paper.ts";
import { readHouseBill } from "./readHouseBill.ts";
import { mustAttach } from "./updateAttachList.ts";

/**
 * Prints the stored attached list of a bill.
 *
 * Refuses: record.notFound · access.forbidden · houseBill.attachesNothing · houseBill.noAttachedList
 * · checkPoint.stopped
 */
export async function previewAttachList(
  tx: Tx,
  user: Actor,
  ask: Ask<typeof contract.previewAttachList>,
): Promise<Answer<typeof contract.previewAttachList>> {
  const actor = printingIn(user, printedAttachList, ask.language);
  const found = await readHouseBill(tx, actor, ask.hblId);
  mustAttach(found.job);
  await passCheckPoints(tx, actor, pointsOfBill(7, found.bill, found.job));
  return attachListOf(tx, actor, found);
}

/** Prints the attached list of a bill that has been read. Refuses: houseBill.noAttachedList */
export async function attachListOf(
  tx: Tx,
  actor: Actor,
  { bill, job }: BillAndJob,
): Promise<AnsweredFile> {
  const { hwbno } = bill;
  const text = textOfList(bill.attachList);
  if (text === null) throw refuseHouseBill("houseBill.noAttachedList", { hwbno });
  const { letterhead, printedBy, printedAt } = await paperHead(tx, actor, job.officeId, null);
  const head = filledHead({ hwbno, etd: bill.etd ?? job.etd });
  const parties = {
    shipper: bill.shipperDescription ?? "",
    consignee: bill.consigneeDescription ?? "",
  };
  const paper = { letterhead, printedBy, printedAt, hwbno, head, text, ...parties };
  const { language } = actor;
  return answeredPaper(`${hwbno}-ATTACH`, printedAttachList, paper, { language });
}
