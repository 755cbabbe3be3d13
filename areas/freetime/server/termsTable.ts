import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { KnownRule } from "../model/ruleFor.ts";
import { type RuleTiers, tiersOfRule } from "../model/ruleTiers.ts";
import type { FreeTimeKind, Terms } from "../model/terms.ts";

type StoredRule = Omit<KnownRule, "terms"> & Omit<Terms, "tiers"> & RuleTiers;

/** The rules of a company that may fit a carrier and a port; all rules where neither is given. */
export async function readRules(
  tx: Tx,
  companyId: string,
  place: { readonly carrierId: string | null; readonly portId: string | null } | null,
): Promise<KnownRule[]> {
  const fits = place
    ? sql`and (r.carrier_id is null or r.carrier_id = ${place.carrierId}::uuid)
        and (r.port_id is null or r.port_id = ${place.portId}::uuid)`
    : sql``;
  const found = await rows<StoredRule>(
    tx,
    sql`select r.rule_name, r.kind, r.carrier_id, r.port_id, r.box_type_id, r.valid_from, r.valid_to,
        r.free_days::int as free_days, r.day_kind, r.counts_from, r.paid_by, r.currency_id,
        trim_scale(r.price1)::text as price1,
        r.day2::text as day2, trim_scale(r.price2)::text as price2,
        r.day3::text as day3, trim_scale(r.price3)::text as price3,
        r.day4::text as day4, trim_scale(r.price4)::text as price4,
        r.day5::text as day5, trim_scale(r.price5)::text as price5
      from free_time_rule r where r.company_id = ${companyId} ${fits}`,
  );
  return found.map((row) => ({
    ruleName: row.ruleName,
    kind: row.kind,
    carrierId: row.carrierId,
    portId: row.portId,
    boxTypeId: row.boxTypeId,
    validFrom: row.validFrom,
    validTo: row.validTo,
    terms: {
      freeDays: row.freeDays,
      dayKind: row.dayKind,
      countsFrom: row.countsFrom,
      currencyId: row.currencyId,
      tiers: tiersOfRule(row),
      paidBy: row.paidBy,
    },
  }));
}

/** Terms that a job has of its own. */
export interface OwnTerms {
  readonly id: string;
  readonly jobId: string;
  readonly kind: FreeTimeKind;
  readonly version: number;
  readonly terms: Terms;
}

/** Reads terms of jobs; `where` uses the alias `o`. */
export async function readOwnTerms(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<OwnTerms[]> {
  const found = await rows<Omit<OwnTerms, "terms"> & Terms>(
    tx,
    sql`select o.id, o.job_id, o.kind, o.version, o.free_days, o.day_kind, o.counts_from,
        o.currency_id, o.tiers, o.paid_by
      from job_free_time o where o.company_id = ${companyId} and ${where} order by o.kind`,
  );
  return found.map(({ id, jobId, kind, version, ...terms }) => ({
    id,
    jobId,
    kind,
    version,
    terms,
  }));
}

/** The holidays of an office from a day on; of every office where none is given. */
export function readHolidays(
  tx: Tx,
  companyId: string,
  officeId: string | null,
  from: Day,
): Promise<{ readonly on: Day; readonly officeId: string | null }[]> {
  const ofOffice = officeId
    ? sql`and (h.holiday_office is null or h.holiday_office = ${officeId})`
    : sql``;
  return rows(
    tx,
    sql`select h.holiday_on as on, h.holiday_office as office_id from office_holiday h
      where h.company_id = ${companyId} and h.holiday_on >= ${from}::date ${ofOffice}
      order by h.holiday_on`,
  );
}
