import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteFiles } from "@fairway/areas/file/server/keptFiles.ts";
import { deleteRows } from "@fairway/engine/db/writeRows.ts";
import { refuseUsed } from "@fairway/engine/uses/findUses.ts";
import { agreementFiles } from "../model/fileFolder.ts";
import { refuseAgreement } from "../model/refusals.ts";
import { debitOf, sayDebit } from "./agreementDebit.ts";
import { setMainSalesmen } from "@fairway/areas/partner/server/mainSalesmen.ts";
import { loadAgreement } from "./readAgreement.ts";

/**
 * Deletes an inactive agreement that no document references, with its files; the partner's main
 * salesman becomes that of its oldest remaining agreement.
 *
 * Locks: the agreement.
 * Refuses: agreement.notFound · access.forbidden · agreement.activeCannotGo · agreement.isOwedOn ·
 *   record.inUse
 */
export async function removeAgreement(tx: Tx, actor: Actor, ask: { readonly id: string }) {
  const { agreement } = await loadAgreement(tx, actor, ask.id, "write", true);
  if (agreement.active) throw refuseAgreement("agreement.activeCannotGo");
  const owed = await debitOf(tx, actor, agreement);
  if (owed === null || !decimal(owed).isZero()) {
    throw refuseAgreement("agreement.isOwedOn", {
      amount: sayDebit(owed, agreement.creditCurrency, actor.language),
    });
  }
  await refuseUsed(tx, actor, { table: "partner_agreement", shared: "company" }, ask.id);
  await deleteFiles(tx, actor, { ...agreementFiles, objectId: ask.id });
  await deleteRows(tx, "partner_agreement", actor.companyId, [ask.id], actor.userId);
  await setMainSalesmen(tx, actor.companyId, [agreement.partnerId]);
  return { status: true as const, data: { id: ask.id } };
}
