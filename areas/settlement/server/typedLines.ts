import { notAdjusted, wrongAdjustments } from "@fairway/areas/charge/model/adjustment.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { boundRatesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { refuseRates } from "@fairway/areas/rate/model/refusals.ts";
import {
  keptMark,
  type RateMark,
  strictestMark,
  withinBound,
} from "@fairway/areas/rate/model/typedRate.ts";
import { markRate } from "@fairway/areas/rate/server/markRate.ts";
import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ExistingLineForm, Settlement } from "../model/settlement.ts";
import { atRate } from "../model/settlementAmounts.ts";
import type { StoredRate } from "./settlementTable.ts";

type Typed = Pick<ExistingLineForm, "exchangeRate" | "netVnd" | "vatVnd">;

/** The amounts in VND of a charge at the typed rate of its line, or its own. */
function computedOf(charge: Surcharge, { exchangeRate }: Typed) {
  const { netAmount, vatAmount } = charge;
  return exchangeRate === null
    ? { amountVnd: charge.amountVnd, vatAmountVnd: charge.vatAmountVnd }
    : { amountVnd: atRate(netAmount, exchangeRate), vatAmountVnd: atRate(vatAmount, exchangeRate) };
}

/** The amounts in VND at which a line settles its charge. Rule ST-6 */
export function settledAmounts(charge: Surcharge, line: Typed) {
  const { amountVnd, vatAmountVnd } = computedOf(charge, line);
  const netVnd = line.netVnd ?? amountVnd;
  const vatVnd = line.vatVnd ?? vatAmountVnd;
  const isKeyed = netVnd !== charge.amountVnd || vatVnd !== charge.vatAmountVnd;
  return { typedRate: line.exchangeRate, netVnd, vatVnd, isKeyed };
}

/** Has the stored line the typed rate already? */
export const hasRate = (stored: StoredRate | undefined, { exchangeRate }: Typed): boolean => {
  const { typedRate = null } = stored ?? {};
  if (typedRate === null || exchangeRate === null) return typedRate === exchangeRate;
  return decimal(typedRate).equals(decimal(exchangeRate));
};

/**
 * The typed amounts in VND that are too far from those of the charge at the rate of its line. Amounts
 * that the stored line has already stay.
 *
 * Source: rule ST-6
 */
export function wrongSettled(
  charge: Surcharge,
  line: Typed,
  stored: StoredRate | undefined,
): FieldRefusal[] {
  const { netVnd, vatVnd } = settledAmounts(charge, line);
  const isStored = stored?.netVnd === netVnd && stored.vatVnd === vatVnd;
  if (isStored && hasRate(stored, line)) return [];
  const computed = computedOf(charge, line);
  const { chargeCode, vatrate } = charge;
  return wrongAdjustments(
    { ...notAdjusted, ...computed, chargeCode, vatrate },
    { amountVnd: netVnd, vatAmountVnd: line.vatVnd ?? computed.vatAmountVnd },
  ).map((wrong) => ({ ...wrong, field: wrong.field === "amountVnd" ? "netVnd" : "vatVnd" }));
}

/** The lines of a settlement with what bounds their typed rates. */
interface TypedRates {
  readonly sent: readonly ExistingLineForm[];
  readonly day: string;
  readonly rateReason: string | null;
  /** Null for a new settlement. */
  readonly former: Settlement | null;
  readonly stored: ReadonlyMap<string, StoredRate>;
}

/**
 * Compares the typed rates with the day's rate and returns the mark of the settlement. A stored rate
 * of the same day keeps its mark.
 *
 * Refuses: rate.outsideBound · rate.reasonNeeded and the like, at `existing.3.exchangeRate`
 * Source: rules ST-6, and RT-8 of areas/rate/README.md
 */
export async function markOfSettlement(
  tx: Tx,
  actor: Actor,
  { sent, day, rateReason: reason, former, stored }: TypedRates,
): Promise<RateMark> {
  const currency = secondCurrency;
  const typed = sent.flatMap(({ chargeId, exchangeRate: rate }, at) =>
    rate === null ? [] : [{ field: `existing.${at}.exchangeRate`, chargeId, rate }],
  );
  if (typed.length === 0) return withinBound;
  const officeId = former?.officeId ?? actor.officeId;
  const known = await boundRatesToVnd(tx, actor, { currencies: [currency], days: [day], officeId });
  const bound = { share: known.share, ofDay: known.toVnd(currency, day) };
  const marked = typed.map(({ chargeId, field, rate }) => {
    const asked = { field, currency, day, rate, reason };
    const typedRate = stored.get(chargeId)?.typedRate ?? null;
    const was = former && { ...former, currency, day: former.requestDate, rate: typedRate };
    return markRate(actor, bound, { ...asked, kept: keptMark(was, asked) });
  });
  const wrong = marked.flatMap((each) => each.wrong);
  refuseRates(await nameRateHolders(tx, actor, wrong));
  return strictestMark(marked.map(({ mark }) => mark));
}
