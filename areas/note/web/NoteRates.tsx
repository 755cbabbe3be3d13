import type { KnownRates } from "@fairway/areas/charge/model/chargeRates.ts";
import { mostRateShare } from "@fairway/areas/organisation/model/rateShare.ts";
import { isOutside } from "@fairway/areas/rate/model/typedRate.ts";
import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { say as sayIn, type Words } from "@fairway/core/words/words.ts";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { NoteLine, ShownNote } from "../model/note.ts";
import { currenciesOfNote } from "../model/noteRate.ts";
import { words } from "./words.ts";

/** The rates that are typed in the form of a note; null clears one, the others stay. */
export type TypedRates = Readonly<Record<string, string | null>>;

/** The foreign currencies of a note: the US dollar, that of its total, and those of its lines. */
export function currenciesOf(note: ShownNote | undefined, lines: readonly NoteLine[]): string[] {
  const all = currenciesOfNote(note?.currencyId ?? localCurrency, lines);
  const further = all.filter((each) => each !== localCurrency && each !== secondCurrency);
  return [secondCurrency, ...further.sort()];
}

/** A field for the rate of each foreign currency of a note: its own, or that of the day. */
export function NoteRates(props: {
  readonly note: ShownNote | undefined;
  readonly currencies: readonly string[];
  readonly day: string;
  readonly known: KnownRates;
  readonly typed: TypedRates;
  /** Why the rates cannot be typed. */
  readonly held: Words | null;
  readonly onChange: (typed: TypedRates) => void;
}) {
  const say = useSay();
  const { note, day, known, typed, held } = props;
  return props.currencies.map((currency) => {
    const stored = note?.rates.find((each) => each.currencyId === currency)?.rate ?? null;
    const own = currency in typed ? (typed[currency] ?? null) : stored;
    const isOfHead = note?.exchangeDate === day && currency === secondCurrency && stored === null;
    const ofDay = isOfHead ? note.excRateUsdToLocal : known.toVnd(currency, day)?.toFixed();
    const label = rateLabel(currency);
    const isFar = own !== null && ofDay != null && isBeyondAnyBound(own, ofDay);
    return (
      <Labelled
        key={currency}
        label={label}
        hint={held ?? (own === null ? words.rateOfDay : words.rateOfNote)}
      >
        <NumberInput
          label={say(label)}
          value={own ?? ofDay ?? null}
          disabled={held !== null}
          invalid={isFar}
          // As in the grid of charges: the rate of the day decides between 26.5 and 26,500.
          lone="doubt"
          near={ofDay ?? null}
          onChange={(rate) => props.onChange({ ...typed, [currency]: rate })}
        />
        {isFar ? (
          <div className="fw-field-wrong" role="alert">
            {say(words.farRate, { ofDay, share: mostRateShare })}
          </div>
        ) : null}
      </Labelled>
    );
  });
}

/** Is a rate farther from the day's than any office allows without a reason? Rule RT-8 */
function isBeyondAnyBound(rate: string, ofDay: string): boolean {
  if (!isDecimal(rate)) return false;
  return isOutside(rate, { ofDay: decimal(ofDay), share: String(mostRateShare) });
}

/** The title of the rate of a currency. */
export function rateLabel(currency: string): Words {
  return {
    en: sayIn(words.rateOf, "en", { currency }),
    vi: sayIn(words.rateOf, "vi", { currency }),
  };
}

/** The typed rates as a note is asked for them. */
export function ratesToSend(typed: TypedRates) {
  return Object.entries(typed).map(([currencyId, rate]) => ({ currencyId, rate }));
}
