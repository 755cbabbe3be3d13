import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseSoa } from "../model/refusals.ts";
import { soaKind } from "../model/soaKind.ts";
import { soaById } from "./getSoa.ts";
import { dispute, soaSource } from "./soaTable.ts";

/**
 * Asks the partner to confirm a new statement; its lines stay as they are until the answer.
 *
 * Locks: the statement.
 * Refuses: record.notFound · access.forbidden · record.conflict · soa.state
 * Source: rule SO-7, areas/soa/README.md
 */
export function requestConfirm(tx: Tx, actor: Actor, ask: Ask<typeof contract.requestConfirm>) {
  return move(tx, actor, ask, { verb: "request", status: "Request Confirmed" });
}

/** Notes that the partner confirmed a statement; nothing of it changes from then on. As `requestConfirm`. */
export function confirmSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.confirmSoa>) {
  return move(tx, actor, ask, { verb: "confirm", status: "Confirmed" });
}

/**
 * Notes that the partner disputes lines of a statement, with the reason; it is open for changes again.
 *
 * Locks: the statement.
 * Refuses: record.notFound · access.forbidden · record.conflict · soa.state, .noLine
 * Source: rule SO-7, areas/soa/README.md
 */
export async function reviseSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.reviseSoa>) {
  const soa = await beginVerb(tx, actor, soaSource, { verb: "revise", id: ask.id });
  const disputed = [...new Set(ask.surchargeIds)];
  if ((await dispute(tx, soa, disputed)) !== disputed.length) {
    throw refuseSoa("soa.noLine", { soano: soa.soano }, { field: "surchargeIds" });
  }
  const changes = { status: "Need Revise", reasonRevise: ask.reason };
  await updateDocument(tx, actor, soaKind, soa, changes, ask.version);
  return { status: true as const, data: await soaById(tx, actor, soa.id) };
}

async function move(
  tx: Tx,
  actor: Actor,
  { id, version }: { readonly id: string; readonly version: number },
  { verb, status }: { readonly verb: string; readonly status: string },
) {
  const soa = await beginVerb(tx, actor, soaSource, { verb, id });
  await updateDocument(tx, actor, soaKind, soa, { status }, version);
  return { status: true as const, data: await soaById(tx, actor, id) };
}
