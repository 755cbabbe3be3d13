import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import { releaseDaysOf } from "@fairway/areas/organisation/server/officeSettings.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { decideRelease as decideCall } from "../contract.ts";
import { refuseCredit } from "../model/refusals.ts";
import { type Release, whyNotUntil } from "../model/release.ts";
import { releaseAddress } from "../model/releaseAddress.ts";
import { askedFor, decides, mayDecide, readReleases } from "./readReleases.ts";

interface Locked extends Owned {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly officeId: string;
  readonly userCreated: string;
  readonly actedBy: string | null;
  readonly releasedUntil: string;
}

/**
 * Approves or denies a requested release, and tells the user who asked.
 *
 * Locks: the release.
 * Refuses: release.notFound · release.own · access.forbidden · record.conflict · release.decided ·
 *   release.past, .tooLong
 * Source: rule CK-12, areas/credit/README.md
 */
export async function decideRelease(tx: Tx, actor: Actor, ask: Ask<typeof decideCall>) {
  const { companyId, userId, today } = actor;
  actor.mustHave(decides);
  const found = await maybe<Locked>(
    tx,
    sql`select e.company_id, e.id, e.version, e.state, e.office_id, e.department_id, e.group_id,
        e.user_created, e.acted_by, e.released_until
      from check_point_release e
      where e.company_id = ${companyId} and e.id = ${ask.id} for no key update`,
  );
  if (!found) throw refuseCredit("release.notFound");
  if (askedFor(actor, found)) throw refuseCredit("release.own");
  if (!mayDecide(actor, found)) throw refuseCredit("release.notFound");
  if (found.state !== "Requested") throw refuseCredit("release.decided");
  if (found.version !== ask.version) throw refuse("record.conflict");
  const releasedUntil = ask.releasedUntil ?? found.releasedUntil;
  if (ask.approve) {
    const most = await releaseDaysOf(tx, actor, found.officeId);
    const wrong = whyNotUntil(releasedUntil, today, most);
    refuseFields(wrong ? [wrong] : []);
  }
  await updateVersioned(
    tx,
    "check_point_release",
    { companyId, id: ask.id, version: ask.version },
    {
      state: ask.approve ? "Approved" : "Denied",
      releasedUntil,
      decidedBy: userId,
      decidedAt: "now",
      comment: ask.comment ?? null,
      userModified: userId,
      datetimeModified: "now",
    },
  );
  const { data } = await readReleases(tx, actor, sql`e.id = ${ask.id}`);
  const told = data[0] as Release;
  const { state, comment } = told;
  await audit(tx, actor, {
    kind: "approval",
    object: told.partnerName,
    recordId: ask.id,
    before: { state: found.state, releasedUntil: found.releasedUntil },
    after: { state, releasedUntil, comment },
  });
  await handOver(tx, actor, {
    told: [
      {
        kind: ask.approve ? "releaseApproved" : "releaseDenied",
        subjectId: ask.id,
        number: told.partnerName,
        address: releaseAddress(ask.id),
        owner: found,
        to: [found.userCreated],
      },
    ],
    done: [{ kinds: ["releaseToDecide"], subjects: [ask.id] }],
  });
  return { status: true as const, data: told };
}
