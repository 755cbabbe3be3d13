import { releaseDocuments } from "@fairway/areas/document/server/claimDocuments.ts";
import { insertNumbered, updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { drawnNumber, peekNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRow } from "@fairway/engine/db/lockRow.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { combineKind, combineNumbers, combinePrefix } from "../model/combineKind.ts";
import { combineSource, replaceCombineLines } from "./combineTable.ts";
import { joinDocuments } from "./combinedDocuments.ts";
import { allSeen, combineById } from "./getCombine.ts";

/** The series of today's number. */
const seriesOf = ({ today: day }: Actor) => ({ rule: combineNumbers, prefix: combinePrefix, day });

/** Returns the next number of a combined billing; it is drawn when the billing is saved. */
export async function generateCombineNo(tx: Tx, actor: Actor) {
  actor.mustHave("acctSOA.CombineBilling");
  return { combineBillingNo: await peekNumber(tx, actor, seriesOf(actor)) };
}

/**
 * Creates a combined billing over notes and statements of one partner.
 *
 * Locks: the partner, then the number series, then the documents.
 * Refuses: access.forbidden · field.unknown (partner) · combine.unknownDocument, .otherPartner,
 *   .documentCanceled, .chargeTwice · document.taken
 * Source: rules CB-1 to CB-4, areas/combine/README.md
 */
export async function addCombine(tx: Tx, actor: Actor, ask: Ask<typeof contract.addCombine>) {
  actor.mustHave("acctSOA.add");
  actor.mustHave("acctSOA.CombineBilling");
  const { partnerId, description } = ask;
  const documentIds = [...new Set(ask.documentIds)];
  const name = await lockPartner(tx, actor, partnerId);
  const id = newId();
  const billing = { ...stampNew(actor), id, partnerId, description, status: "New" as const };
  await insertNumbered(tx, combineKind, billing, drawnNumber(actor, seriesOf(actor)));
  await joinDocuments(tx, actor, { combineId: id, partner: { id: partnerId, name }, documentIds });
  await replaceCombineLines(tx, { companyId: actor.companyId, id }, documentIds, actor.userId);
  return { status: true as const, data: await combineById(tx, actor, id) };
}

/**
 * Changes the documents and the description of a combined billing. Documents that leave it are free.
 *
 * Locks: the partner, then the billing, then the documents that join it.
 * Refuses: record.notFound · access.forbidden · record.conflict · combine.state, .synced, .beyondReach, and what
 *   creating refuses
 * Source: rule CB-6, areas/combine/README.md
 */
export async function updateCombine(tx: Tx, actor: Actor, ask: Ask<typeof contract.updateCombine>) {
  const { id, version, description } = ask;
  const documentIds = [...new Set(ask.documentIds)];
  await lockPartnerOf(tx, actor, id);
  const billing = await beginVerb(tx, actor, combineSource, { verb: "update", id });
  const { partnerId, partnerName } = billing;
  await updateDocument(tx, actor, combineKind, billing, { description }, version);
  const before = (await allSeen(tx, actor, billing)).map((line) => line.documentId);
  const removed = before.filter((each) => !documentIds.includes(each));
  if (removed.length > 0) {
    await releaseDocuments(tx, actor, { slot: "combine", documentId: id }, removed);
  }
  await joinDocuments(tx, actor, {
    combineId: id,
    partner: { id: partnerId, name: partnerName },
    documentIds: documentIds.filter((each) => !before.includes(each)),
  });
  if (documentIds.join() !== before.join()) {
    await replaceCombineLines(tx, billing, documentIds, actor.userId);
  }
  return { status: true as const, data: await combineById(tx, actor, id) };
}

/** Locks a partner and returns its name. Refuses: field.unknown */
async function lockPartner(tx: Tx, { companyId }: Actor, id: string): Promise<string> {
  await lockRow(tx, "partner", { companyId, id });
  const found = await maybe<{ name: string }>(
    tx,
    sql`select short_name as name from partner
      where company_id = ${companyId} and id = ${id} and active`,
  );
  if (!found) throw refuse("field.unknown", { value: id }, { field: "partnerId" });
  return found.name;
}

/** Locks the partner of a billing, which never changes. */
async function lockPartnerOf(tx: Tx, { companyId }: Actor, combineId: string): Promise<void> {
  const found = await maybe<{ partnerId: string }>(
    tx,
    sql`select partner_id from document
      where company_id = ${companyId} and id = ${combineId} and kind = 'combine'`,
  );
  if (!found) throw refuse("record.notFound");
  await lockRow(tx, "partner", { companyId, id: found.partnerId });
}
