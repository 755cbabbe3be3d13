import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ClaimKind, ClaimSide, Surcharge, SurchargeType } from "../model/surcharge.ts";
import { readSurcharges } from "./surchargeTable.ts";

/** Which free lines are asked for. */
export interface OpenChargesAsk {
  readonly jobId?: string;
  readonly hblIds?: readonly string[];
  /** Only lines where this partner stands on that side. */
  readonly partnerId?: string;
  readonly side: ClaimSide;
  /** The kind of document that must not have the line yet. */
  readonly kind: ClaimKind;
  readonly types?: readonly SurchargeType[];
  /** Also lines that this document has already. */
  readonly orOnDocumentId?: string;
}

/** Lists the lines that a new document of one kind could take on one side. */
export function openCharges(tx: Tx, actor: Actor, ask: OpenChargesAsk): Promise<Surcharge[]> {
  const { side, kind } = ask;
  const own = side === "debit" ? "SELL" : "BUY";
  const types = (ask.types ?? [own, "OBH"]).filter((type) => type === own || type === "OBH");
  const partner = ask.partnerId ?? null;
  const where = [
    sql`s.type = any(${types}::text[])`,
    sql`not exists (
      select from charge_claim k
      where k.company_id = ${actor.companyId} and k.charge_id = s.id and k.side = ${side}
        and k.kind = ${kind} and k.document_id is distinct from ${ask.orOnDocumentId ?? null})`,
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
