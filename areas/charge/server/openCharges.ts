import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimSide, ClaimSlot } from "../model/claimRules.ts";
import type { Surcharge, SurchargeType } from "../model/surcharge.ts";
import { readSurcharges } from "./surchargeTable.ts";

/** The criteria of the free lines. */
export interface OpenChargesAsk {
  readonly jobId?: string;
  readonly hblIds?: readonly string[];
  /** Only lines with this partner on that side. */
  readonly partnerId?: string;
  readonly side: ClaimSide;
  /** The slots that must be free on that side. */
  readonly slots: readonly ClaimSlot[];
  readonly types?: readonly SurchargeType[];
  /** Lines that this document holds count as free. */
  readonly orOnDocumentId?: string;
}

/** Lists the lines that a new document could take into these slots on one side. */
export function openCharges(tx: Tx, actor: Actor, ask: OpenChargesAsk): Promise<Surcharge[]> {
  const { side, slots } = ask;
  const own = side === "debit" ? "SELL" : "BUY";
  const types = (ask.types ?? [own, "OBH"]).filter((type) => type === own || type === "OBH");
  const partner = ask.partnerId ?? null;
  const where = [
    sql`s.type = any(${types}::text[])`,
    sql`not exists (
      select from charge_claim k
      where k.company_id = ${actor.companyId} and k.charge_id = s.id and k.side = ${side}
        and k.slot = any(${[...slots]}::text[]) and k.document_id is distinct from ${ask.orOnDocumentId ?? null})`,
  ];
  if (ask.jobId) where.push(sql`s.job_id = ${ask.jobId}`);
  if (ask.hblIds) where.push(sql`s.hblid = any(${[...ask.hblIds]}::uuid[])`);
  if (partner) {
    where.push(
      side === "debit"
        ? sql`s.payment_object_id = ${partner}`
        : sql`case when s.type = 'OBH' then s.payer_id else s.payment_object_id end = ${partner}`,
    );
  }
  return readSurcharges(tx, actor.companyId, sql.join(where, sql` and `));
}
