import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

interface CostLine {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly partnerId: string | null;
  readonly partnerName: string | null;
  readonly total: string;
  readonly currencyId: string;
}

/** Lists the buying charges of a job. Refuses: record.notFound · access.forbidden */
export async function costLines(
  tx: Tx,
  actor: Actor,
  ask: { readonly jobId: string },
): Promise<CostLine[]> {
  const job = await readShipment(tx, actor, ask.jobId);
  const { companyId, language } = actor;
  const name = sql.ref(language === "vi" ? "c.charge_name_vn" : "c.charge_name_en");
  return rows<CostLine>(
    tx,
    sql`select k.id, c.code, ${name} as name, k.payment_object_id as partner_id,
        p.short_name as partner_name, k.total, k.currency_id
      from surcharge k
      join charge c on c.company_id = ${companyId} and c.id = k.charge_id
      left join partner p on p.company_id = ${companyId} and p.id = k.payment_object_id
      where k.company_id = ${companyId} and k.job_id = ${job.id} and k.type = 'BUY'
      order by k.line_no, k.id`,
  );
}
