import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { maybe, type Tx } from "../db/tx.ts";

/**
 * Refuses fields of several links that reference a record which the company does not have.
 *
 * A single link has a foreign key; the ids of an array cannot have one.
 */
export async function mustLink(
  tx: Tx,
  actor: Actor,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const problems: FieldRefusal[] = [];
  for (const [name, { to }] of Object.entries(resource.fields)) {
    const ids = values[name];
    if (!to || !Array.isArray(ids) || ids.length === 0) continue;
    const own = to.shared === "company" ? sql`t.company_id = ${actor.companyId} and` : sql``;
    const missing = await maybe<{ id: string }>(
      tx,
      sql`select asked.id from unnest(${ids}::uuid[]) as asked (id)
        where not exists (select from ${sql.table(to.table)} t where ${own} t.id = asked.id) limit 1`,
    );
    if (missing) problems.push(refuse.field(name, "field.unknown", { value: missing.id }));
  }
  refuseFields(problems);
}
