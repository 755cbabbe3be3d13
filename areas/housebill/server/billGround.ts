import { type BlockParts, partnerBlock } from "@fairway/areas/partner/model/partnerBlock.ts";
import { refuseShipment } from "@fairway/areas/shipment/model/refusals.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { yearMonth } from "@fairway/core/time/day.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { HouseBillForm } from "../model/houseBill.ts";
import { houseBillDefaults } from "../model/houseBillDefaults.ts";
import { refuseHouseBill } from "../model/refusals.ts";

/** What the books say about a bill that is being written. */
export interface BillGround {
  /** What a bill of this job starts with. */
  readonly defaults: Partial<HouseBillForm>;
  /** References that lead nowhere, and a number that is taken. */
  readonly faults: FieldRefusal[];
  /** Company and port of discharge before the month of a drawn number; null without a port. */
  readonly numberStem: string | null;
  /** Numbers of this stem and month that stand on bills already. */
  readonly numbersTaken: ReadonlySet<number>;
  /** The salesman of the customer's agreement for this service and office. */
  readonly salesman: string | null;
  readonly customerName: string | null;
  /** Codes of the container types of the lines, by id. */
  readonly typeCodes: Readonly<Record<string, string>>;
}

type Found = Record<Reference, boolean> & {
  readonly takenBy: string | null;
  readonly companyCode: string;
  readonly podCode: string | null;
  readonly numbersTaken: string[];
  readonly salesman: string | null;
  readonly customerName: string | null;
  readonly typeCodes: Record<string, string> | null;
  readonly polCountry: string | null;
  readonly agent: BlockParts | null;
  readonly companyName: string;
  readonly addressEn: string;
  readonly tel: string | null;
  readonly fax: string | null;
  readonly mail: string | null;
  readonly location: string | null;
};

