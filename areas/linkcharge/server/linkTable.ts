import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { LinkDetail } from "../model/linkCharge.ts";
import { type LinkRow, linkedPair } from "./linkPair.ts";

/** The links of lines on either side. */
export function linksOfCharges(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<LinkRow[]> {
  return rows<LinkRow>(
    tx,
    sql`select k.id, ${linkedPair}
      from link_charge k
      join surcharge o on o.company_id = ${companyId} and o.id = k.origin_charge_id
      join surcharge l on l.company_id = ${companyId} and l.id = k.linked_charge_id
      where k.company_id = ${companyId} and k.id = any(array(
        select f.id from link_charge f
        where f.company_id = ${companyId} and f.origin_charge_id = any(${[...ids]}::uuid[])
        union
        select f.id from link_charge f
        where f.company_id = ${companyId} and f.linked_charge_id = any(${[...ids]}::uuid[])))
      order by k.id`,
  );
}

/** Writes links between lines. */
export async function insertLinks(
  tx: Tx,
  { companyId, userId }: Actor,
  links: readonly {
    readonly originChargeId: string;
    readonly linkedChargeId: string;
    readonly ruleId: string;
  }[],
): Promise<void> {
  const by = { companyId, userCreated: userId, userModified: userId };
  await insertRows(
    tx,
    "link_charge",
    links.map((link) => ({ ...link, ...by, id: newId() })),
  );
}

/** Deletes links. */
export async function deleteLinks(
  tx: Tx,
  { companyId, userId }: Actor,
  ids: readonly string[],
): Promise<void> {
  await deleteRows(tx, "link_charge", companyId, [...ids], userId);
}

/** The jobs among some from which a selling line is still linked. */
export async function jobsWithLinks(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await rows<{ jobId: string }>(
    tx,
    sql`select distinct s.job_id from surcharge s
      join link_charge k on k.company_id = ${companyId} and k.origin_charge_id = s.id
      where s.company_id = ${companyId} and s.job_id = any(${[...jobIds]}::uuid[]) and s.link_fee`,
  );
  return new Set(found.map(({ jobId }) => jobId));
}

/**
 * The bill of the linked job where none is kept: that of the job's earlier links, else the one that was
 * changed last.
 */
export async function billsOfLinkedJobs(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (jobIds.length === 0) return new Map();
  const found = await rows<{ jobId: string; hblid: string | null }>(
    tx,
    sql`select o.id as job_id, coalesce((
        select l.hblid from surcharge s
        join link_charge k on k.company_id = ${companyId} and k.origin_charge_id = s.id
        join surcharge l on l.company_id = ${companyId} and l.id = k.linked_charge_id
          and l.job_id = o.service_job_id
        where s.company_id = ${companyId} and s.job_id = o.id and s.link_fee
        order by k.id desc limit 1), (
        select b.id from house_bill b
        where b.company_id = ${companyId} and b.job_id = o.service_job_id and not b.is_virtual
        order by b.datetime_modified desc, b.id limit 1)) as hblid
      from operations_job o
      where o.company_id = ${companyId} and o.id = any(${[...jobIds]}::uuid[])`,
  );
  return new Map(found.flatMap(({ jobId, hblid }) => (hblid ? [[jobId, hblid] as const] : [])));
}

/** The jobs of lines, by line. */
export async function jobsOfLines(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; jobId: string }>(
    tx,
    sql`select id, job_id from surcharge
      where company_id = ${companyId} and id = any(${[...ids]}::uuid[])`,
  );
  return new Map(found.map(({ id, jobId }) => [id, jobId]));
}

/** What is sold on some jobs and not linked yet, job by job. */
export function unlinkedLines(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[],
): Promise<{ id: string; jobId: string }[]> {
  return rows<{ id: string; jobId: string }>(
    tx,
    sql`select s.id, s.job_id
      from unnest(${[...jobIds]}::uuid[]) with ordinality as a (job_id, at)
      join surcharge s on s.company_id = ${companyId} and s.job_id = a.job_id
        and s.type = 'SELL' and not s.link_fee
      order by a.at, s.line_no, s.id`,
  );
}

/** The bills of some jobs. */
export async function billsOfJobs(
  tx: Tx,
  companyId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from house_bill
      where company_id = ${companyId} and job_id = any(${[...jobIds]}::uuid[])`,
  );
  return found.map(({ id }) => id);
}

/** A link with both of its lines; null for a line without one. */
export async function readLink(
  tx: Tx,
  { companyId, language }: Actor,
  chargeId: string,
): Promise<LinkDetail | null> {
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const side = (column: string) => sql`(
      select jsonb_build_object('chargeId', s.id, 'chargeCode', c.code, 'chargeNameEn',
        c.charge_name_en, 'chargeNameVi', c.charge_name_vn, 'jobId', s.job_id, 'jobNo', j.job_no,
        'transactionType', j.transaction_type, 'hblid', s.hblid, 'hwbno', b.hwbno,
        'mblno', coalesce(j.mawb, b.mawb), 'partnerId', s.payment_object_id,
        'partnerName', p.short_name, 'quantity', trim_scale(s.quantity)::text,
        'unitPrice', trim_scale(s.unit_price)::text, 'currencyId', s.currency_id,
        'total', s.total::text, 'exchangeDate', s.exchange_date::text)
      from surcharge s
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
      join partner p on p.company_id = ${companyId} and p.id = s.payment_object_id
      where s.company_id = ${companyId} and s.id = ${sql.ref(column)})`;
  const [found] = await rows<LinkDetail>(
    tx,
    sql`select k.id, r.rule_name,
        (select ${name} from person p
          where p.company_id = ${companyId} and p.id = k.user_created) as user_created,
        to_char(k.datetime_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          as datetime_created,
        ${side("k.origin_charge_id")} as origin, ${side("k.linked_charge_id")} as linked
      from link_charge k
      join link_fee_rule r on r.company_id = ${companyId} and r.id = k.rule_id
      where k.company_id = ${companyId}
        and (k.origin_charge_id = ${chargeId} or k.linked_charge_id = ${chargeId})`,
  );
  return found ?? null;
}
