import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The voucher of the accounting system over a line. */
export interface StampedVoucher {
  readonly chargeId: string;
  readonly voucherNo: string;
  readonly voucherDate: Day;
}

/**
 * Writes the vouchers of the accounting system on the lines that a document sent; returns the ids of
 * the lines that the document has, so that the caller refuses others.
 *
 * Shape: a line that comes back loses its voucher with its claim.
 * Source: rule CH-14, areas/charge/README.md
 */
export async function stampVouchers(
  tx: Tx,
  { companyId }: Actor,
  documentId: string,
  vouchers: readonly StampedVoucher[],
): Promise<ReadonlySet<string>> {
  const stamped = await rows<{ id: string }>(
    tx,
    sql`update charge_claim k set voucher_no = v."voucherNo", voucher_date = v."voucherDate"
      from jsonb_to_recordset(${JSON.stringify(vouchers)}::jsonb)
        as v ("chargeId" uuid, "voucherNo" text, "voucherDate" date)
      where k.company_id = ${companyId} and k.document_id = ${documentId} and k.slot = 'sync'
        and k.charge_id = v."chargeId"
      returning k.charge_id as id`,
  );
  return new Set(stamped.map(({ id }) => id));
}
