import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { NotePaper } from "../model/notePaper.ts";

type Printed = Pick<
  NotePaper,
  | "partner"
  | "declarations"
  | "invoiceNo"
  | "deliveredTo"
  | "shipper"
  | "consignee"
  | "pol"
  | "pod"
  | "etd"
  | "eta"
  | "vessel"
  | "containers"
  | "contSeal"
  | "packages"
  | "grossWeight"
  | "chargeWeight"
  | "cbm"
>;

/** Reads the partner, job and bills that a note prints, in one statement. */
export async function readNoteShipment(
  tx: Tx,
  actor: Actor,
  note: { readonly jobId: string; readonly partnerId: string },
  hblIds: readonly string[],
): Promise<Printed> {
  const { companyId, language } = actor;
  const name = language === "vi" ? sql`p.partner_name_vn` : sql`p.partner_name_en`;
  const address = language === "vi" ? sql`p.address_vn` : sql`p.address_en`;
  return one<Printed>(
    tx,
    sql`
      with bill as (
        select b.* from house_bill b
        where b.company_id = ${companyId} and b.id = any(${[...hblIds]}::uuid[])
      ), box as (
        select c.*, u.code as type_code from container c
        left join unit u on u.company_id = ${companyId} and u.id = c.container_type_id
        where c.company_id = ${companyId} and c.hblid = any(${[...hblIds]}::uuid[])
      )
      select jsonb_build_object('name', ${name}, 'address', ${address},
          'taxCode', p.tax_code, 'contact', coalesce(p.contact_person, ''),
          'tel', coalesce(p.tel, ''), 'fax', coalesce(p.fax, '')) as partner,
        coalesce(ops.invoice_no, '') as invoice_no,
        coalesce(${language === "vi" ? sql`store.name_vn` : sql`store.name_en`}, '') as delivered_to,
        coalesce((select string_agg(d.clearance_no, ', ' order by d.clearance_date, d.clearance_no)
          from customs_declaration d
          where d.company_id = ${companyId} and d.job_id = ${note.jobId}), '') as declarations,
        coalesce((select string_agg(distinct split_part(shipper_description, E'\\n', 1), '; ')
          from bill), '') as shipper,
        coalesce((select string_agg(distinct split_part(consignee_description, E'\\n', 1), '; ')
          from bill), '') as consignee,
        coalesce(pol.code || ' - ' || pol.name_en, j.pol_description, '') as pol,
        coalesce(pod.code || ' - ' || pod.name_en, j.pod_description, '') as pod,
        coalesce(j.etd::text, '') as etd, coalesce(j.eta::text, '') as eta,
        concat_ws(' / ', j.flight_vessel_name, coalesce(j.voy_no,
          to_char(air.flight_date, 'DD/MM/YYYY'))) as vessel,
        coalesce((select string_agg(t.text, ', ' order by t.text) from (
          select sum(quantity) || ' x ' || type_code as text from box
          where type_code is not null group by type_code) t), '') as containers,
        coalesce((select string_agg(concat_ws(' / ', container_no, seal_no), E'\\n'
          order by line_no) from box where container_no is not null), '') as cont_seal,
        coalesce((select trim_scale(sum(package_qty))::text || coalesce(' ' || min(u.code), '')
          from bill left join unit u on u.company_id = ${companyId} and u.id = bill.package_type),
          '') as packages,
        coalesce((select trim_scale(nullif(sum(gross_weight), 0))::text from bill), '') as gross_weight,
        coalesce((select trim_scale(nullif(sum(charge_weight), 0))::text from bill), '') as charge_weight,
        coalesce((select trim_scale(nullif(sum(cbm), 0))::text from bill), '') as cbm
      from shipment j
      join partner p on p.company_id = ${companyId} and p.id = ${note.partnerId}
      left join operations_job ops on ops.company_id = ${companyId} and ops.id = j.id
      left join place store on store.company_id = ${companyId} and store.id = ops.warehouse_id
      left join air_job air on air.company_id = ${companyId} and air.id = j.id
      left join place pol on pol.company_id = ${companyId} and pol.id = j.pol
      left join place pod on pod.company_id = ${companyId} and pod.id = j.pod
      where j.company_id = ${companyId} and j.id = ${note.jobId}`,
  );
}
