import { itemOf } from "@fairway/areas/due/server/itemOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** The house bills, containers and payments of a job for a profit sheet. */
export interface SheetBills {
  readonly hwbnos: string;
  readonly salesmen: string;
  readonly customers: string;
  readonly shipper: string;
  readonly consignee: string;
  readonly contSeal: string;
  readonly grossWeight: string | null;
  readonly netWeight: string | null;
  readonly chargeWeight: string | null;
  readonly cbm: string | null;
  /** The payment status of the debit side of each line, by line. */
  readonly paid: Readonly<Record<string, string>>;
}

/** Reads the bills of a job, or one of them, as one row, with what is paid of the job. */
export function readSheetBills(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  jobId: string,
  hblId: string | undefined,
): Promise<SheetBills> {
  const salesman = sql.ref(language === "vi" ? "e.employee_name_vn" : "e.employee_name_en");
  return one(
    tx,
    sql`
      select coalesce(string_agg(b.hwbno, ', ' order by b.hwbno), '') as hwbnos,
        coalesce(string_agg(distinct ${salesman}, ', '), '') as salesmen,
        coalesce(string_agg(distinct p.short_name, ', '), '') as customers,
        coalesce((array_agg(split_part(b.shipper_description, E'\n', 1) order by b.hwbno))[1], '')
          as shipper,
        coalesce((array_agg(split_part(b.consignee_description, E'\n', 1) order by b.hwbno))[1], '')
          as consignee,
        coalesce(string_agg(b.cont_seal_no, E'\n' order by b.hwbno), '') as "contSeal",
        sum(b.gross_weight)::text as "grossWeight", sum(b.net_weight)::text as "netWeight",
        sum(b.charge_weight)::text as "chargeWeight", sum(b.cbm)::text as cbm,
        (select coalesce(jsonb_object_agg(l.charge_id, u.payment_status), '{}')
          from acct_management_line l
          join document d on d.company_id = ${companyId} and d.id = l.acct_management_id
            and d.state <> 'Canceled'
          join due u on ${itemOf(companyId, "u", { document: "d", side: sql`l.side` })}
          where l.company_id = ${companyId} and l.job_id = ${jobId} and l.side = 'debit') as paid
      from house_bill b
      left join partner p on p.company_id = ${companyId} and p.id = b.customer_id
      left join sys_user u on u.company_id = ${companyId} and u.id = b.sale_man_id
      left join employee e on e.company_id = ${companyId} and e.id = u.employee_id
      where b.company_id = ${companyId} and b.job_id = ${jobId}
        and (${hblId ?? null}::uuid is null or b.id = ${hblId ?? null}::uuid)`,
  );
}
