import type { Actor } from "@fairway/core/permission/actor.ts";
import { type AuditedPerson, type AuditEntry, auditEach } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { UserLevel } from "../contract.ts";
import { readPlaces } from "./placeTable.ts";

/** Makes a change of where these people work and writes down each place that became another. */
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

/** Writes down where a user of a company that is being founded begins to work. */
export async function auditFirstPlaces(
  tx: Tx,
  who: AuditedPerson,
  of: { readonly companyId: string; readonly userId: string },
): Promise<void> {
  const places = await readPlaces(tx, of.companyId, sql`l.user_id = ${of.userId}`);
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

/** What a place says to who searches the audit; nothing once it was taken away. */
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
