import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { JobStanding } from "@fairway/areas/document/model/jobClosed.ts";
import { type ClaimSlot, valuingSlots } from "../model/claimRules.ts";
import { unadjusted } from "../model/adjustment.ts";
import { asKeyed, ownOf } from "../model/lineValue.ts";
import { whyJobClosed } from "../model/refusals.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { storeValues } from "./storeValues.ts";
import { readSurcharges } from "./surchargeTable.ts";

/**
 * Releases the lines in one slot of a document, or only some of them; returns the number of
 * released sides. A line that the document valued is as keyed again; while another document holds
 * it, that document keeps its value, with what is adjusted. A line that the document holds in another
 * slot keeps its value.
 *
 * Shape: the caller holds the locks of the lines.
 * Refuses: charge.jobLocked, .jobFinished, .jobCanceled where a line would be as keyed again
 * Source: rules CH-4 and CH-19, areas/charge/README.md
 */
export async function releaseCharges(
  tx: Tx,
  actor: Actor,
  document: { readonly slot: ClaimSlot; readonly documentId: string },
  chargeIds?: readonly string[],
): Promise<number> {
  const { slot, documentId } = document;
  const only = chargeIds ? sql`and charge_id = any(${[...chargeIds]}::uuid[])` : sql``;
  const released = await rows<{ chargeId: string; valuedOn: Day | null }>(
    tx,
    sql`
      delete from charge_claim
      where company_id = ${actor.companyId} and slot = ${slot}
        and document_id = ${documentId} ${only}
      returning charge_id, valued_on`,
  );
  if (released.length === 0) return 0;
  const ids = released.map((each) => each.chargeId);
  const days = new Map(released.map((each) => [each.chargeId, each.valuedOn]));
  const leftAlone = ids.filter((id) => days.get(id) !== null);
  const ofDocument = sql`s.id = any(${ids}::uuid[]) and (${documentId} in (s.valued_by, s.adjusted_by)
    or s.valued_by is null and s.id = any(${leftAlone}::uuid[]))`;
  const valued = await readSurcharges<Surcharge & JobStanding>(tx, actor.companyId, ofDocument, {
    locked: true,
    also: sql`j.is_locked, j.current_status`,
  });
  const left = valued.filter((each) =>
    each.claims.every((claim) => claim.documentId !== documentId),
  );
  const free = left.filter((each) => each.claims.length === 0);
  const closed = free.map(whyJobClosed).find((why) => why !== null);
  if (closed) throw closed;
  await storeValues(
    tx,
    actor,
    free,
    free.map((each) => asKeyed(unadjusted(each))),
  );
  const held = left.filter((each) => each.claims.length > 0);
  await passOn(
    tx,
    actor,
    documentId,
    held.map((each) => {
      const valuedOn = days.get(each.id) ?? null;
      // A line that the document left alone is now written with the day of its value.
      if (each.valuedBy !== null || valuedOn === null) return each;
      return { ...each, ...ownOf(each), valuedBy: documentId, valuedOn };
    }),
  );
  return released.length;
}

/** Gives the value of lines to a document that still holds them; what they are worth stays as it is. */
async function passOn(
  tx: Tx,
  actor: Actor,
  from: string,
  charges: readonly Surcharge[],
): Promise<void> {
  const holders = charges.flatMap(({ id, version, claims, valuedBy, adjustedBy, ...charge }) => {
    const { valuedOn, ownRate, ownUsdRate, ownRateOutside, ownRateReason } = charge;
    const own = { valuedOn, ownRate, ownUsdRate, ownRateOutside, ownRateReason };
    const holder = claims.find((each) => valuingSlots.includes(each.slot)) ?? claims[0];
    if (!holder) return [];
    const next = (was: string | null) => (was === from ? holder.documentId : was);
    const by = { valuedBy: next(valuedBy), adjustedBy: next(adjustedBy) };
    return [{ id, version: version + 1, ...by, ...own }];
  });
  const { userId: userModified } = actor;
  await updateRows(
    tx,
    "surcharge",
    actor.companyId,
    holders.map((each) => ({ ...each, userModified, datetimeModified: "now" })),
  );
}
