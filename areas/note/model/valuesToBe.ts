import { keepingAdjustment } from "@fairway/areas/charge/model/adjustment.ts";
import { type ChargeRates, chargeAmounts } from "@fairway/areas/charge/model/chargeAmounts.ts";
import { chargeRates, type KnownRates } from "@fairway/areas/charge/model/chargeRates.ts";
import type { LineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Note, NoteLine } from "./note.ts";
import type { NoteRate } from "./noteRate.ts";
import { isRateHeld, keepsTypedRate, type RatingNote } from "./whyNotRerated.ts";

/** A note as it is about to be saved. */
interface NoteToBe {
  readonly note: RatingNote;
  readonly day: Day;
  /** Its own rates, typed or stored. */
  readonly own: readonly Pick<NoteRate, "currencyId" | "rate">[];
  /** The note as it is stored, with the rates that it keeps for its day; null for a new one. */
  readonly stored:
    | (Pick<Note, "exchangeDate" | "exchangeRate" | "excRateUsdToLocal" | "currencyId"> & {
        readonly isCleared: (currency: string) => boolean;
      })
    | null;
}

/** The sums of lines as saving a note over them will value them. Source: as linesToBe */
export function totalsToBe(
  lines: readonly NoteLine[],
  toBe: NoteToBe,
  known: KnownRates,
): LineTotals {
  return lineTotals(linesToBe(lines, { ...toBe, lines }, known));
}

/**
 * Lines with the values that saving the note would give them, from the rates that are known here.
 *
 * Shape: `lines` are those of the note; a line that is not on it is valued as if it were. A line
 *   whose rate is not known yet keeps its amounts.
 * Source: rules DN-5 to DN-7, areas/note/README.md
 */
export function linesToBe(
  shown: readonly NoteLine[],
  toBe: NoteToBe & { readonly lines: readonly NoteLine[] },
  known: KnownRates,
): NoteLine[] {
  const { note, day, own, stored, lines } = toBe;
  const keeps =
    stored !== null &&
    day === stored.exchangeDate &&
    lines.some((each) => each.exchangeRate !== null || isRateHeld(each, note));
  const keptRate = (currency: string) => {
    if (!keeps || stored.isCleared(currency)) return null;
    if (currency === secondCurrency) return stored.excRateUsdToLocal;
    return currency === stored.currencyId ? stored.exchangeRate : null;
  };
  const rates: KnownRates = {
    commission: known.commission,
    toVnd: (currency, on) => {
      const typed = own.find((each) => each.currencyId === currency)?.rate ?? keptRate(currency);
      return typed ? decimal(typed) : known.toVnd(currency, on);
    },
  };
  return shown.map((line) => {
    if (isRateHeld(line, note)) return line;
    if (!keepsTypedRate(line, own)) {
      const terms = { ...line, exchangeDate: day, exchangeRate: null };
      return withAmounts(line, chargeRates(terms, rates));
    }
    const { valuedBy, ownRate, ownUsdRate } = line;
    if (valuedBy === null || ownRate === null) return line;
    return withAmounts(line, { toVnd: decimal(ownRate), usdToVnd: maybeDecimal(ownUsdRate) });
  });
}

function withAmounts(line: NoteLine, rates: ChargeRates): NoteLine {
  const { amountVnd, vatAmountVnd, finalExchangeRate, ...amounts } = keepingAdjustment(
    line,
    chargeAmounts(line, rates),
  );
  if (amountVnd === null || vatAmountVnd === null || finalExchangeRate === null) return line;
  return { ...line, ...amounts, amountVnd, vatAmountVnd, finalExchangeRate };
}

const maybeDecimal = (text: DecimalText | null) => (text === null ? null : decimal(text));
