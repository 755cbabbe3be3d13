import type { Actor } from "@fairway/core/permission/actor.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type RawBuilder, sql } from "kysely";
import type { ShipmentCriteria } from "../contract.ts";

/**
 * The where-clause of what a person asked the list for, the job being `s`, and whether it is broad:
 * the list as it opens, or narrowed by state and lock alone.
 *
 * Shape: without any criterion the list goes back three months from the newest change.
 * Source: rule SH-12; spec c §2.
 */
export function shipmentFilters(
  actor: Actor,
  criteria: ShipmentCriteria,
): { where: RawBuilder<unknown>; isBroad: boolean } {
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
  if (keyword) parts.push(searched(companyId, criteria.searchType, keyword, bills));
  const stateAndLock = [criteria.status, criteria.isLocked].filter((each) => each !== null);
  const isBroad = parts.length === 1 + stateAndLock.length;
  if (parts.length === 1) {
    parts.push(
      sql`s.datetime_modified >= (select max(n.datetime_modified) - interval '3 months'
        from shipment n where n.company_id = ${companyId}
          and n.transaction_type = ${criteria.transactionType} and n.current_status <> 'Canceled')`,
    );
  }
  return { where: sql.join(parts, sql` and `), isBroad };
}

/** Number, seal and marks of a container `k`, as the index holds them. */
export const containerWords = sql`f_unaccent(coalesce(k.container_no, '') || ' '
  || coalesce(k.seal_no, '') || ' ' || coalesce(k.mark_no, ''))`;

function searched(
  companyId: string,
  by: ShipmentCriteria["searchType"],
  keyword: string,
  bills: (fits: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const like = anywhere(fold(keyword));
  const contains = (column: string) => sql`f_unaccent(${sql.ref(column)}) like ${like}`;
  const containers = (fits: RawBuilder<unknown>) =>
    sql`s.id in (select k.mblid from container k where k.company_id = ${companyId}
      and k.hblid is null and ${containerWords} like ${like} and ${fits})`;
  const documents = (kinds: string[]) =>
    sql`s.id in (select d.job_id from job_document d where d.company_id = ${companyId}
      and d.kind = any(${kinds}) and f_unaccent(d.document_no) like ${like})`;
  switch (by) {
    case "jobNo":
      return sql`s.search like ${like} and ${contains("s.job_no")}`;
    case "mawb":
      return sql`s.search like ${like} and ${contains("s.mawb")}`;
    case "bookingNo":
      return sql`lower(s.booking_no) = lower(${keyword})`;
    case "hwbno":
      return bills(sql`b.search like ${like} and ${contains("b.hwbno")}`);
    case "containerNo":
      return containers(contains("k.container_no"));
    case "sealNo":
      return containers(contains("k.seal_no"));
    case "markNo":
      return containers(contains("k.mark_no"));
    case "creditDebitNo":
      return documents(["note"]);
    case "soaNo":
      return documents(["soa"]);
    default:
      // One list of ids: three conditions with or would be asked of every job.
      return sql`s.id in (
        select n.id from shipment n where n.company_id = ${companyId} and n.search like ${like}
        union select b.job_id from house_bill b
          where b.company_id = ${companyId} and b.search like ${like}
        union select k.mblid from container k where k.company_id = ${companyId}
          and k.hblid is null and ${containerWords} like ${like})`;
  }
}
