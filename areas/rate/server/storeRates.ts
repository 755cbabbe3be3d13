import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockName } from "@fairway/engine/db/lockName.ts";
import { stampChange, stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import type { RateOf } from "../model/rateKinds.ts";
import type { RateMark } from "../model/typedRate.ts";
import type { NewRate, StoredRate } from "./rateTable.ts";

/** A rate with its mark, to be stored, and the rate that it replaces. */
export interface MarkedRate extends NewRate, RateMark {
  readonly before: StoredRate | null;
}

/** Locks the rates of a company, so that two users cannot both replace one rate. */
export function lockRates(tx: Tx, { companyId }: Actor): Promise<void> {
  return lockName(tx, `rate ${companyId}`);
}

/**
 * Stores rates of any days. A changed rate replaces the earlier one of its day, which stays in the
 * history; an equal rate is not written.
 *
 * Shape: the caller has checked the right, locked the rates (`lockRates`) and then compared them
 *   (`markDayRates`).
 */
export async function storeRates(
  tx: Tx,
  actor: Actor,
  rateOf: RateOf,
  rates: readonly MarkedRate[],
): Promise<{ readonly added: number; readonly changed: number }> {
  const fresh = rates.filter(
    ({ before, rate }) => !before || !decimal(before.rate).eq(decimal(rate)),
  );
  const replaced = fresh.flatMap(({ before }) => before ?? []);
  await updateRows(
    tx,
    "exchange_rate",
    actor.companyId,
    replaced.map(({ id }) => ({ id, active: false, inactiveOn: "now", ...stampChange(actor) })),
  );
  await insertRows(
    tx,
    "exchange_rate",
    fresh.map(({ effectiveOn, currencyFrom, currencyTo, rate, rateOutside, rateReason }) => ({
      ...stampNew(actor),
      id: newId(),
      kind: rateOf.kind,
      carrierId: rateOf.carrierId ?? null,
      currencyFrom,
      currencyTo,
      rate,
      effectiveOn,
      rateOutside,
      rateReason,
      active: true,
    })),
  );
  return { added: fresh.length - replaced.length, changed: replaced.length };
}
