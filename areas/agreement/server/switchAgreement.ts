import { redateDues } from "@fairway/areas/due/server/redateDues.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";

import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateRows, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { lifeWords } from "../model/lifeWords.ts";
import { refuseAgreement } from "../model/refusals.ts";
import { overlapping, readAgreements, type StoredAgreement } from "./agreementTable.ts";
import { auditAgreement } from "./auditAgreement.ts";
import { type GuardedPartner, rightOn } from "@fairway/areas/partner/server/partnerPermit.ts";
import { loadAgreement } from "./readAgreement.ts";
import { activatePartner } from "@fairway/areas/partner/server/activatePartner.ts";
import { tellPeople } from "@fairway/areas/partner/server/tellPeople.ts";

/**
 * Activates or deactivates an agreement. Activating one makes its partner active;
 * agreements of the salesman that share an office and a service become inactive after a
 * confirmation.
 *
 * Locks: the agreement, then those that become inactive.
 * Refuses: agreement.notFound · access.forbidden · agreement.alreadyActive / .alreadyInactive ·
 *   agreement.overlaps
 */
export async function switchAgreement(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly id: string;
    readonly flag: "true" | "false";
    readonly replace?: "true" | "false" | undefined;
  },
) {
  const { agreement, partner } = await loadAgreement(tx, actor, ask.id, "detail", true);
  actor.must(rightOn(partner.partnerType, "ActiveContract"), partner);
  const on = ask.flag === "true";
  if (agreement.active === on) {
    throw refuseAgreement(on ? "agreement.alreadyActive" : "agreement.alreadyInactive");
  }
  if (on) {
    await giveWay(tx, actor, agreement, ask.replace === "true");
    await activatePartner(tx, actor, partner);
  }
  const key = { companyId: actor.companyId, id: ask.id, version: agreement.version };
  const version = await updateVersioned(tx, "partner_agreement", key, {
    active: on,
    inactiveOn: on ? null : "now",
    approvalStatus: on ? "Done" : "New",
    approvalComment: null,
    ...stampChange(actor),
  });
  await auditAgreement(tx, actor, agreement, { active: on, approvalStatus: on ? "Done" : "New" });
  if (on) {
    await redateDues(tx, actor, agreement);
    await tellActive(tx, actor, agreement, partner);
  }
  return { status: true as const, data: { id: ask.id, version } };
}

/** Notifies the salesman and the creator. */
async function tellActive(
  tx: Tx,
  actor: Actor,
  agreement: StoredAgreement,
  partner: GuardedPartner,
): Promise<void> {
  const { shortName } = partner as unknown as Record<string, string>;
  await tellPeople(tx, actor, {
    partner,
    words: lifeWords.agreementActive,
    facts: { partner: shortName ?? "" },
    to: [agreement.salemanId, agreement.userCreated],
  });
}

async function giveWay(tx: Tx, actor: Actor, agreement: StoredAgreement, confirmed: boolean) {
  const { companyId } = actor;
  const day = actor.today;
  const others = await readAgreements(tx, companyId, day, overlapping(companyId, agreement), true);
  if (others.length === 0) return;
  if (!confirmed) throw refuseAgreement("agreement.overlaps", { count: others.length });
  await updateRows(
    tx,
    "partner_agreement",
    companyId,
    others.map(({ id }) => ({ id, active: false, inactiveOn: "now", ...stampChange(actor) })),
  );
}
