import type { Actor } from "@fairway/core/permission/actor.ts";

import { stampChange } from "@fairway/engine/db/stamp.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { updateRows, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { refusePartner } from "../model/refusals.ts";
import { overlapping, readAgreements, type StoredAgreement } from "./agreementTable.ts";
import { rightOn } from "./partnerPermit.ts";
import { loadAgreement } from "./readAgreement.ts";

/**
 * Activates or deactivates an agreement. Activating one makes its partner active; agreements of
 * the salesman that cover the same office and service give way, once that is confirmed.
 *
 * Locks: the agreement, then those that give way.
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
    throw refusePartner(on ? "agreement.alreadyActive" : "agreement.alreadyInactive");
  }
  if (on) {
    await giveWay(tx, actor, agreement, ask.replace === "true");
    await activatePartner(tx, actor, agreement.partnerId);
  }
  const key = { companyId: actor.companyId, id: ask.id, version: agreement.version };
  const version = await updateVersioned(tx, "partner_agreement", key, {
    active: on,
    inactiveOn: on ? null : "now",
    ...stampChange(actor),
  });
  return { status: true as const, data: { id: ask.id, version } };
}

async function giveWay(tx: Tx, actor: Actor, agreement: StoredAgreement, confirmed: boolean) {
  const { companyId } = actor;
  const day = actor.today;
  const others = await readAgreements(tx, companyId, day, overlapping(companyId, agreement), true);
  if (others.length === 0) return;
  if (!confirmed) throw refusePartner("agreement.overlaps", { count: others.length });
  await updateRows(
    tx,
    "partner_agreement",
    companyId,
    others.map(({ id }) => ({ id, active: false, inactiveOn: "now", ...stampChange(actor) })),
  );
}

async function activatePartner(tx: Tx, actor: Actor, partnerId: string): Promise<void> {
  await run(
    tx,
    sql`update partner set active = true, inactive_on = null, user_modified = ${actor.userId},
        datetime_modified = now(), version = version + 1
      where company_id = ${actor.companyId} and id = ${partnerId} and not active`,
  );
}