/** Reads all that writing a bill needs to know with one statement. */
export async function billGround(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  of: { form: Partial<HouseBillForm>; id?: string; typeIds?: readonly (string | null)[] },
): Promise<BillGround> {
  const { companyId } = actor;
  const { form } = of;
  const value = (field: keyof HouseBillForm) => form[field] ?? null;
  const known = (table: string, field: Reference): RawBuilder<unknown> =>
    sql`(${value(field)}::uuid is null or exists (select from ${sql.table(table)} t
      where t.company_id = ${companyId} and t.id = ${value(field)}::uuid and t.active))`;
  const port = (field: Reference): RawBuilder<unknown> =>
    sql`(${value(field)}::uuid is null or exists (select from place t
      where t.company_id = ${companyId} and t.id = ${value(field)}::uuid
        and t.place_type = 'Port'))`;
  const period = yearMonth(actor.today);
  const pod = sql`(select p.code from place p
    where p.company_id = ${companyId} and p.id = ${form.pod ?? job.pod}::uuid)`;
  const types = [...new Set((of.typeIds ?? []).filter((id) => id !== null))];
  const found = await one<Found>(
    tx,
    sql`select ${known("partner", "customerId")} as customer_id,
        ${known("sys_user", "saleManId")} as sale_man_id,
        ${known("partner", "shipperId")} as shipper_id,
        ${known("partner", "consigneeId")} as consignee_id,
        ${known("partner", "notifyPartyId")} as notify_party_id,
        ${known("partner", "forwardingAgentId")} as forwarding_agent_id,
        ${known("partner", "goodsDeliveryId")} as goods_delivery_id,
        ${port("pol")} as pol, ${port("pod")} as pod,
        (${value("incotermId")}::uuid is null
          or exists (select from incoterm t where t.company_id = ${companyId}
            and t.id = ${value("incotermId")}::uuid and t.active
            and ${job.transactionType}::text = any(t.service))
          -- What stands on the bill or its job already may have been retired since.
          or ${value("incotermId")}::uuid = ${job.incotermId}::uuid
          or exists (select from house_bill b where b.company_id = ${companyId}
            and b.id = ${of.id ?? null}::uuid
            and b.incoterm_id = ${value("incotermId")}::uuid)) as incoterm_id,
        ${known("unit", "packageType")} as package_type,
        (${value("originCountryId")}::text is null or exists (select from country t
          where t.id = ${value("originCountryId")}::text)) as origin_country_id,
        (select j.job_no from house_bill b
          join shipment j on j.company_id = ${companyId} and j.id = b.job_id
          where b.company_id = ${companyId} and b.office_id = ${job.officeId}
            and b.family = ${job.family} and lower(b.hwbno) = lower(${value("hwbno")}::text)
            and not b.is_canceled and b.id is distinct from ${of.id ?? null}::uuid) as taken_by,
        c.code as company_code, ${pod} as pod_code,
        -- A range of the index; ':' is what comes after the digits.
        array(select t.number from (
            select substring(b.hwbno from length(c.code || ${pod}) + 5) as number
            from house_bill b
            where b.company_id = ${companyId} and not b.is_canceled
              and lower(b.hwbno) ~>=~ lower(c.code || ${pod} || ${period}::text)
              and lower(b.hwbno) ~<~ (lower(c.code || ${pod} || ${period}::text) || ':')) t
          -- The counter has passed the others.
          where case when t.number ~ '^[0-9]{3,6}$' then t.number::int > coalesce((
              select q.last_number from document_sequence q
              where q.company_id = ${companyId} and q.kind = 'houseBill'
                and q.prefix = upper(c.code || ${pod}) and q.period = ${period}), 0)
            else false end) as numbers_taken,
        ${salesmanOf(companyId, value("customerId"), job)} as salesman,
        (select p.short_name from partner p where p.company_id = ${companyId}
          and p.id = ${value("customerId")}::uuid) as customer_name,
        (select jsonb_object_agg(u.id, u.code) from unit u
          where u.company_id = ${companyId} and u.id = any(${types}::uuid[])) as type_codes,
        (select n.name_en from place p join country n on n.id = p.country_id
          where p.company_id = ${companyId} and p.id = ${job.pol}::uuid) as pol_country,
        (select jsonb_build_object('partnerNameEn', p.partner_name_en,
            'partnerNameVn', p.partner_name_vn, 'addressEn', p.address_en,
            'addressVn', p.address_vn, 'tel', p.tel, 'fax', p.fax) from partner p
          where p.company_id = ${companyId} and p.id = ${job.agentId}::uuid) as agent,
        c.name_en as company_name, o.address_en, o.tel, o.fax, o.location,
        coalesce((select g.email from sys_group g where g.company_id = ${companyId}
          and g.id = ${job.groupId}::uuid), o.email) as mail
      from office o
      join company c on c.company_id = ${companyId} and c.id = ${companyId}
      where o.company_id = ${companyId} and o.id = ${job.officeId}`,
  );
  return {
    defaults: houseBillDefaults({
      job,
      polCountry: found.polCountry,
      officeLocation: found.location,
      forwardingAgent: forwarder(found),
      goodsDeliveryId: job.agentId,
      goodsDelivery: found.agent ? partnerBlock(found.agent) : null,
    }),
    faults: faultsOf(form, found),
    numberStem: found.podCode ? `${found.companyCode}${found.podCode}`.toUpperCase() : null,
    numbersTaken: new Set(found.numbersTaken.map(Number)),
    salesman: found.salesman,
    customerName: found.customerName,
    typeCodes: found.typeCodes ?? {},
  };
}

function salesmanOf(companyId: string, customerId: string | null, job: Shipment) {
  return sql`(select a.saleman_id from partner_agreement a
    where a.company_id = ${companyId} and a.partner_id = ${customerId}::uuid and a.active
      and a.shipment_type like '%' || ${job.shipmentType}::text || '%'
      and exists (select from partner_agreement_office x where x.company_id = ${companyId}
        and x.agreement_id = a.id and x.office_id = ${job.officeId})
      and exists (select from partner_agreement_service v where v.company_id = ${companyId}
        and v.agreement_id = a.id and v.service = ${job.transactionType})
    order by a.contract_type = 'Official' desc, a.effective_date desc, a.id limit 1)`;
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

function faultsOf(form: Partial<HouseBillForm>, found: Found): FieldRefusal[] {
  const faults = references
    .filter((field) => !found[field])
    .map((field) =>
      field === "incotermId"
        ? refuseShipment.field(field, "shipment.incotermOfService")
        : refuse.field(field, "field.unknown", { value: form[field] }),
    );
  if (!found.takenBy) return faults;
  const facts = { hwbno: form.hwbno, jobNo: found.takenBy };
  return [...faults, refuseHouseBill.field("hwbno", "houseBill.hwbnoTaken", facts)];
}

const references = [
  "customerId",
  "saleManId",
  "shipperId",
  "consigneeId",
  "notifyPartyId",
  "forwardingAgentId",
  "goodsDeliveryId",
  "pol",
  "pod",
  "incotermId",
  "packageType",
  "originCountryId",
] as const satisfies readonly (keyof HouseBillForm)[];
type Reference = (typeof references)[number];
