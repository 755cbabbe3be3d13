import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { MoreFacts } from "../model/mailFacts.ts";
import type { MailKindName } from "../model/mailKinds.ts";
import type { LastSaid } from "../model/sentFacts.ts";
import { lastSaid } from "./lastSaid.ts";
import type { FoundGround } from "./mailGround.ts";

/** What is saved of a job and of the bills of a mail, so that it can be printed and attached. */
export interface SavedPapers {
  /** The bills with an arrival notice, and those with a delivery order or authorize letter. */
  readonly notices: readonly string[];
  readonly orders: readonly string[];
  readonly hasInstruction: boolean;
  /** The job has a master air waybill. */
  readonly hasWaybill: boolean;
  readonly manifestNo: string | null;
  /** The debit and invoice notes with charges of the bills. */
  readonly debitNotes: readonly { readonly code: string; readonly partnerId: string }[];
  /** The day of the first notice, whose exchange rate is told. */
  readonly noticeDay: string | null;
  /** The containers of each bill. */
  readonly containers: MoreFacts["containers"];
  /** What the last mails of this kind said about the job and its bills. */
  readonly said: readonly LastSaid[];
}

/** Reads what is saved, and what was sent, with one statement, for any number of bills. */
export function savedPapers(
  tx: Tx,
  { companyId }: Actor,
  kind: MailKindName,
  { job, bills }: FoundGround,
): Promise<SavedPapers> {
  const ids = sql`${bills.map(({ id }) => id)}::uuid[]`;
  return one<SavedPapers>(
    tx,
    sql`select ${lastSaid(companyId, job.id, kind)} as said,
      array(select n.id from arrival_notice n
        where n.company_id = ${companyId} and n.id = any(${ids})) as notices,
      (select max(n.arrival_first_notice) from arrival_notice n
        where n.company_id = ${companyId} and n.id = any(${ids})) as notice_day,
      array(select o.id from delivery_order o
        where o.company_id = ${companyId} and o.id = any(${ids})) as orders,
      exists (select from shipping_instruction i
        where i.company_id = ${companyId} and i.id = ${job.id}) as has_instruction,
      exists (select from air_way_bill w
        where w.company_id = ${companyId} and w.job_id = ${job.id}) as has_waybill,
      (select m.ref_no from cargo_manifest m
        where m.company_id = ${companyId} and m.id = ${job.id}) as manifest_no,
      coalesce((
        select jsonb_object_agg(b.hblid, b.boxes) from (
          select c.hblid, jsonb_agg(jsonb_build_object('containerNo', c.container_no,
              'type', t.code, 'sealNo', c.seal_no, 'packages', c.package_quantity::text,
              'packageType', p.code, 'grossWeight', c.gw::text, 'cbm', c.cbm::text)
            order by c.container_no, c.line_no) as boxes
          from container c
          left join unit t on t.company_id = ${companyId} and t.id = c.container_type_id
          left join unit p on p.company_id = ${companyId} and p.id = c.package_type_id
          where c.company_id = ${companyId} and c.hblid = any(${ids})
            and (c.container_no is not null or t.id is not null)
          group by c.hblid) b), '{}'::jsonb) as containers,
      coalesce((
        select jsonb_agg(jsonb_build_object('code', d.number, 'partnerId', d.partner_id)
          order by d.number)
        from cd_note n
        join document d on d.company_id = ${companyId} and d.id = n.id
        where n.company_id = ${companyId} and n.job_id = ${job.id} and n.type <> 'CREDIT'
          and exists (select from charge_claim k
            join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
            where k.company_id = ${companyId} and k.document_id = d.id
              and s.hblid = any(${ids}))), '[]'::jsonb) as debit_notes`,
  );
}
