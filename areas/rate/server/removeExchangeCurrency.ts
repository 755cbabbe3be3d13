import type { Actor } from "@fairway/core/permission/actor.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { RateOf } from "../model/rateKinds.ts";
import { refuseRate } from "../model/refusals.ts";

/**
 * Stops quoting a currency: its rates become inactive, none is deleted.
 *
 * Refuses: access.forbidden · rate.nothingToRemove
 */
export async function removeExchangeCurrency(
  tx: Tx,
  actor: Actor,
  ask: Partial<RateOf> & { readonly currencyFrom: string },
) {
  actor.mustHave("settingExchangeRate.delete");
  const count = await run(
    tx,
    sql`update exchange_rate
      set active = false, inactive_on = now(), user_modified = ${actor.userId},
        datetime_modified = now(), version = version + 1
      where company_id = ${actor.companyId} and currency_from = ${ask.currencyFrom} and active
        and kind = ${ask.kind ?? "booking"}
        and carrier_id is not distinct from ${ask.carrierId ?? null}::uuid`,
  );
  if (count === 0) throw refuseRate("rate.nothingToRemove", { currency: ask.currencyFrom });
  return { status: true as const, data: { count } };
}
