import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { stored } from "./kinds.ts";
import { mayList } from "./permit.ts";

/** A record as read by the engine. */
export type RecordRow = Owned &
  Record<string, unknown> & {
    readonly id: string;
    readonly version: number;
    readonly name: string | null;
    readonly may: string[];
  };

/** Completes a row: its name, the actor's verbs, and its company. */
export function recordRow(
  actor: Actor,
  resource: Resource,
  read: Record<string, unknown>,
): RecordRow {
  const { recordName, ...row } = read;
  for (const [name, spec] of Object.entries(resource.fields)) {
    const { read: brought } = stored(spec);
    if (brought && row[name] !== null) row[name] = brought(String(row[name]));
  }
  const owned = { companyId: actor.companyId, ...row } as unknown as Owned;
  const full = { ...row, name: recordName ?? null, may: mayList(actor, resource, owned) };
  return full as unknown as RecordRow;
}
