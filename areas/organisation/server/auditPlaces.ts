import type { Actor } from "@fairway/core/permission/actor.ts";
import { auditEach } from "@fairway/engine/audit/audit.ts";
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
    return [
      {
        kind: "placeChange" as const,
        object: `${place.username} · ${unitName(place)}`,
        recordId: place.userId,
        before,
        after,
      },
    ];
  });
  await auditEach(tx, actor, entries);
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
