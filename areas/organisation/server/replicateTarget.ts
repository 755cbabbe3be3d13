import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { usualReplicateMargin, usualReplicateStep } from "../model/officeSetting.ts";

/** Where the jobs of an office are copied to, and how the other office prices its costs. */
export interface ReplicateTarget {
  readonly officeName: string;
  /** Null where the office copies its jobs to no other one. */
  readonly targetId: string | null;
  readonly targetName: string | null;
  readonly prefix: string;
  readonly autorateVat: string | null;
  readonly margin: string;
  readonly step: string;
  /** The salesman of replicas; null where the company names none or the user is inactive. */
  readonly boardSalesmanId: string | null;
}

/** Reads where the jobs of an office are copied to. Source: rule OR-14 */
export async function replicateTarget(
  tx: Tx,
  at: { readonly companyId: string },
  officeId: string,
): Promise<ReplicateTarget> {
  const found = (await replicateTargets(tx, at, [officeId])).get(officeId);
  if (!found) throw new Error(`the office ${officeId} is not found`);
  return found;
}

/** The same of several offices, by office, with one statement. */
export async function replicateTargets(
  tx: Tx,
  { companyId }: { readonly companyId: string },
  officeIds: readonly string[],
): Promise<ReadonlyMap<string, ReplicateTarget>> {
  const found = await rows<ReplicateTarget & { officeId: string }>(
    tx,
    sql`select o.id as office_id, o.short_name as office_name, t.id as target_id,
        t.short_name as target_name,
        coalesce(s.replicate_prefix, 'R') as prefix,
        trim_scale(s.replicate_autorate_vat)::text as autorate_vat,
        coalesce(trim_scale(s.replicate_margin)::text, ${usualReplicateMargin}) as margin,
        coalesce(trim_scale(s.replicate_step)::text, ${usualReplicateStep}) as step,
        u.id as board_salesman_id
      from office o
      join company c on c.company_id = ${companyId} and c.id = ${companyId}
      left join office_setting s on s.company_id = ${companyId} and s.office_id = o.id
      left join office t on t.company_id = ${companyId} and t.id = s.replicate_office_id and t.active
      left join sys_user u on u.company_id = ${companyId} and u.id = c.board_salesman_id and u.active
      where o.company_id = ${companyId} and o.id = any(${[...new Set(officeIds)]}::uuid[])`,
  );
  return new Map(found.map(({ officeId, ...target }) => [officeId, target]));
}
