import type { Actor } from "@fairway/core/permission/actor.ts";
import { type AuditedPerson, type AuditEntry, auditEach } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { UserLevel } from "../model/userLevel.ts";
import { readPlaces } from "./placeTable.ts";

/** Runs a change of these users' places of work and records each changed place in the audit. */
export async function auditPlaces(
  tx: Tx,
  actor: Actor,
  userIds: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  const read = () => readPlaces(tx, actor.companyId, sql`l.user_id = any(${[...userIds]}::uuid[])`);
  const was = new Map((await read()).map((place) => [place.id, said(place)]));
  await change();
  const entries = (await read()).flatMap((place) => {
    const [before, after] = [was.get(place.id) ?? null, said(place)];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    return [entryOf(place, before, after)];
  });
  await auditEach(tx, actor, entries);
}

/** Records the first place of work of a user of a new company. */
export async function auditFirstPlaces(
  tx: Tx,
  who: AuditedPerson,
  person: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  const places = await readPlaces(tx, person.companyId, sql`l.user_id = ${person.userId}`);
  const entries = places.map((place) => entryOf(place, null, said(place)));
  await auditEach(tx, who, entries);
}

function entryOf(place: UserLevel, before: unknown, after: unknown): AuditEntry {
  const object = `${place.username} · ${unitName(place)}`;
  return { kind: "placeChange", object, recordId: place.userId, before, after };
}

const unitName = (place: UserLevel) =>
  [place.officeName ?? place.companyName, place.departmentName, place.groupName]
    .filter(Boolean)
    .join(" · ");

/** The audit's text of a place of work; empty after its removal. */
const said = (place: UserLevel) =>
  place.active
    ? {
        company: place.companyName,
        office: place.officeName,
        department: place.departmentName,
        group: place.groupName,
        position: place.position,
        isDefault: place.isDefault,
      }
    : null;
