import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { TakenPart } from "../model/groupsOf.ts";
import { refuseSettlement } from "../model/refusals.ts";

/** An advance for a house with the currency that it was asked for in. */
export type AdvancePart = TakenPart & { readonly advanceNo: string; readonly currencyId: string };

/**
 * Reads the advances that lines name, each whole for its house, with the sums of their stored amounts.
 *
 * Refuses: settlement.otherAdvance, where one is not the requester's or not for the house
 * Source: rule ST-4
 */
export async function advanceParts(
  tx: Tx,
  { companyId }: Actor,
  lines: readonly { readonly advanceId: string | null; readonly hblid: string }[],
  requester: string,
): Promise<AdvancePart[]> {
  const pairs = new Map<string, { advanceId: string; hblid: string }>();
  for (const { advanceId, hblid } of lines) {
    if (advanceId !== null) pairs.set(`${advanceId} ${hblid}`, { advanceId, hblid });
  }
  if (pairs.size === 0) return [];
  const asked = [...pairs.values()];
  const found = await rows<AdvancePart & { requester: string | null }>(
    tx,
    sql`select x.advance_id, x.hblid, d.number as advance_no, d.currency_id,
        d.user_created as requester, sum(l.amount_vnd)::text as amount_vnd,
        trim_scale(sum(l.amount_usd))::text as amount_usd
      from unnest(${asked.map((each) => each.advanceId)}::uuid[],
        ${asked.map((each) => each.hblid)}::uuid[]) as x (advance_id, hblid)
      join document d on d.company_id = ${companyId} and d.id = x.advance_id and d.kind = 'advance'
      join advance_line l on l.company_id = ${companyId} and l.advance_id = x.advance_id
        and l.hblid = x.hblid
      group by x.advance_id, x.hblid, d.number, d.currency_id, d.user_created`,
  );
  const other = found.find((each) => each.requester !== requester);
  if (other || found.length < asked.length) {
    throw refuseSettlement("settlement.otherAdvance", { advanceNo: other?.advanceNo ?? "" });
  }
  return found.map(({ requester: _, ...part }) => part);
}
