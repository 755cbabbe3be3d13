import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type RawBuilder, sql } from "kysely";
import { anyOpenStatus, reopenedStatus } from "../model/choices.ts";
import { type ShipmentCriteria, whyNotCriteria } from "../model/shipmentCriteria.ts";
import { jobsToDo } from "./jobsToDo.ts";

/** The criteria of a list as SQL. */
export interface ShipmentFilters {
  /** The where-clause on the job `s`. */
  readonly where: RawBuilder<unknown>;
  /** The ids of jobs with the keyword, customer or salesman; null without such criteria. */
  readonly hits: RawBuilder<unknown> | null;
  /**
   * `opening`: no criteria, three months back from the newest change. `short`: dates, or states that
   * few jobs have. `broad`: only criteria that the indexes of its orders contain. `long`: the rest.
   */
  readonly kind: "opening" | "short" | "broad" | "long";
}

/** What the list of a higher area adds to the criteria. */
export interface FurtherFilters {
  /** Conditions on the job `s`. */
  readonly where: readonly RawBuilder<unknown>[];
  /** A select of the ids of jobs; null without such a criterion. */
  readonly hits: RawBuilder<unknown> | null;
}
export type FurtherCriteria = ShipmentCriteria & { readonly further?: FurtherFilters };

/**
 * Turns the criteria of a list into SQL.
 *
 * Refuses: field.unknown for a search or a state that the list does not have
 * Source: rule SH-12
 */
export function shipmentFilters(actor: Actor, criteria: FurtherCriteria): ShipmentFilters {
  refuseFields(whyNotCriteria(criteria));
  const { companyId } = actor;
  const toDo = criteria.work && jobsToDo(actor, criteria.transactionType, criteria.work);
  const parts: RawBuilder<unknown>[] = [
    sql`s.transaction_type = ${criteria.transactionType}`,
    ...(toDo?.where ?? []),
    ...(criteria.further?.where ?? []),
  ];
  const equal = (column: string, value: string | null) => {
    if (value) parts.push(sql`${sql.ref(column)} = ${value}`);
  };
  equal("s.coloader_id", criteria.coloaderId);
  equal("s.agent_id", criteria.agentId);
  equal("s.user_created", criteria.userCreated);
  equal("s.person_incharge", criteria.personIncharge);
  const { status, isLocked } = criteria;
  const isStored = status !== anyOpenStatus && status !== reopenedStatus;
  equal("s.current_status", isStored ? status : null);
  // Literal text, because the planner chooses a partial index by it.
  if (status && status !== "Finish" && status !== "Canceled")
    parts.push(sql`s.current_status not in ('Finish', 'Canceled')`);
  if (status === reopenedStatus) parts.push(sql`s.reopened_at is not null`);
  if (isLocked !== null) parts.push(isLocked ? sql`s.is_locked` : sql`not s.is_locked`);
  const { fromServiceDate, toServiceDate, fromCreatedDate, toCreatedDate } = criteria;
  const hasDays = [fromServiceDate, toServiceDate, fromCreatedDate, toCreatedDate].some(Boolean);
  const carriers: RawBuilder<unknown>[] = [];
  const ofBills = (column: string, value: string | null) => {
    if (!value) return;
    const jobs = sql`select b.job_id from house_bill b
      where b.company_id = ${companyId} and ${sql.ref(column)} = ${value}`;
    // With dates there are fewer jobs than bills.
    if (hasDays) parts.push(sql`s.id in (${jobs})`);
    else carriers.push(jobs);
  };
  if (criteria.further?.hits) carriers.push(sql`(${criteria.further.hits})`);
  if (toDo?.among) carriers.push(sql`(${toDo.among})`);
  ofBills("b.customer_id", criteria.customerId);
  ofBills("b.sale_man_id", criteria.saleManId);
  if (fromServiceDate) parts.push(sql`s.service_date >= ${fromServiceDate}`);
  if (toServiceDate) parts.push(sql`s.service_date <= ${toServiceDate}`);
  const zone = actor.timeZone;
  if (fromCreatedDate) {
    parts.push(sql`s.datetime_created >= ${fromCreatedDate}::date::timestamp at time zone ${zone}`);
  }
  if (toCreatedDate) {
    parts.push(
      sql`s.datetime_created < (${toCreatedDate}::date + 1)::timestamp at time zone ${zone}`,
    );
  }
  const keyword = criteria.keyword.replace(/[​-‏⁠﻿]/g, "").trim();
  if (keyword) carriers.push(sql`(${searched(companyId, criteria.searchType, keyword)})`);
  const hits = carriers.length > 0 ? sql.join(carriers, sql` intersect `) : null;
  const isOpening = !hits && parts.length === 1;
  if (isOpening) {
    parts.push(
      sql`s.datetime_modified >= (select max(n.datetime_modified) - interval '3 months'
        from shipment n where n.company_id = ${companyId}
          and n.transaction_type = ${criteria.transactionType} and n.current_status <> 'Canceled')`,
    );
  }
  const isRare = isLocked === false || (status ?? "Finish") !== "Finish" || toDo?.areFew === true;
  const stateAndLock = (status ? 1 : 0) + (isLocked === null ? 0 : 1);
  const isBroad = parts.length === 1 + stateAndLock;
  const kind = isOpening ? "opening" : hasDays || isRare ? "short" : isBroad ? "broad" : "long";
  return { where: sql.join(parts, sql` and `), hits, kind };
}

/** Number, seal and marks of a container `k`, as the index holds them. */
export const containerWords = sql`f_unaccent(coalesce(k.container_no, '') || ' '
  || coalesce(k.seal_no, '') || ' ' || coalesce(k.mark_no, ''))`;

/** The ids of jobs that contain the keywords, without a check of rights. */
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
      // The words of the job are in the index; the whole number is compared as it looks.
      return jobs(sql`n.search like ${like} and text_key(n.booking_no) = text_key(${keyword})`);
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
