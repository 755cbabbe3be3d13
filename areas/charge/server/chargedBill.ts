import { actorsFor } from "@fairway/areas/access/server/actsFor.ts";
import { salesUnits } from "@fairway/areas/shipment/server/salesUnits.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned, Permission } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** A house bill with the facts of its job that decide about charges. */
export interface ChargedBill extends Owned {
  readonly hblid: string;
  /** Null on the virtual bill of a job that has no house bills. */
  readonly hwbno: string | null;
  readonly jobId: string;
  readonly jobNo: string;
  readonly transactionType: ServiceCode;
  readonly isLocked: boolean;
  readonly currentStatus: string;
  readonly noProfit: boolean;
  readonly billOfficeId: string;
  readonly billDepartmentId: string | null;
  readonly billGroupId: string | null;
  /** Null on a virtual bill. */
  readonly customerId: string | null;
  readonly saleManId: string | null;
  readonly agentId: string | null;
  readonly coloaderId: string | null;
}

/**
 * Reads a bill and its job. A virtual bill carries charges only if the service of the job has no
 * other bills; otherwise the first real bill replaces it.
 *
 * Shape: owner and reach are the job's; the salesmen of its bills count as owners.
 * Locks: with "locked" the job and the bill.
 * Refuses: record.notFound
 */
export async function chargedBill(
  tx: Tx,
  actor: Actor,
  hblid: string,
  locked?: "locked",
): Promise<ChargedBill> {
  const [found] = await chargedBills(tx, actor, [hblid], locked);
  if (!found) throw refuse("record.notFound");
  return found;
}

/**
 * Reads several bills of one job, as `chargedBill`.
 *
 * Locks: with "locked" the job and the bills.
 * Refuses: record.notFound, also when the bills are of more than one job
 */
export async function billsOfJob(
  tx: Tx,
  actor: Actor,
  hblids: readonly string[],
  locked?: "locked",
): Promise<readonly [ChargedBill, ...ChargedBill[]]> {
  const ids = new Set(hblids);
  const found = await chargedBills(tx, actor, [...ids], locked);
  const [first, ...others] = found;
  const isWhole = found.length === ids.size && others.every(({ jobId }) => jobId === first?.jobId);
  if (!first || !isWhole) throw refuse("record.notFound");
  return [first, ...others];
}

/**
 * Reads several bills and their jobs, as `chargedBill`; bills that carry no charges are left out.
 *
 * Locks: with "locked" the jobs and the bills; the caller locks several jobs in the order of their ids
 *   before.
 */
export async function chargedBills(
  tx: Tx,
  actor: Actor,
  hblids: readonly string[],
  locked?: "locked",
): Promise<ChargedBill[]> {
  const found = await rows<ChargedBill & { readonly isVirtual: boolean }>(
    tx,
    sql`
      select b.id as hblid, b.hwbno, b.is_virtual, b.office_id as bill_office_id,
        b.department_id as bill_department_id, b.group_id as bill_group_id,
        b.customer_id, b.sale_man_id, j.agent_id, j.coloader_id,
        j.id as job_id, j.job_no, j.transaction_type, j.is_locked, j.current_status, j.no_profit,
        j.company_id, j.office_id, j.department_id, j.group_id, j.user_created,
        array(
          select o.sale_man_id from house_bill o
          where o.company_id = ${actor.companyId} and o.job_id = j.id
            and o.sale_man_id is not null
        ) || j.person_incharge || array(
          ${actorsFor(actor.companyId, sql`j.person_incharge`, sql`j.transaction_type`)}
        ) as also_owners,
        ${salesUnits(actor.companyId, sql`sb.job_id = j.id`)} as sales_units
      from house_bill b
      join shipment j on j.company_id = ${actor.companyId} and j.id = b.job_id
      where b.company_id = ${actor.companyId} and b.id = any(${[...hblids]}::uuid[])
      ${locked ? sql`for no key update of j, b` : sql``}`,
  );
  return found.filter((each) => !each.isVirtual || hasVirtualBillOnly(each));
}

function hasVirtualBillOnly({ transactionType }: Pick<ChargedBill, "transactionType">): boolean {
  return serviceOf(transactionType).bill.kind === "virtual";
}

/** The right of one action on the menu of a job's service. */
export function onMenuOf(job: { transactionType: ServiceCode }, action: string): Permission {
  return `${serviceOf(job.transactionType).menu}.${action}`;
}

/** Refuses users who may not change charges of this job. Source: rule CH-10. */
export function mustChangeCharges(
  actor: Actor,
  bill: Owned & Pick<ChargedBill, "transactionType">,
): void {
  actor.must(onMenuOf(bill, "write"), bill);
  actor.must(onMenuOf(bill, "UpdateCharge"), bill);
}
