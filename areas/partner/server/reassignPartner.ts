import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { lifeWords } from "../model/lifeWords.ts";
import { identityFields } from "../model/partner.ts";
import { refusePartner } from "../model/refusals.ts";
import { guardedPartner, rightOn } from "./partnerPermit.ts";
import { changePartner } from "./savePartner.ts";
import { tellPeople } from "./tellPeople.ts";

/** Whose a partner shall be: a person, and one of the places the person works in. */
export interface NewOwner {
  readonly userCreated?: string | null | undefined;
  readonly officeId?: string | null | undefined;
  readonly departmentId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
}

/**
 * Changes the identity of a partner, active or not, and assigns it to another user.
 *
 * Shape: only the identity fields and the owner are taken; without a place it is the person's
 *   usual one.
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · record.conflict · ask.invalid ·
 *   partner.unknownPerson · partner.noSuchPlace
 */
export async function updateInfoForPartner(
  tx: Tx,
  actor: Actor,
  ask: NewOwner &
    Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number },
) {
  const before = await guardedPartner(tx, actor, ask.id, "detail", true);
  actor.must(rightOn(before.partnerType, "ChangeInfo"), before);
  if (before.version !== ask.version) throw refuse("record.conflict");
  const identity = Object.fromEntries(
    identityFields.filter((field) => ask[field] !== undefined).map((field) => [field, ask[field]]),
  );
  let { version } = before;
  if (Object.keys(identity).length > 0) {
    ({ version } = await changePartner(tx, actor, before, { id: ask.id, version, ...identity }));
  }
  if (ask.userCreated) {
    const key = { companyId: actor.companyId, id: ask.id, version };
    const owner = await placeOf(tx, actor, { ...ask, userCreated: ask.userCreated });
    version = await updateVersioned(tx, "partner", key, { ...owner, ...stampChange(actor) });
    await tellPeople(tx, actor, {
      partner: before,
      words: lifeWords.partnerGiven,
      facts: { partner: String((before as unknown as { shortName: string }).shortName) },
      to: [ask.userCreated],
    });
  }
  return { status: true as const, data: { id: ask.id, version } };
}

interface Level {
  readonly officeId: string | null;
  readonly departmentId: string | null;
  readonly groupId: string | null;
}

async function placeOf(tx: Tx, actor: Actor, ask: NewOwner & { readonly userCreated: string }) {
  const levels = await rows<Level>(
    tx,
    sql`select l.office_id, l.department_id, l.group_id from user_level l
      join sys_user u on u.company_id = ${actor.companyId} and u.id = l.user_id and u.active
      where l.company_id = ${actor.companyId} and l.user_id = ${ask.userCreated} and l.active
      order by l.is_default desc, l.datetime_created`,
  );
  const place = levels.find(
    (level) =>
      !ask.officeId ||
      (level.officeId === ask.officeId &&
        level.departmentId === (ask.departmentId ?? null) &&
        level.groupId === (ask.groupId ?? null)),
  );
  if (levels.length === 0) {
    refuseFields([refusePartner.field("userCreated", "partner.unknownPerson")]);
  }
  if (!place) throw refusePartner("partner.noSuchPlace", {}, { field: "officeId" });
  return { userCreated: ask.userCreated, ...place };
}
