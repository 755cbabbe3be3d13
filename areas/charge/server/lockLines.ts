import type { Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { Surcharge } from "../model/surcharge.ts";
import { readSurcharges } from "./surchargeTable.ts";

// A merge of partners locks no job. PostgreSQL joins a line for which it waited to the partners that
// it read before, so the names of the line may be those of a partner that the line has no more.
const hasOwnPartners = sql`(po.id, pa.id, vp.id) is not distinct from
  (s.payment_object_id, s.payer_id, s.vat_partner_id) as is_current`;

/**
 * Locks lines of jobs that the caller has locked and reads them, in the order of `ids`; a line that
 * does not exist is left out.
 *
 * Shape: `also` are further columns, as in `readSurcharges`.
 */
export async function lockLines<Line extends Surcharge = Surcharge>(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  also?: RawBuilder<unknown>,
): Promise<Line[]> {
  const read = () =>
    readSurcharges<Line & { readonly isCurrent: boolean }>(
      tx,
      companyId,
      sql`s.id = any(${[...ids]}::uuid[])`,
      { locked: true, also: also ? sql`${hasOwnPartners}, ${also}` : hasOwnPartners },
    );
  const first = await read();
  const found = first.every(({ isCurrent }) => isCurrent) ? first : await read();
  const byId = new Map(
    found.map(({ isCurrent: _, ...line }) => [line.id, line as unknown as Line]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
