import { airlineByNumber } from "@fairway/areas/catalogue/server/airlineByNumber.ts";
import { partnerBlockParts } from "@fairway/areas/partner/server/partnerBlockParts.ts";
import { salesmanOfBill } from "@fairway/areas/agreement/server/agreementRules.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { type BlockParts, partnerBlock } from "@fairway/areas/partner/model/partnerBlock.ts";
import { ofMasterBill } from "@fairway/areas/shipment/server/ofMasterBill.ts";
import type { UnitNames } from "@fairway/areas/shipment/model/goodsOf.ts";
import { refuseShipment } from "@fairway/areas/shipment/model/refusals.ts";
import {
  type PortOfOtherMode,
  portsOfOtherMode,
  whyNotPorts,
} from "@fairway/areas/shipment/server/portsOfFamily.ts";
import {
  type LineReferences,
  ownersOfLines,
  unitsOfLines,
  unknownOfLines,
} from "@fairway/areas/shipment/server/referencesOfLines.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { HouseBillForm, JobOfBill } from "../model/houseBill.ts";
import { type DefaultsFrom, houseBillDefaults } from "../model/houseBillDefaults.ts";
import { noHouse, numberWithin } from "../model/waybillNumbers.ts";
import { refuseHouseBill } from "../model/refusals.ts";

/** Stored facts about a bill that is being written. */
export interface BillGround {
  /** The default values of a bill of this job. */
  readonly defaults: Partial<HouseBillForm>;
  /** Errors of references that do not exist and of a number that is taken. */
  readonly faults: FieldRefusal[];
  /** Company and port of discharge before the month of a drawn number; null without a port. */
  readonly numberStem: string | null;
  /** The salesman of the customer's agreement for this service and office. */
  readonly salesman: string | null;
  readonly customerName: string | null;
  /** The units of the lines of all asked bills by id. */
  readonly units: Readonly<Record<string, UnitNames>>;
  readonly service: Service;
}

type Found = Record<Reference, boolean> & {
  readonly takenBy: string | null;
  /** Another job that has the master waybill. */
  readonly mawbOf: string | null;
  readonly handling: string | null;
  readonly isFirst: boolean;
  readonly master: DefaultsFrom["master"];
  readonly companyCode: string;
  readonly podCode: string | null;
  readonly salesman: string | null;
  readonly customerName: string | null;
  readonly units: Record<string, UnitNames> | null;
  readonly owners: readonly string[];
  /** The ports of all asked bills that have the mode of another family. */
  readonly otherPorts: readonly PortOfOtherMode[] | null;
  readonly polName: string | null;
  readonly polCountry: string | null;
  readonly podName: string | null;
  readonly agent: BlockParts | null;
  readonly companyName: string;
  readonly addressEn: string;
  readonly tel: string | null;
  readonly fax: string | null;
  readonly mail: string | null;
  readonly location: string | null;
};

/** The form of one bill, with the id of a stored one. */
export interface GroundAsk {
  readonly form: Partial<HouseBillForm>;
  readonly id?: string;
  readonly lines?: readonly LineReferences[];
  /** The stored bill. */
  readonly was?: Pick<HouseBillForm, "pol" | "pod">;
}

/** Reads the stored facts about one bill with one statement. */
export async function billGround(
  tx: Tx,
  actor: Actor,
  job: JobOfBill,
  ask: GroundAsk,
): Promise<BillGround> {
  const [ground] = await billGrounds(tx, actor, job, [ask]);
  return ground as BillGround;
}

/**
 * Reads them for several bills of a job with one statement.
 *
 * Shape: in the order of `asks`.
 */
