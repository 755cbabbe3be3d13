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
  const facts = selling.map(factsOf);
  const byCharge = placesBy(facts, (each) => each.chargeId);
  const byTwin = placesBy(facts, (each) => each.twinId);
  const taken = new Set<number>();
  const partnerOf = new Map<number, number>();
  for (const isEqual of [true, false]) {
    for (const [at, line] of buying.entries()) {
      const bought = factsOf(line);
      if (partnerOf.has(at) || bought.chargeId === null || bought.unitId === null) continue;
      const found = [
        ...(byCharge.get(placeKey(bought.twinId, bought.unitId)) ?? []),
        ...(byTwin.get(placeKey(bought.chargeId, bought.unitId)) ?? []),
      ].find(
        (sold) =>
          !taken.has(sold) && (!isEqual || sameQuantity(bought, facts[sold] as PairedCharge)),
      );
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

function placesBy(
  facts: readonly PairedCharge[],
  charge: (facts: PairedCharge) => string | null,
): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, each] of facts.entries()) {
    if (charge(each) === null || each.unitId === null) continue;
    const key = placeKey(charge(each), each.unitId);
    places.set(key, [...(places.get(key) ?? []), at]);
  }
  return places;
}

function placeKey(charge: string | null, unit: string): string {
  return `${charge} ${unit}`;
}

function sameQuantity(a: PairedCharge, b: PairedCharge): boolean {
  return decimal(a.quantity).eq(decimal(b.quantity));
}
