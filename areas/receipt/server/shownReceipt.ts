import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { openVerbs } from "@fairway/core/steps/steps.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type Receipt, receiptSteps } from "../model/receipt.ts";
import { readPaymentLines, readReceipts } from "./receiptTable.ts";

/** A receipt with what the asking person may do with it. */
export function withMay(actor: Actor, receipt: Receipt): Receipt & { may: string[] } {
  const may: string[] = ["print"];
  const verbs = openVerbs(receiptSteps, receipt.status);
  const unsynced = receipt.syncStatus !== "Synced";
  if (actor.may("acctARP.write", receipt) && unsynced) {
    if (verbs.includes("save")) may.push("update", "done");
    if (verbs.includes("cancel")) may.push("cancel", "quickUpdate");
  }
  if (verbs.includes("drop") && actor.may("acctARP.delete", receipt)) may.push("delete");
  return { ...receipt, may };
}

/** Reads one receipt by its id without checking permissions. Refuses: record.notFound */
export async function readReceipt(
  tx: Tx,
  companyId: string,
  id: string,
  locked?: "locked",
): Promise<Receipt> {
  const [receipt] = await readReceipts(tx, companyId, sql`r.id = ${id}`, locked);
  if (!receipt) throw refuse("record.notFound");
  return receipt;
}

/** A receipt with its lines, as the person may see it. */
export async function shownReceipt(tx: Tx, actor: Actor, id: string) {
  const receipt = await readReceipt(tx, actor.companyId, id);
  const payments = await readPaymentLines(tx, actor.companyId, id);
  return { ...withMay(actor, receipt), payments };
}

/** Opens one receipt. Refuses: record.notFound · access.forbidden */
export async function getReceiptById(tx: Tx, actor: Actor, { id }: { id: string }) {
  const shown = await shownReceipt(tx, actor, id);
  actor.must("acctARP.detail", shown);
  return shown;
}

/** Says whether the person may open a receipt. */
export async function checkAllowDetailReceipt(tx: Tx, actor: Actor, { id }: { id: string }) {
  return actor.may("acctARP.detail", await readReceipt(tx, actor.companyId, id));
}
