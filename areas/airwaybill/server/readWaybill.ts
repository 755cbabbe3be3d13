import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AirWayBill } from "../model/airWayBill.ts";

/** A stored master waybill with the names of its parties. */
type StoredWaybill = Pick<
  AirWayBill,
  | "version"
  | "shipperDescription"
  | "shipperCode"
  | "shipperName"
  | "consigneeId"
  | "consigneeDescription"
  | "consigneeCode"
  | "consigneeName"
> &
  Readonly<Record<string, unknown>> & { readonly id: string };

/** Reads the master waybill of a job; null without one. */
export function readWaybill(
  tx: Tx,
  companyId: string,
  jobId: string,
): Promise<StoredWaybill | null> {
  return maybe<StoredWaybill>(
    tx,
    sql`
      select w.*, sh.account_no as shipper_code, sh.short_name as shipper_name,
        cn.account_no as consignee_code, cn.short_name as consignee_name
      from air_way_bill w
      left join partner sh on sh.company_id = ${companyId} and sh.id = w.shipper_id
      left join partner cn on cn.company_id = ${companyId} and cn.id = w.consignee_id
      where w.company_id = ${companyId} and w.job_id = ${jobId}`,
  );
}
