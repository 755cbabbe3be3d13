import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type RawBuilder, sql } from "kysely";
import type { ShipmentCriteria } from "../model/shipmentCriteria.ts";
import { jobsInReach } from "./jobsInReach.ts";
import { type FurtherCriteria, shipmentFilters } from "./shipmentFilters.ts";

type Sql = RawBuilder<unknown>;

/** A broad list is counted up to this number and shown as "1,000+". */
export const mostCounted = 1000;

// Up to this number, looking jobs up one by one is faster than reading all jobs of an office.
const fewHits = 3000;

const sortColumns = {
  datetimeModified: "datetime_modified",
  datetimeCreated: "datetime_created",
  serviceDate: "service_date",
  jobNo: "job_no",
  mawb: "mawb",
  etd: "etd",
  eta: "eta",
} as const;
const mayBeEmpty: ReadonlySet<string> = new Set(["mawb", "etd", "eta"]);

/** The requested rows of a list. */
export interface Page {
  readonly size: number;
  readonly skip: number;
}

/** The jobs of a list with id and sort value only. */
export interface NarrowPass {
  /** The expressions before `found` in the statement, each with its comma. */
  readonly named: Sql;
  /** A select of `id` and `sort_by`. */
  readonly found: Sql;
  readonly order: Sql;
  /** True when `found` stops at the counted maximum. */
  readonly mayCap: RawBuilder<boolean>;
  /** No criteria: only the jobs of the last three months. */
  readonly recentOnly: boolean;
}

/**
 * Builds the pass that reads the fewest rows. The newest jobs and broad lists are read in the order
 * of an index, up to the counted maximum. Rare words and a person's own jobs in other offices are
 * looked up job by job. Other lists use an index on their filter.
 */
export function narrowPass(actor: Actor, criteria: FurtherCriteria, page: Page): NarrowPass {
  const { companyId } = actor;
  const { where, hits, kind } = shipmentFilters(actor, criteria);
  const { here, elsewhere, isWhole } = jobsInReach(
    actor,
    `${serviceOf(criteria.transactionType).menu}.list`,
    !hits && (kind === "broad" || kind === "long") ? "many" : "few",
  );
  const way = sql.raw(criteria.order === "asc" ? "asc" : "desc");
  const column = sql.ref(`s.${sortColumns[criteria.sort]}`);
  const isNewest =
    !hits &&
    (kind === "opening" || kind === "broad") &&
    criteria.sort === "datetimeModified" &&
    criteria.order === "desc";
  const isWalked = kind === "broad" && isWhole && !isNewest;
  const noFurther = sql.lit(Math.max(mostCounted + 1, page.skip + page.size));

  // The upper end makes the planner estimate few rows and choose the index on the months.
  const shortly =
    kind === "opening" && !isNewest ? sql`and s.datetime_modified < 'infinity'` : sql``;
  const narrow = (from: Sql, reach: Sql) => sql`
    select s.id, ${column} as sort_by from ${from}
    where ${reach} and ${alive(criteria)} and ${where} ${shortly}`;
  const oneByOne = (
    source: "hit" | "elsewhere",
  ) => sql`${sql.table(source)} as f cross join lateral (
    select o.* from shipment o where o.company_id = ${companyId} and o.id = f.id offset 0) s`;

  const carries = carrying(companyId, criteria, hits);
  const ofOffice = elsewhere && (criteria.sort === "jobNo" || criteria.sort === "datetimeModified");
  const many = isWalked
    ? walked(companyId, criteria, {
        column,
        way,
        // Job numbers start with the office, so one office uses its own index.
        leads: ofOffice ? sql`s.office_id = ${actor.officeId}` : sql`true`,
        fits: sql`${here} and ${where} and ${carries.each} and ${carries.areMany}`,
        noFurther,
      })
    : narrow(carries.from, sql`${here} and ${carries.areMany}`);
  const inReach = hits
    ? sql`${narrow(oneByOne("hit"), sql`${here} and not ${carries.areMany}`)} union all ${many}`
    : many;
  const newest = sql`order by s.datetime_modified desc, s.id desc limit ${noFurther}`;
  return {
    recentOnly: kind === "opening",
    named: sql`
      ${elsewhere ? sql`elsewhere as materialized (${elsewhere}), ` : sql``}
      ${hits ? sql`hit (id) as materialized (select distinct * from (${hits}) as carriers), ` : sql``}`,
    found: sql`
      (${inReach} ${isNewest ? newest : sql``})
      ${elsewhere ? sql`union all ${narrow(oneByOne("elsewhere"), carries.each)}` : sql``}`,
    order: sql`sort_by ${way} nulls last, id ${way}`,
    mayCap: isNewest ? sql<boolean>`true` : isWalked ? carries.areMany : sql<boolean>`false`,
  };
}

/** Canceled jobs are found by their state alone. Literal, because partial indexes have the text. */
function alive({ status }: ShipmentCriteria): Sql {
  return status === "Canceled"
    ? sql`s.current_status = 'Canceled'`
    : sql`s.current_status <> 'Canceled'`;
}

/** How the list filters by keyword or customer. */
interface Carrying {
  /** The condition on a job `s`. It is not rewritten as a join, because many look-ups take longer. */
  readonly each: RawBuilder<boolean>;
  /** True when there are too many hits to look them up one by one. */
  readonly areMany: RawBuilder<boolean>;
  /** The jobs as `s`. The words are checked first, because that costs less than the reach. */
  readonly from: Sql;
}

function carrying(companyId: string, criteria: ShipmentCriteria, hits: Sql | null): Carrying {
  if (!hits) return { each: sql`true`, areMany: sql`true`, from: sql`shipment s` };
  const each = sql<boolean>`(s.id in (select id from hit)) is true`;
  return {
    each,
    areMany: sql<boolean>`(select count(*) > ${sql.lit(fewHits)} from hit)`,
    from: sql`(select s.* from shipment s where s.company_id = ${companyId}
      and s.transaction_type = ${criteria.transactionType} and ${alive(criteria)}
      and ${each} offset 0) s`,
  };
}

/** The jobs in the order of an index, independent of the estimated hits; empty values come last. */
function walked(
  companyId: string,
  criteria: ShipmentCriteria,
  walk: {
    readonly column: Sql;
    readonly way: Sql;
    /** The first columns of the index after company and service. */
    readonly leads: Sql;
    readonly fits: Sql;
    readonly noFurther: Sql;
  },
): Sql {
  const { column, way } = walk;
  const inOrder = (which: Sql) => sql`(
    select s.id, s.sort_by from (
      select s.*, ${column} as sort_by from shipment s
      where s.company_id = ${companyId} and s.transaction_type = ${criteria.transactionType}
        and ${alive(criteria)} and ${walk.leads} and ${which}
      order by ${column} ${way}, s.id ${way} offset 0) s
    where ${walk.fits} order by s.sort_by ${way}, s.id ${way} limit ${walk.noFurther})`;
  return mayBeEmpty.has(criteria.sort)
    ? sql`${inOrder(sql`${column} is not null`)} union all ${inOrder(sql`${column} is null`)}`
    : inOrder(sql`true`);
}
