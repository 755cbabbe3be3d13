import type { Answer } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { anywhere } from "@fairway/engine/db/anywhere.ts";
import { type RawBuilder, sql } from "kysely";
import type { listRateHistory as spec } from "../contract.ts";
import { nameOf } from "./rateTable.ts";

/** Which rates a list shows. */
interface RateFilter {
  readonly from?: Day | null | undefined;
  readonly to?: Day | null | undefined;
  readonly currencyTo?: string | null | undefined;
  readonly currencyFrom?: string | null | undefined;
  readonly kind?: string | null | undefined;
  /** A currency, by part of its code or name. */
  readonly keyword?: string | null | undefined;
}

/** The where-clause of the rates that a list shows. */
export function askedRates(actor: Actor, ask: RateFilter): RawBuilder<boolean> {
  const keyword = fold(ask.keyword ?? "");
  return sql<boolean>`r.company_id = ${actor.companyId}
    and (${ask.from ?? null}::date is null or r.effective_on >= ${ask.from ?? null})
    and (${ask.to ?? null}::date is null or r.effective_on <= ${ask.to ?? null})
    and (${ask.currencyTo ?? null}::text is null or r.currency_to = ${ask.currencyTo ?? null})
    and (${ask.currencyFrom ?? null}::text is null or r.currency_from = ${ask.currencyFrom ?? null})
    and (${keyword} = '' or exists (select from currency k
      where k.id = r.currency_from and k.search like ${anywhere(keyword)}))
    and (${ask.kind ?? null}::text is null or r.kind = ${ask.kind ?? null})`;
}

/** Returns exchange rates by day, newest first, with the last editor. Refuses: access.forbidden */
export async function listRateHistory(
  tx: Tx,
  actor: Actor,
  ask: RateFilter & { readonly page: number; readonly size: number },
) {
  actor.mustHave("settingExchangeRate.list");
  const found = await rows<
    Record<string, never> & { totalItems: number; effectiveOn: string | null }
  >(
    tx,
    sql`
      with days as (
        select r.effective_on, r.kind, r.carrier_id, r.currency_to, max(r.datetime_modified) as datetime_modified,
          (array_agg(r.user_modified order by r.datetime_modified desc))[1] as user_modified,
          jsonb_agg(jsonb_build_object('currencyFrom', r.currency_from, 'rate', trim_scale(r.rate)::text,
            'active', r.active, 'rateOutside', r.rate_outside, 'rateReason', r.rate_reason, 'at', to_char(r.datetime_created at time zone 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
            order by r.currency_from, r.datetime_created desc) as rates
        from exchange_rate r
        where ${askedRates(actor, ask)}
        group by r.effective_on, r.kind, r.carrier_id, r.currency_to
      ), counted as (select count(*)::int as total_items from days),
      page as (
        select * from days order by effective_on desc, kind, carrier_id, currency_to
        limit ${ask.size} offset ${(ask.page - 1) * ask.size}
      )
      select counted.total_items, page.*, ${nameOf(actor)} as user_name_modified,
        c.short_name as carrier_name
      from counted left join page on true
      left join person p on p.company_id = ${actor.companyId} and p.id = page.user_modified
      left join partner c on c.company_id = ${actor.companyId} and c.id = page.carrier_id
      order by page.effective_on desc, page.kind, page.carrier_id, page.currency_to`,
  );
  return {
    data: found.filter((row) => row.effectiveOn !== null) as unknown as Answer<typeof spec>["data"],
    page: ask.page,
    size: ask.size,
    totalItems: found[0]?.totalItems ?? 0,
    capped: false,
  };
}
