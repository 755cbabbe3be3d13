import { boundRatesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import { type RateMark, strictestMark } from "@fairway/areas/rate/model/typedRate.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Invoice } from "../model/invoice.ts";

type Redated = Pick<Invoice, "id" | "date" | "officeId" | "rateOutside" | "rateReason">;

interface TypedRate {
  readonly id: string;
  readonly currency: string;
  readonly rate: string;
}

/**
 * Compares the rates that are typed on documents with those of the days to which they move, and returns
 * the marks of these documents. A reason that a document has counts for the other day, too.
 *
 * Refuses: rate.outsideBound · rate.reasonNeeded and the like
 * Source: rules IN-15 and IN-16, areas/invoice/README.md
 */
export async function markRedated(
  tx: Tx,
  actor: Actor,
  invoices: readonly Redated[],
  dayOf: (invoice: Redated) => Day,
): Promise<ReadonlyMap<string, RateMark>> {
  const moved = new Map(
    invoices.filter((each) => each.date !== dayOf(each)).map((each) => [each.id, each]),
  );
  const typed = await typedRates(tx, actor.companyId, [...moved.keys()]);
  const officeOf = ({ id }: TypedRate) => moved.get(id)?.officeId ?? null;
  const marks = new Map<string, RateMark[]>();
  const wrong: FieldRefusal[][] = [];
  const days = new Map([...moved].map(([id, each]) => [id, dayOf(each)]));
  for (const [officeId, own] of Map.groupBy(typed, officeOf)) {
    const currencies = new Set(own.map(({ currency }) => currency));
    const all = new Set(days.values());
    const known = await boundRatesToVnd(tx, actor, { currencies, days: all, officeId });
    for (const { id, currency, rate } of own) {
      const day = days.get(id) ?? "";
      const bound = { share: known.share, ofDay: known.toVnd(currency, day) };
      const reason = moved.get(id)?.rateReason ?? null;
      const marked = markRate(actor, bound, { field: "billingDate", currency, day, rate, reason });
      wrong.push([...marked.wrong]);
      marks.set(id, [...(marks.get(id) ?? []), marked.mark]);
    }
  }
  refuseRates(await nameRateHolders(tx, actor, wrong.flat()));
  return new Map(
    invoices.map((each) => [each.id, strictestMark([...(marks.get(each.id) ?? []), each])]),
  );
}

/** The rates that are typed on documents and on their lines. */
async function typedRates(tx: Tx, companyId: string, ids: readonly string[]): Promise<TypedRate[]> {
  if (ids.length === 0) return [];
  return rows<TypedRate>(
    tx,
    sql`
      select o.id, ${secondCurrency}::text as currency,
        trim_scale(o.exc_rate_usd_to_local)::text as rate
      from acct_management o
      where o.company_id = ${companyId} and o.id = any(${[...ids]}::uuid[]) and o.is_rate_typed
      union all
      select l.acct_management_id, l.currency_id, trim_scale(l.exchange_rate)::text
      from acct_management_line l
      where l.company_id = ${companyId} and l.acct_management_id = any(${[...ids]}::uuid[])
        and l.exchange_rate is not null`,
  );
}
