import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { AirWayBill } from "../model/airWayBill.ts";
import type { OtherCharge } from "../model/otherCharge.ts";

/** A stored master waybill with the names of its parties. */
type StoredWaybill = Pick<
  AirWayBill,
  "version" | "shipperCode" | "shipperName" | "consigneeCode" | "consigneeName"
> &
  Readonly<Record<string, unknown>> & { readonly id: string };

/** Reads the master waybill of a job; null without one. */
export function findWaybill(
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

/** The other charges of the master waybill of a job, in their order. */
export function masterCharges(tx: Tx, companyId: string, jobId: string): Promise<OtherCharge[]> {
  return rows<OtherCharge>(
    tx,
    sql`
      select c.id, c.charge_name, trim_scale(c.quantity) as quantity, trim_scale(c.rate) as rate,
        c.amount, c.due_to
      from waybill_charge c
      where c.company_id = ${companyId} and c.job_id = ${jobId} and c.hblid is null
      order by c.line_no, c.id`,
  );
}

/** Replaces the other charges of the master waybill of a job. */
export async function writeMasterCharges(
  tx: Tx,
  { companyId, userId }: Actor,
  jobId: string,
  lines: readonly Omit<OtherCharge, "id">[],
): Promise<void> {
  const standing = await masterCharges(tx, companyId, jobId);
  const isSame =
    standing.length === lines.length &&
    standing.every(
      (was, at) =>
        JSON.stringify([was.chargeName, was.quantity, was.rate, was.amount, was.dueTo]) ===
        JSON.stringify([
          lines[at]?.chargeName,
          lines[at]?.quantity,
          lines[at]?.rate,
          lines[at]?.amount,
          lines[at]?.dueTo,
        ]),
    );
  if (isSame) return;
  const ids = standing.map(({ id }) => id);
  await deleteRows(tx, "waybill_charge", companyId, ids, userId);
  await insertRows(
    tx,
    "waybill_charge",
    lines.map((line, at) => ({
      ...line,
      companyId,
      id: newId(),
      jobId,
      lineNo: at + 1,
      userModified: userId,
    })),
  );
}
