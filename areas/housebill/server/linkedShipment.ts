import { families } from "@fairway/areas/service/model/families.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOfProduct } from "@fairway/areas/service/model/serviceOfProduct.ts";
import { ofMasterBill } from "@fairway/areas/shipment/server/ofMasterBill.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import { jobInReach } from "@fairway/areas/shipment/server/jobsInReach.ts";
import { shipmentsOfBills } from "@fairway/areas/shipment/server/jobOfBill.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { houseBillRows } from "./houseBillTable.ts";

/** The air or sea job that an operation belongs to. */
export interface LinkedJob {
  readonly jobId: string;
  readonly jobNo: string;
  /** Null where several bills have the number, or none. */
  readonly hblid: string | null;
}

/**
 * Finds the air or sea job that an operation belongs to, by its house bill, else by the master bill
 * or the booking, with at most four statements.
 *
 * Shape: null where the user may open none.
 * Refuses: access.forbidden
 * Source: rule HB-37
 */
export async function linkedShipment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.linkedShipment>,
): Promise<Answer<typeof contract.linkedShipment>> {
  const service = serviceOfProduct(ask.serviceName, ask.serviceMode);
  if (!service) return null;
  actor.mustHave(`${service.menu}.detail`);
  const found = await findLinked(tx, actor, service, ask);
  if (!found) return null;
  const { companyId } = actor;
  const jobs = await shipmentsOfBills(tx, actor, [found.jobId]);
  const job = jobs.get(found.jobId);
  if (!job) return null;
  const [bill] = found.hblid ? await houseBillRows(tx, actor, sql`b.id = ${found.hblid}`) : [];
  const list = { mblid: job.id, hblid: bill?.id ?? null };
  const containers = await containerListRows(tx, companyId, list);
  const goods = bill ?? job;
  return {
    jobId: job.id,
    jobNo: job.jobNo,
    hblId: bill?.id ?? null,
    hwbno: bill?.hwbno ?? null,
    customerId: bill?.customerId ?? null,
    customerName: bill?.customerName ?? null,
    salemanId: bill?.saleManId ?? null,
    salemanName: bill?.saleManName ?? null,
    serviceDate: job.serviceDate,
    grossWeight: goods.grossWeight,
    packageQty: goods.packageQty,
    packageContainer: goods.packageContainer,
    pol: job.pol,
    polCode: job.polCode,
    polName: job.polName,
    pod: job.pod,
    podCode: job.podCode,
    podName: job.podName,
    flightVesselName: job.flightVesselName,
    etd: job.etd,
    eta: job.eta,
    shipperDescription: bill?.shipperDescription ?? null,
    consigneeDescription: bill?.consigneeDescription ?? null,
    containers: containers.map(({ id: _, mblid: __, hblid: ___, version: ____, ...line }) => line),
  };
}

/**
 * Finds the job of a service that an operation belongs to, of those that the user may open: by the one
 * bill with the number; of several the job by its master bill, booking or age.
 *
 * Source: rule HB-37
 */
export async function findLinked(
  tx: Tx,
  actor: Actor,
  service: Service,
  { jobNo, mblNo, hblNo }: Pick<Ask<typeof contract.linkedShipment>, "jobNo" | "mblNo" | "hblNo">,
): Promise<LinkedJob | null> {
  const { companyId, officeId } = actor;
  const { letter } = families[service.family];
  const found = await rows<LinkedJob & { readonly isByBill: boolean }>(
    tx,
    sql`with place as (
        select coalesce((select o.office_id from shipment o
          where o.company_id = ${companyId} and number_key(o.job_no) = number_key(${jobNo})),
          ${officeId}) as office_id
      ), named as (
        select b.job_id as id, b.id as hblid, 1 as rank
        from house_bill b
        where b.company_id = ${companyId} and not b.is_canceled and not b.is_virtual
          and number_key(b.hwbno) = number_key(${hblNo})
        union all
        select s.id, null, 2 from shipment s
        where ${ofMasterBill(companyId, sql`(select office_id from place)`, letter, sql`${mblNo}`)}
        union all
        select s.id, null, 3 from shipment s where s.company_id = ${companyId}
          and s.office_id = (select office_id from place) and s.booking_no is not null
          and text_key(s.booking_no) = text_key(${mblNo}) and s.current_status <> 'Canceled'
      )
      select s.id as job_id, s.job_no, n.hblid, n.hblid is not null as is_by_bill
      from named n
      cross join lateral (select * from shipment j
        where j.company_id = ${companyId} and j.id = n.id limit 1) s
      where s.office_id = (select office_id from place)
        and s.transaction_type = ${service.code} and s.current_status <> 'Canceled'
        and ${jobInReach(actor, `${service.menu}.detail`)}
      order by n.hblid is null,
        (select min(o.rank) from named o where o.id = n.id and o.rank > 1) nulls last,
        s.datetime_created, s.id
      limit 2`,
  );
  const [first, second] = found;
  if (!first) return null;
  const { jobId, jobNo: number, hblid } = first;
  return { jobId, jobNo: number, hblid: second?.isByBill ? null : hblid };
}
