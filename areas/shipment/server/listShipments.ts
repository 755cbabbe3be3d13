import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { rowFacts } from "./rowFacts.ts";
import { mostCounted, narrowPass, type Page } from "./narrowPass.ts";
import type { ShipmentListRow } from "../model/shipmentRecord.ts";
import type { FurtherCriteria } from "./shipmentFilters.ts";
import type { ShipmentCriteria } from "../model/shipmentCriteria.ts";

/** Lists one page of jobs, newest change first by default. Source: rule SH-12. */
export async function listShipments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.listShipments> & FurtherCriteria,
) {
  const { page, size } = ask;
  const found = await foundShipments(tx, actor, ask, { size, skip: (page - 1) * size });
  return { ...found, page, size };
}

/** The newest thousand matching jobs, without paging. */
export async function queryShipments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.queryShipments> & FurtherCriteria,
) {
  return (await foundShipments(tx, actor, ask, { size: 1000, skip: 0 })).data;
}

/**
 * Counts the jobs that each list of these criteria finds, and says whether the list stops there, with
 * one statement.
 */
export async function countShipments(
  tx: Tx,
  actor: Actor,
  lists: readonly FurtherCriteria[],
): Promise<readonly ListCount[]> {
  if (lists.length === 0) return [];
  const counts = lists.map((criteria, at) => {
    const { named, found, mayCap } = narrowPass(actor, criteria, { size: 1, skip: 0 });
    return sql`(with ${named} found as materialized (${found})
      select ${sql.lit(at)} as place, count(*) as total_items, ${mayCap} as may_cap from found)`;
  });
  const counted = await rows<{ totalItems: string; mayCap: boolean }>(
    tx,
    sql`select total_items, may_cap from (${sql.join(counts, sql` union all `)}) c order by place`,
  );
  return counted.map(toldCount);
}

/**
 * Finds jobs with one statement: a narrow pass over an index for the ids of the page and the total,
 * then at most page-size look-ups for the rows.
 */
async function foundShipments(
  tx: Tx,
  actor: Actor,
  criteria: FurtherCriteria,
  page: Page,
): Promise<ListCount & { recentOnly: boolean; data: ShipmentListRow[] }> {
  actor.mustHave(`${serviceOf(criteria.transactionType).menu}.list`);
  const { named, found, order, mayCap, recentOnly } = narrowPass(actor, criteria, page);
  type Found = ShipmentListRow & {
    totalItems: string;
    mayCap: boolean;
    id: string | null;
  };
  const jobs = await rows<Found>(
    tx,
    sql`
      with ${named}
      found as materialized (${found}),
      page as (
        select id, row_number() over (order by ${order}) as place
        from found order by ${order} limit ${sql.lit(page.size)} offset ${page.skip}
      )
      select (select count(*) from found) as total_items, ${mayCap} as may_cap,
        ${listedColumns(actor)}
      from (select 1) as always
      left join page on true
      ${listedJoins(actor, criteria)}
      order by page.place`,
  );
  return { ...toldCount(jobs[0]), recentOnly, data: jobs.filter((row) => row.id !== null) };
}

interface ListCount {
  readonly totalItems: number;
  readonly capped: boolean;
}

function toldCount(counted: { totalItems: string; mayCap: boolean } | undefined): ListCount {
  const total = Number(counted?.totalItems ?? 0);
  const capped = counted?.mayCap === true && total > mostCounted;
  return { totalItems: capped ? mostCounted : total, capped };
}

/** Selects all jobs of a list in its order, up to so many, and as many rows to count. */
export function wholeJobList(
  actor: Actor,
  criteria: ShipmentCriteria & { readonly ids?: readonly string[] | undefined },
  facts?: RawBuilder<unknown>,
) {
  const chosen = criteria.ids ? sql`f.id = any(${[...criteria.ids]}::uuid[])` : sql`true`;
  const passOf = (size: number) => narrowPass(actor, criteria, { size, skip: 0 });
  return {
    rows: (limit: number) => {
      const { named, found, order } = passOf(limit);
      return sql`
        with ${named} page as (
          select id, row_number() over (order by ${order}) as place
          from (${found}) f where ${chosen} order by ${order} limit ${sql.lit(limit)})
        select ${listedColumns(actor)} ${facts ? sql`, more.*` : sql``}
        from page ${listedJoins(actor, criteria)}
        ${facts ? sql`left join lateral (${facts}) more on true` : sql``}
        where s.id is not null order by page.place`;
    },
    count: (limit: number) => {
      const { named, found } = passOf(limit);
      // The expressions before it end with a comma.
      return sql`with ${named} f as (${found}) select from f limit ${sql.lit(limit)}`;
    },
  };
}

function listedColumns({ companyId, language }: Actor): RawBuilder<unknown> {
  const localName = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  return sql`s.id, s.job_no, s.mawb, s.etd, s.eta,
    s.service_date, co.short_name as coloader_name, ag.short_name as agent_name,
    pl.code as pol_code, pl.name_en as pol_name, pd.code as pod_code, pd.name_en as pod_name,
    s.sum_cont, s.package_container, s.sum_package, s.gross_weight, s.cbm, s.current_status,
    s.is_locked, s.datetime_created, s.datetime_modified,
    b.bill_count, b.customer_names, b.hwbnos, m.margin_vnd, m.margin_percent, m.billed_percent,
    m.to_bill_vnd, m.invoiced_percent, m.paid_percent, m.owed_vnd, m.payment_status, stage_now.stage_en, stage_now.stage_vn,
    coalesce(m.outside, false) as rate_outside,
    late.late_stage_en, late.late_stage_vn, late.late_stage_deadline,
    (select ${localName} from person p
      where p.company_id = ${companyId} and p.id = s.person_incharge) as person_incharge_name,
    (select p.username from person p
      where p.company_id = ${companyId} and p.id = s.user_created) as user_name_created`;
}

function listedJoins(actor: Actor, { transactionType }: ShipmentCriteria): RawBuilder<unknown> {
  const { companyId } = actor;
  return sql`
    left join shipment s on s.company_id = ${companyId} and s.id = page.id
    left join partner co on co.company_id = ${companyId} and co.id = s.coloader_id
    left join partner ag on ag.company_id = ${companyId} and ag.id = s.agent_id
    left join place pl on pl.company_id = ${companyId} and pl.id = s.pol
    left join place pd on pd.company_id = ${companyId} and pd.id = s.pod
    ${rowFacts(actor, serviceOf(transactionType).menu)}`;
}