export async function billGrounds(
  tx: Tx,
  actor: Actor,
  job: JobOfBill,
  asks: readonly GroundAsk[],
): Promise<BillGround[]> {
  if (asks.length === 0) return [];
  const { companyId } = actor;
  const within = numberWithin(serviceOf(job.transactionType));
  const known = (table: string, column: string): RawBuilder<unknown> =>
    sql`(f.${sql.ref(column)} is null or exists (select from ${sql.table(table)} t
      where t.company_id = ${companyId} and t.id = f.${sql.ref(column)} and t.active))`;
  const place = (column: string, type: "Port" | "Warehouse" = "Port"): RawBuilder<unknown> =>
    sql`(f.${sql.ref(column)} is null or exists (select from place t
      where t.company_id = ${companyId} and t.id = f.${sql.ref(column)}
        and t.place_type = ${type}))`;
  const lines = asks.flatMap((ask) => ask.lines ?? []);
  const found = await rows<Found>(
    tx,
    sql`select ${known("partner", "customer_id")} as customer_id,
        ${known("sys_user", "sale_man_id")} as sale_man_id,
        ${known("partner", "shipper_id")} as shipper_id,
        ${known("partner", "consignee_id")} as consignee_id,
        ${known("partner", "notify_party_id")} as notify_party_id,
        ${known("partner", "forwarding_agent_id")} as forwarding_agent_id,
        ${known("partner", "goods_delivery_id")} as goods_delivery_id,
        ${known("partner", "supplier_id")} as supplier_id,
        ${place("pol")} as pol, ${place("pod")} as pod,
        ${place("warehouse_id", "Warehouse")} as warehouse_id,
        (f.incoterm_id is null
          or exists (select from incoterm t where t.company_id = ${companyId}
            and t.id = f.incoterm_id and t.active
            and ${job.transactionType}::text = any(t.service))
          -- An incoterm that the bill or its job already has may be inactive by now.
          or f.incoterm_id = ${job.incotermId}::uuid
          or exists (select from house_bill b where b.company_id = ${companyId}
            and b.id = f.id and b.incoterm_id = f.incoterm_id)) as incoterm_id,
        ${known("unit", "package_type")} as package_type,
        (f.origin_country_id is null or exists (select from country t
          where t.id = f.origin_country_id)) as origin_country_id,
        (select j.job_no from house_bill b
          join shipment j on j.company_id = ${companyId} and j.id = b.job_id
          where b.company_id = ${companyId}
            and coalesce(b.number_within, b.office_id::text) = ${within ?? job.officeId}
            and b.family = ${job.family} and number_key(b.hwbno) = number_key(f.hwbno)
            and f.hwbno <> ${noHouse}
            and not b.is_canceled and b.id is distinct from f.id) as taken_by,
        (select s.job_no from shipment s where ${within}::text is not null
          and ${ofMasterBill(companyId, job.officeId, job.family, sql`f.mawb`)}
          and s.id <> ${job.id}::uuid) as mawb_of,
        (select a.handling_information from ${airlineByNumber(companyId, job.mawb)}
          and a.active) as handling,
        c.code as company_code, p.code as pod_code,
        (${salesmanOfBill(companyId, sql`f.customer_id`, {
          officeId: sql`${job.officeId}`,
          services: sql`array[${job.transactionType}]`,
          shipmentType: sql`${job.shipmentType}::text`,
        })}) as salesman,
        (select p.short_name from partner p where p.company_id = ${companyId}
          and p.id = f.customer_id) as customer_name,
        ${unitsOfLines(companyId, lines)} as units,
        ${ownersOfLines(companyId, lines)} as owners,
        ${portsOfOtherMode(
          companyId,
          serviceOf(job.transactionType).family,
          asks.flatMap(({ form }) => [form.pol, form.pod]),
        )} as other_ports,
        not exists (select from house_bill b where b.company_id = ${companyId}
          and b.job_id = ${job.id}::uuid and not b.is_virtual) as is_first,
        (select jsonb_build_object('forwardingAgentDescription', m.forwarding_agent_description,
            'transitPlaceTo1', m.transit_place_to1, 'transitPlaceBy1', m.transit_place_by1,
            'transitPlaceTo2', m.transit_place_to2, 'transitPlaceBy2', m.transit_place_by2)
          from master_waybill_route m
          where m.company_id = ${companyId} and m.job_id = ${job.id}::uuid) as master,
        l.name_en as pol_name, n.name_en as pol_country, d.name_en as pod_name,
        ${partnerBlockParts(companyId, job.agentId)} as agent,
        c.name_en as company_name, o.address_en, o.tel, o.fax, o.location,
        coalesce((select g.email from sys_group g where g.company_id = ${companyId}
          and g.id = ${job.groupId}::uuid), o.email) as mail
      from office o
      join company c on c.company_id = ${companyId} and c.id = ${companyId}
      left join place l on l.company_id = ${companyId} and l.id = ${job.pol}::uuid
      left join country n on n.id = l.country_id
      left join place d on d.company_id = ${companyId} and d.id = ${job.pod}::uuid
      cross join (values ${sql.join(asks.map(asked))}) as f (at, id, hwbno, mawb, origin_country_id,
        ${sql.join(referenceColumns.map((column) => sql.ref(column)))})
      left join place p on p.company_id = ${companyId}
        and p.id = coalesce(f.pod, ${job.pod}::uuid)
      where o.company_id = ${companyId} and o.id = ${job.officeId}
      order by f.at`,
  );
  return found.map((each, at) => groundOf(each, job, asks[at] ?? { form: {} }, actor.today));
}

