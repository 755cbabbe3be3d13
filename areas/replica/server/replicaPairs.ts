import { numberKey } from "@fairway/core/text/textKey.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A replica with the job that it copies and the bill of that job. */
export interface ReplicaPair {
  readonly replicaId: string;
  readonly replicaNo: string;
  readonly replicaOfficeId: string;
  readonly originId: string;
  readonly originNo: string;
  readonly originOfficeId: string;
  readonly originHblid: string;
  readonly customerId: string | null;
}

/**
 * Reads living replicas by their numbers, or all of the jobs of an office that have lines which were not
 * taken over yet.
 */
export function replicaPairs(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  which:
    | { readonly numbers: readonly string[] }
    | { readonly ofOffice: string }
    | { readonly originId: string },
): Promise<ReplicaPair[]> {
  const chosen =
    "numbers" in which
      ? sql`number_key(r.job_no) = any(${which.numbers.map(numberKey)}::text[])`
      : "originId" in which
        ? sql`o.id = ${which.originId}`
        : sql`o.office_id = ${which.ofOffice} and exists (
            select from surcharge s
            where s.company_id = ${companyId} and s.job_id = r.id and s.type in ('SELL', 'OBH')
              and not exists (select from replica_charge k where k.company_id = ${companyId}
                and k.source_id = s.id and k.kind = 'REPLICATE'))`;
  return rows<ReplicaPair>(
    tx,
    sql`select r.id as replica_id, r.job_no as replica_no, r.office_id as replica_office_id,
        o.id as origin_id, o.job_no as origin_no, o.office_id as origin_office_id,
        b.id as origin_hblid, b.customer_id
      from shipment r
      join shipment o on o.company_id = ${companyId} and o.id = r.replica_of
      join house_bill b on b.company_id = ${companyId} and b.job_id = o.id
      where r.company_id = ${companyId} and r.replica_of is not null
        and r.current_status <> 'Canceled' and ${chosen}
      order by o.id`,
  );
}
