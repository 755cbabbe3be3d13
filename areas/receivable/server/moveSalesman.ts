import { loadAgreement } from "@fairway/areas/agreement/server/readAgreement.ts";
import { moveDues } from "@fairway/areas/due/server/moveDues.ts";
import { redateDues } from "@fairway/areas/due/server/redateDues.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseReceivable } from "../model/refusals.ts";

/**
 * Moves the open items of a partner from one salesman to that of an active agreement, at the offices
 * and services that the agreement covers; they get its terms.
 *
 * Shape: a user whose right does not cover all offices moves the items of the own office.
 * Locks: the agreement, then the items in id order.
 * Refuses: agreement.notFound · access.forbidden · receivable.agreementInactive · .sameSalesman
 * Source: rule RV-9, areas/receivable/README.md
 */
export async function moveSalesman(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.moveSalesman>,
): Promise<Answer<typeof contract.moveSalesman>> {
  const { agreement } = await loadAgreement(tx, actor, ask.agreementId, "detail", true);
  const reach = actor.reach("acctARP.write");
  const covers = reach === "Company" || reach === "All";
  const offices = agreement.officeId.filter((each) => covers || each === actor.officeId);
  if (offices.length === 0) throw refuse("access.forbidden", { permission: "acctARP.write" });
  if (!agreement.active) {
    throw refuseReceivable("receivable.agreementInactive", {}, { field: "agreementId" });
  }
  if (agreement.salemanId === ask.fromSaleManId) {
    throw refuseReceivable("receivable.sameSalesman", {}, { field: "fromSaleManId" });
  }
  const scope = { ...agreement, officeId: offices };
  await moveDues(tx, actor, { ...scope, salemanId: ask.fromSaleManId }, agreement.salemanId);
  await redateDues(tx, actor, scope);
  await audit(tx, actor, {
    kind: "approval",
    object: agreement.contractNo ?? agreement.salemanName ?? agreement.id,
    recordId: agreement.id,
    before: { salemanId: ask.fromSaleManId },
    after: { salemanId: agreement.salemanId, reason: ask.reason },
  });
  return { status: true, data: true };
}
