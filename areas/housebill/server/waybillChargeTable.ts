import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import { type OtherCharge, type OtherChargeForm, withAmounts } from "../model/otherCharge.ts";

/** The owner of a list: the master waybill of a job, or one of its house waybills. */
export interface WaybillOfCharges {
  readonly jobId: string;
  /** Null for the master waybill. */
  readonly hblid: string | null;
}

/** The other charges of a waybill, in their order. */
export function waybillCharges(
  tx: Tx,
  companyId: string,
  { jobId, hblid }: WaybillOfCharges,
): Promise<OtherCharge[]> {
  const own = hblid ? sql`c.hblid = ${hblid}` : sql`c.job_id = ${jobId} and c.hblid is null`;
  return rows<OtherCharge>(
    tx,
    sql`
      select c.id, c.charge_name, trim_scale(c.quantity) as quantity, trim_scale(c.rate) as rate,
        c.amount, c.due_to
      from waybill_charge c
      where c.company_id = ${companyId} and ${own}
      order by c.line_no, c.id`,
  );
}

type ChargeOfBill = OtherCharge & { readonly hblid: string };

const chargesWhere = (tx: Tx, companyId: string, where: RawBuilder<unknown>) =>
  rows<ChargeOfBill>(
    tx,
    sql`
      select c.hblid, c.id, c.charge_name, trim_scale(c.quantity) as quantity,
        trim_scale(c.rate) as rate, c.amount, c.due_to
      from waybill_charge c
      where c.company_id = ${companyId} and ${where}
      order by c.hblid, c.line_no, c.id`,
  );

/** The other charges of all house waybills of a job, each with its bill. */
export async function waybillChargesOfBills(
  tx: Tx,
  companyId: string,
  jobId: string,
): Promise<Omit<ChargeOfBill, "id">[]> {
  const found = await chargesWhere(tx, companyId, sql`c.job_id = ${jobId} and c.hblid is not null`);
  return found.map(({ id: _id, ...charge }) => charge);
}

/** Those of some house waybills, by the id of the bill. */
export async function waybillChargesByBill(
  tx: Tx,
  companyId: string,
  hblids: readonly string[],
): Promise<ReadonlyMap<string, OtherCharge[]>> {
  const found = await chargesWhere(tx, companyId, sql`c.hblid = any(${[...hblids]}::uuid[])`);
  return new Map(
    hblids.map((hblid) => [
      hblid,
      found.flatMap(({ hblid: owner, ...charge }) => (owner === hblid ? [charge] : [])),
    ]),
  );
}

/** Writes the other charges of waybills that have none yet with one statement and returns them as stored. */
export async function insertWaybillCharges(
  tx: Tx,
  { companyId, userId }: Actor,
  waybills: readonly (WaybillOfCharges & { readonly lines: readonly OtherChargeForm[] })[],
): Promise<OtherCharge[]> {
  const written = waybills.flatMap(({ lines, ...owner }) =>
    withAmounts(lines).map((line, at) => ({
      ...line,
      ...owner,
      companyId,
      id: newId(),
      lineNo: at + 1,
      userModified: userId,
    })),
  );
  await insertRows(tx, "waybill_charge", written);
  return written.map(({ id, chargeName, quantity, rate, amount, dueTo }) => ({
    id,
    chargeName,
    quantity,
    rate,
    amount,
    dueTo,
  }));
}

/** Replaces the other charges of a waybill; the same lines are not written again. */
export async function writeWaybillCharges(
  tx: Tx,
  actor: Actor,
  waybill: WaybillOfCharges,
  lines: readonly OtherChargeForm[],
): Promise<void> {
  const standing = await waybillCharges(tx, actor.companyId, waybill);
  await replaceCharges(tx, actor, [{ ...waybill, lines, standing }]);
}

/** Replaces those of several waybills with the same statements as one. */
export async function replaceCharges(
  tx: Tx,
  actor: Actor,
  waybills: readonly (WaybillOfCharges & {
    readonly lines: readonly OtherChargeForm[];
    readonly standing: readonly OtherCharge[];
  })[],
): Promise<void> {
  const changed = waybills.filter(
    ({ lines, standing }) => textOf(standing) !== textOf(withAmounts(lines)),
  );
  const ids = changed.flatMap(({ standing }) => standing.map(({ id }) => id));
  await deleteRows(tx, "waybill_charge", actor.companyId, ids, actor.userId);
  await insertWaybillCharges(
    tx,
    actor,
    changed.map(({ jobId, hblid, lines }) => ({ jobId, hblid, lines })),
  );
}

const textOf = (lines: readonly OtherChargeForm[]) =>
  JSON.stringify(
    lines.map((line) => [line.chargeName, line.quantity, line.rate, line.amount, line.dueTo]),
  );
