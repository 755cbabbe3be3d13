import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type { QuotationRow } from "../model/quotation.ts";
import type { RateOf } from "../model/rateKinds.ts";
import type { RateMark } from "../model/typedRate.ts";

/** The name of the person `p` in the actor's language. */
export function nameOf(actor: Pick<Actor, "language">): RawBuilder<unknown> {
  return sql.ref(actor.language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
}

/** The where-clause of one kind of rate, and of one carrier for carrier-stated rates. */
export function ofKind({ kind, carrierId }: RateOf): RawBuilder<boolean> {
  return sql<boolean>`(r.kind = ${kind} and r.carrier_id is not distinct from ${carrierId ?? null}::uuid)`;
}

/**
 * Reads the quotations that are valid on a day, of one currency pair or of all pairs to
 * `currencyTo`.
 */
export async function quotationsOn(
  tx: Tx,
  actor: Pick<Actor, "companyId" | "language">,
  ask: {
    day: Day | null;
    kind: RateOf;
    currencyTo: string;
    currencyFrom?: string | undefined;
  },
): Promise<QuotationRow[]> {
  const { companyId } = actor;
  return rows<QuotationRow>(
    tx,
    sql`
      select distinct on (r.currency_from) r.currency_from, c.currency_name, r.currency_to, r.rate,
        r.effective_on, r.user_modified, ${nameOf(actor)} as user_name_modified,
        r.datetime_modified
      from exchange_rate r
      join currency c on c.id = r.currency_from
      left join person p on p.company_id = ${companyId} and p.id = r.user_modified
      where r.company_id = ${companyId} and r.active and ${ofKind(ask.kind)}
        and r.currency_to = ${ask.currencyTo}
        and (${ask.currencyFrom ?? null}::text is null or r.currency_from = ${ask.currencyFrom ?? null})
        and (${ask.day}::date is null or r.effective_on <= ${ask.day})
      order by r.currency_from, r.effective_on desc, r.datetime_created desc`,
  );
}

/** The share in percent by which a typed rate may differ, as an office set it. */
export function shareOf(companyId: string, officeId: string | null): RawBuilder<unknown> {
  return officeId
    ? sql`(select trim_scale(s.rate_share)::text from office_setting s
        where s.company_id = ${companyId} and s.office_id = ${officeId})`
    : sql`null::text`;
}

/** A rate that is valid from a day on. */
export interface NewRate {
  readonly effectiveOn: Day;
  readonly currencyFrom: string;
  readonly currencyTo: string;
  readonly rate: string;
}

/** A stored rate with its mark. */
export interface StoredRate extends NewRate, RateMark {
  readonly id: string;
}

/** The key of a rate on its day: one active rate per key. */
export function pairOnDay(rate: Omit<NewRate, "rate">): string {
  return `${rate.effectiveOn} ${rate.currencyFrom} ${rate.currencyTo}`;
}

/** Reads and locks the active quotations of one kind on the days of these rates. */
export async function lockQuotations(
  tx: Tx,
  companyId: string,
  rateOf: RateOf,
  rates: readonly { readonly effectiveOn: Day }[],
): Promise<StoredRate[]> {
  const days = [...new Set(rates.map((each) => each.effectiveOn))];
  return rows(
    tx,
    sql`select r.id, r.effective_on, r.currency_from, r.currency_to, trim_scale(r.rate)::text as rate,
        r.rate_outside, r.rate_reason
      from exchange_rate r
      where r.company_id = ${companyId} and r.active and ${ofKind(rateOf)}
        and r.effective_on = any(${days}::date[])
      order by r.effective_on, r.currency_from, r.currency_to for update`,
  );
}
