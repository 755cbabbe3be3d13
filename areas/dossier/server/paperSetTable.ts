import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/** What is saved of a job and of its bills, so that it can be printed. */
export interface SavedForSet {
  readonly hasWaybill: boolean;
  readonly hasManifest: boolean;
  readonly hasInstruction: boolean;
  /** The job or its bills have lines of containers, and a line has a number or a seal. */
  readonly hasContainers: boolean;
  readonly hasLabels: boolean;
  /** The bills with an arrival notice, and those with a delivery order or authorize letter. */
  readonly notices: readonly string[];
  readonly orders: readonly string[];
  /** The bills with a separate waybill. */
  readonly separates: readonly string[];
  /** The booking note that the job uses. */
  readonly bookingNoteId: string | null;
  /** Its debit notes by number, canceled ones excepted. */
  readonly debitNotes: readonly { readonly id: string; readonly no: string }[];
}

/** Reads what is saved with one statement, for any number of bills. */
export function savedForSet(
  tx: Tx,
  { companyId, id }: Pick<Shipment, "companyId" | "id">,
): Promise<SavedForSet> {
  const ofBills = sql`(select b.id from house_bill b
    where b.company_id = ${companyId} and b.job_id = ${id} and not b.is_virtual)`;
  const own = sql`(select from container k where k.company_id = ${companyId} and k.mblid = ${id}`;
  return one<SavedForSet>(
    tx,
    sql`select
      exists (select from air_way_bill w
        where w.company_id = ${companyId} and w.job_id = ${id}) as has_waybill,
      exists (select from cargo_manifest m
        where m.company_id = ${companyId} and m.id = ${id}) as has_manifest,
      exists (select from shipping_instruction i
        where i.company_id = ${companyId} and i.id = ${id}) as has_instruction,
      exists ${own}) as has_containers,
      exists ${own} and coalesce(k.container_no, k.seal_no) is not null) as has_labels,
      array(select n.id from arrival_notice n
        where n.company_id = ${companyId} and n.id in ${ofBills}) as notices,
      array(select o.id from delivery_order o
        where o.company_id = ${companyId} and o.id in ${ofBills}) as orders,
      array(select w.id from separate_bill w
        where w.company_id = ${companyId} and w.id in ${ofBills}) as separates,
      (select j.booking_note_id from shipment j
        where j.company_id = ${companyId} and j.id = ${id}) as booking_note_id,
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'no', d.number) order by d.number)
        from cd_note n
        join document d on d.company_id = ${companyId} and d.id = n.id
        where n.company_id = ${companyId} and n.job_id = ${id} and n.type = 'DEBIT'
          and d.number is not null), '[]') as debit_notes`,
  );
}
