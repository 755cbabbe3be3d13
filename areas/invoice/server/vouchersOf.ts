import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A paper with the vouchers over its lines. */
export interface PaperOfVouchers {
  readonly id: string;
  readonly kind: string;
  readonly number: string;
  /** The vouchers that are not canceled, the oldest first; of a voucher the voucher itself. */
  readonly voucherIds: readonly string[];
}

/**
 * Reads vouchers, notes and statements by their ids, with the vouchers over their lines; those outside
 * the reach of the right are absent.
 */
export function vouchersOf(
  tx: Tx,
  actor: Actor,
  permission: Permission,
  ids: readonly string[],
): Promise<PaperOfVouchers[]> {
  const { companyId } = actor;
  return rows<PaperOfVouchers>(
    tx,
    sql`
      select x.id, x.kind, x.number, case x.kind when 'voucher' then array[x.id] else array(
          select v.id from document v
          where v.company_id = ${companyId} and v.kind = 'voucher' and v.state <> 'Canceled'
            and v.id = any(array(
              select l.acct_management_id from acct_management_line l
              where l.company_id = ${companyId} and l.cd_note_id = x.id
              union
              select l.acct_management_id from acct_management_line l
              where l.company_id = ${companyId} and l.soa_id = x.id))
          order by v.id) end as voucher_ids
      from document x
      where x.company_id = ${companyId} and x.id = any(${[...ids]}::uuid[])
        and ${within(actor, permission, "x")}`,
  );
}
