import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type RawBuilder, sql } from "kysely";
import type { ShipmentCriteria } from "../contract.ts";

/**
 * What a person asked the list for: a where-clause, the job being `s`; the ids of jobs that carry
 * the words looked for, null without any; and whether it is broad, which is the list as it opens, or
 * narrowed by state and lock alone.
 *
 * Shape: without any criterion the list goes back three months from the newest change.
 * Source: rule SH-12; spec c §2.
 */
export function shipmentFilters(
  actor: Actor,
  criteria: ShipmentCriteria,
): { where: RawBuilder<unknown>; hits: RawBuilder<unknown> | null; isBroad: boolean } {
  const { companyId } = actor;
  const parts: RawBuilder<unknown>[] = [sql`s.transaction_type = ${criteria.transactionType}`];
  const bills = (fits: RawBuilder<unknown>) =>
    sql`s.id in (select b.job_id from house_bill b where b.company_id = ${companyId} and ${fits})`;
  const equal = (column: string, value: string | null) => {
    if (value) parts.push(sql`${sql.ref(column)} = ${value}`);
  };
  equal("s.coloader_id", criteria.coloaderId);
  equal("s.agent_id", criteria.agentId);
  equal("s.user_created", criteria.userCreated);
  equal("s.person_incharge", criteria.personIncharge);
  equal("s.current_status", criteria.status);
  if (criteria.customerId) parts.push(bills(sql`b.customer_id = ${criteria.customerId}`));
  if (criteria.saleManId) parts.push(bills(sql`b.sale_man_id = ${criteria.saleManId}`));
  if (criteria.isLocked !== null) parts.push(sql`s.is_locked = ${criteria.isLocked}`);
  if (criteria.fromServiceDate) parts.push(sql`s.service_date >= ${criteria.fromServiceDate}`);
  if (criteria.toServiceDate) parts.push(sql`s.service_date <= ${criteria.toServiceDate}`);
  const zone = actor.timeZone;
  if (criteria.fromCreatedDate) {
    parts.push(
      sql`s.datetime_created >= ${criteria.fromCreatedDate}::date::timestamp at time zone ${zone}`,
    );
  }
  if (criteria.toCreatedDate) {
    parts.push(
      sql`s.datetime_created < (${criteria.toCreatedDate}::date + 1)::timestamp at time zone ${zone}`,
    );
  }
  const keyword = criteria.keyword.replace(/[​-‏⁠﻿]/g, "").trim();
  const hits = keyword ? searched(companyId, criteria.searchType, keyword) : null;
  const stateAndLock = [criteria.status, criteria.isLocked].filter((each) => each !== null);
  const isBroad = !hits && parts.length === 1 + stateAndLock.length;
  if (!hits && parts.length === 1) {
    parts.push(
      sql`s.datetime_modified >= (select max(n.datetime_modified) - interval '3 months'
        from shipment n where n.company_id = ${companyId}
          and n.transaction_type = ${criteria.transactionType} and n.current_status <> 'Canceled')`,
    );
  }
  return { where: sql.join(parts, sql` and `), hits, isBroad };
}

/** Number, seal and marks of a container `k`, as the index holds them. */
export const containerWords = sql`f_unaccent(coalesce(k.container_no, '') || ' '
  || coalesce(k.seal_no, '') || ' ' || coalesce(k.mark_no, ''))`;

/** The ids of jobs that carry the words, whoever may see them. */
function searched(
  companyId: string,
  by: ShipmentCriteria["searchType"],
  keyword: string,
): RawBuilder<unknown> {
  const like = anywhere(fold(keyword));
  const contains = (column: string) => sql`f_unaccent(${sql.ref(column)}) like ${like}`;
  const jobs = (fits: RawBuilder<unknown>) =>
    sql`select n.id from shipment n where n.company_id = ${companyId} and ${fits}`;
  const bills = (fits: RawBuilder<unknown>) => sql`select b.job_id from house_bill b
    where b.company_id = ${companyId} and b.search like ${like} and ${fits}`;
  const containers = (fits: RawBuilder<unknown>) => sql`select k.mblid from container k
    where k.company_id = ${companyId} and k.hblid is null and ${containerWords} like ${like}
      and ${fits}`;
  const documents = (kind: string) => sql`select d.job_id from job_document d
    where d.company_id = ${companyId} and d.kind = ${kind}
      and f_unaccent(d.document_no) like ${like}`;
  switch (by) {
    case "jobNo":
      return jobs(sql`n.search like ${like} and ${contains("n.job_no")}`);
    case "mawb":
      return jobs(sql`n.search like ${like} and ${contains("n.mawb")}`);
    case "bookingNo":
      return jobs(sql`lower(n.booking_no) = lower(${keyword})`);
    case "hwbno":
      return bills(contains("b.hwbno"));
    case "containerNo":
      return containers(contains("k.container_no"));
    case "sealNo":
      return containers(contains("k.seal_no"));
    case "markNo":
      return containers(contains("k.mark_no"));
    case "creditDebitNo":
      return documents("note");
    case "soaNo":
      return documents("soa");
    default:
      return sql`${jobs(sql`n.search like ${like}`)}
        union ${bills(sql`true`)} union ${containers(sql`true`)}`;
  }
}
