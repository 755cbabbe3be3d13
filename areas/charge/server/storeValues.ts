import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import type { ValuedLine } from "../model/lineValue.ts";
import { areSame, madeAmounts } from "../model/leftAlone.ts";
import type { Surcharge } from "../model/surcharge.ts";

/**
 * Writes the values of locked lines and returns the lines as they are stored.
 *
 * Shape: `values` are the new ones of `charges`, in the same order; a line whose value is unchanged is
 *   not written and keeps its version. The history of a line names the document that values it.
 * Refuses: rate.missing (currency and day)
 * Source: rule CH-19, areas/charge/README.md
 */
export async function storeValues(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  values: readonly ValuedLine[],
): Promise<Surcharge[]> {
  const missing = values.find((each) => each.amountVnd === null);
  if (missing) {
    const day = sayDay(missing.valuedOn ?? missing.exchangeDate);
    throw refuseRate("rate.missing", { currency: missing.currencyId, day });
  }
  const stored = (values as readonly Surcharge[]).map((each, at) =>
    differs(each, charges[at] as Surcharge) ? { ...each, version: each.version + 1 } : each,
  );
  const changed = stored.filter((each, at) => each.version !== charges[at]?.version);
  const before = new Map(charges.map((each) => [each.id, each]));
  // Amounts at other rates are computed now; those that are only adjusted are as proven as they were.
  const isComputed = (each: Surcharge) =>
    ofRates.some((field) => each[field] !== before.get(each.id)?.[field]);
  const write = (lines: readonly Surcharge[], proof: object) =>
    updateRows(
      tx,
      "surcharge",
      actor.companyId,
      lines.map((each) => ({
        id: each.id,
        version: each.version,
        ...Object.fromEntries([...facts, ...amounts].map((field) => [field, each[field]])),
        ...proof,
        userModified: actor.userId,
        datetimeModified: "now",
      })),
    );
  await write(changed.filter(isComputed), { isUnproven: false });
  await write(
    changed.filter((each) => !isComputed(each)),
    {},
  );
  return stored;
}

const facts = [
  "valuedBy",
  "valuedOn",
  "adjustedBy",
  "ownRateOutside",
  "ownRateReason",
  "rateOutside",
  "rateReason",
] as const satisfies readonly (keyof Surcharge)[];

const amounts = ["ownRate", "ownUsdRate", ...madeAmounts, "netAdjustVnd", "vatAdjustVnd"] as const;

/** What changes when the amounts of a line are computed again. */
const ofRates = [
  "valuedBy",
  "valuedOn",
  "finalExchangeRate",
  "excRateUsdToLocal",
] as const satisfies readonly (keyof Surcharge)[];

function differs(next: Surcharge, before: Surcharge): boolean {
  return facts.some((field) => next[field] !== before[field]) || !areSame(amounts, next, before);
}
