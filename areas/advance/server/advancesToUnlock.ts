import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { within } from "@fairway/engine/db/reach.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { advanceSource } from "./advanceTable.ts";

/** Finds approved advances by their numbers, within the reach of the right to open them. */
export async function advancesToUnlock(
  tx: Tx,
  actor: Actor,
  { numbers }: Ask<typeof contract.advancesToUnlock>,
) {
  const found = await readDocuments(
    tx,
    actor.companyId,
    advanceSource,
    sql`d.state = 'Done' and d.number = any(${numbers}::text[])
      and ${within(actor, "acctAP.detail", "d")}`,
  );
  return found.map((each) => withMay(advanceKind, actor, each));
}
