import { actorsFor } from "@fairway/areas/access/server/actsFor.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { salesUnits } from "@fairway/areas/shipment/server/salesUnits.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { onMenuOf } from "./chargedBill.ts";

/** A house bill with what its check points ask of its sale. */
export interface SoldBill extends Owned {
  readonly hblid: string;
  readonly jobId: string;
  readonly officeId: string;
  readonly transactionType: ServiceCode;
  readonly serviceDate: Day | null;
  readonly customerId: string | null;
  readonly saleManId: string | null;
  /** The office of the job checks nobody. */
  readonly isExempt: boolean;
}

/** Reads bills that the actor may open, with the sale of each; a bill out of reach is left out. */
export async function soldBills(
  tx: Tx,
  actor: Actor,
  where: ReturnType<typeof sql>,
): Promise<SoldBill[]> {
  const { companyId } = actor;
  const found = await rows<SoldBill>(
    tx,
    sql`
      select b.id as hblid, b.customer_id, b.sale_man_id, j.id as job_id, j.office_id,
        j.transaction_type, j.service_date, j.company_id, j.department_id, j.group_id,
        j.user_created, array(
          select o.sale_man_id from house_bill o
          where o.company_id = ${companyId} and o.job_id = j.id and o.sale_man_id is not null
        ) || j.person_incharge || array(
          ${actorsFor(companyId, sql`j.person_incharge`, sql`j.transaction_type`)}
        ) as also_owners,
        ${salesUnits(companyId, sql`sb.job_id = j.id`)} as sales_units,
        coalesce(e.exempt_from_check_point, false) as is_exempt
      from house_bill b
      join shipment j on j.company_id = ${companyId} and j.id = b.job_id
      left join office_setting e on e.company_id = ${companyId} and e.office_id = j.office_id
      where b.company_id = ${companyId} and ${where}
      order by b.id`,
  );
  return found.filter((bill) => actor.may(onMenuOf(bill, "detail"), bill));
}
