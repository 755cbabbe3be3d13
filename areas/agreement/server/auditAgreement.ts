import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { StoredAgreement } from "./agreementTable.ts";

/** Writes a step of an agreement's approval to the audit, with the state before and after. */
export function auditAgreement(
  tx: Tx,
  actor: Actor,
  agreement: StoredAgreement,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kept = agreement as unknown as Readonly<Record<string, unknown>>;
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, kept[name]]));
  const object = agreement.contractNo ?? agreement.salemanName ?? agreement.id;
  return audit(tx, actor, {
    kind: "approval",
    object,
    recordId: agreement.id,
    before,
    after: changes,
  });
}
