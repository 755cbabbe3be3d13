import { unlockingsOf } from "@fairway/areas/approval/server/unlockingsOf.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { withMay } from "../model/documentKind.ts";
import { type DocumentSource, readDocuments } from "./readDocuments.ts";

/**
 * Finds approved documents of a kind by their numbers, within the reach of the right to open them, each
 * with its former unlockings.
 */
export async function approvedByNumbers<Doc extends DocumentHead>(
  tx: Tx,
  actor: Actor,
  source: DocumentSource<Doc>,
  { numbers }: { readonly numbers: readonly string[] },
) {
  const found = await readDocuments(
    tx,
    actor.companyId,
    source,
    sql`d.state = 'Done' and d.number = any(${[...numbers]}::text[])
      and ${within(actor, source.kind.rights.detail, "d")}`,
  );
  const before = await unlockingsOf(
    tx,
    actor,
    found.map(({ id }) => id),
  );
  return found.map((each) => ({
    ...withMay(source.kind, actor, each),
    unlockedBefore: before.get(each.id) ?? [],
  }));
}
