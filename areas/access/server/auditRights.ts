import type { Actor } from "@fairway/core/permission/actor.ts";
import { audit } from "@fairway/engine/audit/audit.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Rights } from "../model/rightsFor.ts";

/** Writes down which screens' rights of a set or template changed, and from what to what. */
export function auditRights(
  tx: Tx,
  actor: Actor,
  change: { id: string; object: string; before: Rights; after: Rights },
): Promise<void> {
  const { id, object, before, after } = change;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (menu) => said(before[menu]) !== said(after[menu]),
  );
  const part = (rights: Rights) =>
    Object.fromEntries(changed.map((menu) => [menu, said(rights[menu])]));
  return audit(tx, actor, {
    kind: "permissionChange",
    object,
    recordId: id,
    before: part(before),
    after: part(after),
  });
}

/** The rights on one screen in one line: "detail Office, list Office, export, LockShipment". */
function said(right: Rights[string] | undefined): string | null {
  if (!right?.access) return null;
  const { detail, list, write, delete: del } = right;
  const reach = Object.entries({ detail, list, write, delete: del });
  return [
    ...reach.filter(([, each]) => each !== "None").map(([name, each]) => `${name} ${each}`),
    ...(right.import ? ["import"] : []),
    ...(right.export ? ["export"] : []),
    ...[...right.special].sort(),
  ].join(", ");
}
