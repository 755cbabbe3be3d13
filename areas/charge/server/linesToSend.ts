import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ClaimSide, ClaimSlot } from "../model/claimRules.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { chargesHeldBy } from "./chargesHeldBy.ts";
import { claimForDocuments } from "./claimCharges.ts";
import { lockCharges } from "./lockCharges.ts";

/** A side of a line that a document holds. */
export interface HeldLine {
  readonly documentId: string;
  readonly side: ClaimSide;
  readonly line: Surcharge;
}
type LinesOf = ReadonlyMap<string, readonly HeldLine[]>;

/**
 * Locks the lines that documents hold in a slot and reads them, by document, before the documents go
 * to accounting.
 *
 * Locks: all jobs, then all lines; the caller locks the documents afterwards.
 */
export async function linesToSend(
  tx: Tx,
  actor: Actor,
  slot: ClaimSlot,
  documentIds: readonly string[],
): Promise<LinesOf> {
  const chargeIds = await chargesHeldBy(tx, actor.companyId, slot, documentIds);
  const lines = await lockCharges(tx, actor, { chargeIds });
  const held = lines.flatMap((line) =>
    line.claims
      .filter((claim) => claim.slot === slot && documentIds.includes(claim.documentId))
      .map(({ documentId, side }) => ({ documentId, side, line })),
  );
  return Map.groupBy(held, ({ documentId }) => documentId);
}

/**
 * Claims the lines for the documents that send them to accounting.
 *
 * Refuses: charge.taken when another document sent a line
 * Source: rule CH-14, areas/charge/README.md
 */
export async function claimToSend(tx: Tx, actor: Actor, linesOf: LinesOf): Promise<void> {
  const claims = [...linesOf.values()].flat().map(({ documentId, side, line }) => ({
    side,
    slot: "sync" as const,
    documentId,
    chargeIds: [line.id],
  }));
  await claimForDocuments(tx, actor, claims);
}
