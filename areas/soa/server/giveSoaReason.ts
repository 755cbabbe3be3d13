import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { giveLinesReason } from "@fairway/areas/charge/server/giveLinesReason.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { giveRateReason } from "@fairway/areas/document/server/giveRateReason.ts";
import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { giveSoaReason as giveSoaReasonCall } from "../contract.ts";
import { soaById } from "./getSoa.ts";
import { soaSource } from "./soaTable.ts";

/**
 * Gives a statement over lines of before the rule, and these lines, the reason for a rate outside the
 * bound.
 *
 * Locks: the jobs, the lines, then the statement.
 * Refuses: record.notFound · access.forbidden · record.conflict · rate.reasonNotMissing
 * Source: rule SO-5, areas/soa/README.md
 */
export async function giveSoaReason(tx: Tx, actor: Actor, ask: Ask<typeof giveSoaReasonCall>) {
  const soa = await getDocument(tx, actor.companyId, soaSource, ask.id);
  actor.must("acctSOA.detail", soa);
  const chargeIds = await chargesHeldBy(tx, actor.companyId, "statement", [ask.id]);
  const locked = await lockCharges(tx, actor, { chargeIds });
  await giveRateReason(tx, actor, soaSource, ask);
  await giveLinesReason(tx, actor, locked, ask.rateReason);
  return { status: true as const, data: await soaById(tx, actor, ask.id) };
}
