import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";

/** What decides whether a bought and a sold line are two sides of one charge. */
export interface PairedCharge {
  readonly chargeId: string | null;
  /** The charge of the other side that the catalogue names. */
  readonly twinId: string | null;
  readonly unitId: string | null;
  readonly quantity: DecimalText | null;
}

/** A charge with its bought and its sold line; one of them may be missing. */
export interface ChargePair<Line> {
  readonly BUY: Line | null;
  readonly SELL: Line | null;
}

/**
 * Pairs bought and sold lines by mapped charge and unit; of several, those of equal quantity first.
 *
 * Shape: both orders are kept as far as the pairs allow; a line without a partner is a pair of one
 *   side. Source: rule CH-16, areas/charge/README.md
 */
export function pairCharges<Line>(
  buying: readonly Line[],
  selling: readonly Line[],
  factsOf: (line: Line) => PairedCharge,
): ChargePair<Line>[] {
  const sold = selling.map(factsOf);
  const bought = buying.map(factsOf);
  const taken = new Set<number>();
  const partnerOf = new Map<number, number>();
  for (const isEqual of [true, false]) {
    const keyOf = isEqual ? equalKey : placeKey;
    const byCharge = placesBy(sold, (each) => keyOf(each, each.chargeId));
    const byTwin = placesBy(sold, (each) => keyOf(each, each.twinId));
    const free = (places: number[] = []) => {
      // The last place is the first line; taken ones are never looked at again.
      let first = places.at(-1);
      while (first !== undefined && taken.has(first)) {
        places.pop();
        first = places.at(-1);
      }
      return first;
    };
    for (const [at, each] of bought.entries()) {
      if (partnerOf.has(at) || each.chargeId === null) continue;
      const found =
        free(byCharge.get(keyOf(each, each.twinId) ?? "")) ??
        free(byTwin.get(keyOf(each, each.chargeId) ?? ""));
      if (found === undefined) continue;
      taken.add(found);
      partnerOf.set(at, found);
    }
  }
  return inOrder(buying, selling, { partnerOf, taken });
}

/** True when the two lines may share a row. */
export function isPair(bought: PairedCharge, sold: PairedCharge): boolean {
  if (bought.unitId !== sold.unitId) return false;
  const isTwin = (a: string | null, b: string | null) => a !== null && a === b;
  return isTwin(bought.twinId, sold.chargeId) || isTwin(bought.chargeId, sold.twinId);
}

function inOrder<Line>(
  buying: readonly Line[],
  selling: readonly Line[],
  found: { readonly partnerOf: ReadonlyMap<number, number>; readonly taken: ReadonlySet<number> },
): ChargePair<Line>[] {
  const pairs: ChargePair<Line>[] = [];
  let next = 0;
  const loneBefore = (end: number) => {
    for (; next < end; next += 1) {
      if (!found.taken.has(next)) pairs.push({ BUY: null, SELL: selling[next] as Line });
    }
  };
  for (const [at, line] of buying.entries()) {
    const sold = found.partnerOf.get(at);
    if (sold !== undefined) loneBefore(sold);
    pairs.push({ BUY: line, SELL: sold === undefined ? null : (selling[sold] as Line) });
  }
  loneBefore(selling.length);
  return pairs;
}

/** The places of the lines of each key, the last line first. */
function placesBy(
  facts: readonly PairedCharge[],
  keyOf: (facts: PairedCharge) => string | null,
): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, each] of [...facts.entries()].toReversed()) {
    const key = keyOf(each);
    if (key === null) continue;
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  }
  return places;
}

function placeKey({ unitId }: PairedCharge, charge: string | null): string | null {
  return charge === null || unitId === null ? null : `${charge} ${unitId}`;
}

function equalKey(facts: PairedCharge, charge: string | null): string | null {
  const key = placeKey(facts, charge);
  return key === null ? null : `${key} ${decimal(facts.quantity).toFixed()}`;
}
