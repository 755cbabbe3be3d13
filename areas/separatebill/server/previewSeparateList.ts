import { printedAttachList } from "@fairway/areas/housebill/server/paper/attachList.paper.ts";
import { attachListOf } from "@fairway/areas/housebill/server/previewAttachList.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import type * as contract from "../contract.ts";
import { readSeparate } from "./previewSeparate.ts";

type Call = typeof contract.previewSeparateList;

/**
 * Prints the attached list of a separate waybill under its number: its own, else that of its house
 * bill.
 *
 * Refuses: record.notFound · separateBill.otherService, .notStored · houseBill.noAttachedList
 * · checkPoint.stopped
 * Source: rule SB-5; CK-5, areas/credit/README.md
 */
export async function previewSeparateList(
  tx: Tx,
  user: Actor,
  ask: Ask<Call>,
): Promise<Answer<Call>> {
  const actor = printingIn(user, printedAttachList, ask.language);
  const { bill, parent, job } = await readSeparate(tx, actor, ask.hblId);
  const attachList = bill.attachList ?? parent.attachList;
  return attachListOf(tx, actor, { bill: { ...bill, attachList }, job });
}