/** The references of a bill by id; a country is referenced by its code. */
const referenceFields = [
  "customerId",
  "saleManId",
  "shipperId",
  "consigneeId",
  "notifyPartyId",
  "forwardingAgentId",
  "goodsDeliveryId",
  "supplierId",
  "pol",
  "pod",
  "warehouseId",
  "incotermId",
  "packageType",
] as const satisfies readonly (keyof HouseBillForm)[];
const references = [...referenceFields, "originCountryId"] as const;
type Reference = (typeof references)[number];
const referenceColumns = referenceFields.map(columnName);

function asked({ form, id }: GroundAsk, at: number): RawBuilder<unknown> {
  const ids = referenceFields.map((field) => sql`${form[field] ?? null}::uuid`);
  const country = form.originCountryId ?? null;
  return sql`(${at}::int, ${id ?? null}::uuid, ${form.hwbno ?? null}::text,
    ${form.mawb ?? null}::text, ${country}::text,
    ${sql.join(ids)})`;
}

function groundOf(
  found: Found,
  job: JobOfBill,
  { form, lines = [], was }: GroundAsk,
  today: Day,
): BillGround {
  return {
    defaults: houseBillDefaults({
      job,
      hbltype: form.hbltype ?? job.mbltype ?? "Original",
      polName: found.polName,
      polCountry: found.polCountry,
      podName: found.podName,
      podCode: found.podCode,
      today,
      handling: found.handling,
      isFirst: found.isFirst,
      master: found.master,
      officeLocation: found.location,
      forwardingAgent: forwarder(found),
      goodsDeliveryId: job.agentId,
      goodsDelivery: found.agent ? partnerBlock(found.agent) : null,
    }),
    faults: [
      ...faultsOf(form, found, numberWithin(serviceOf(job.transactionType)) !== null),
      ...whyNotPorts(form, ["pol", "pod"], found.otherPorts, [
        job.pol,
        job.pod,
        was?.pol ?? null,
        was?.pod ?? null,
      ]),
      ...unknownOfLines(lines, found),
    ],
    numberStem: found.podCode ? `${found.companyCode}${found.podCode}`.toUpperCase() : null,
    salesman: found.salesman,
    customerName: found.customerName,
    units: found.units ?? {},
    service: serviceOf(job.transactionType),
  };
}

function forwarder(found: Found): string {
  const phones = [found.tel && `TEL: ${found.tel}`, found.fax && `FAX: ${found.fax}`];
  return [
    found.companyName,
    found.addressEn,
    phones.filter(Boolean).join("  "),
    found.mail && `EMAIL: ${found.mail}`,
  ]
    .filter(Boolean)
    .join("\n");
}

function faultsOf(form: Partial<HouseBillForm>, found: Found, isWaybill: boolean): FieldRefusal[] {
  const faults = references
    .filter((field) => !found[field])
    .map((field) =>
      field === "incotermId"
        ? refuseShipment.field(field, "shipment.incotermOfService")
        : refuse.field(field, "field.unknown", { value: form[field] }),
    );
  if (found.mawbOf) {
    const facts = { mawb: form.mawb, jobNo: found.mawbOf };
    faults.push(refuseHouseBill.field("mawb", "houseBill.mawbOfOtherJob", facts));
  }
  if (found.takenBy) {
    const facts = { hwbno: form.hwbno, jobNo: found.takenBy };
    const taken = isWaybill ? "houseBill.waybillTaken" : "houseBill.hwbnoTaken";
    faults.push(refuseHouseBill.field("hwbno", taken, facts));
  }
  return faults;
}
