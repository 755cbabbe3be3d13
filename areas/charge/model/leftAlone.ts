import { decimal } from "@fairway/core/money/decimal.ts";
import { ownOf, type ValuedLine } from "./lineValue.ts";
import type { ChargeClaim, Surcharge } from "./surcharge.ts";

/** The amounts of a line and the rates that made them. */
export const madeAmounts = [
  "netAmount",
  "vatAmount",
  "total",
  "finalExchangeRate",
  "excRateUsdToLocal",
  "amountVnd",
  "vatAmountVnd",
  "amountUsd",
  "vatAmountUsd",
] as const satisfies readonly (keyof Surcharge)[];

/**
 * Checks whether a document that takes a line gives it the rates and amounts that it has by itself.
 * The line is then not written; the claim of the document keeps the day.
 *
 * Shape: a typed rate and a mark are excluded, because a later change of the document, or a reason
 *   given to it, would reach what the line has by itself.
 * Source: rule CH-19, areas/charge/README.md
 */
export function isLeftAlone(next: ValuedLine, before: Surcharge): boolean {
  return (
    before.valuedBy === null &&
    next.valuedBy !== null &&
    before.exchangeRate === null &&
    !before.rateOutside &&
    !next.rateOutside &&
    before.claims.every((each) => each.documentId !== next.valuedBy) &&
    areSame(madeAmounts, next, before)
  );
}

/** Returns a line that its document left alone as one that this document values. */
export function valuedByClaim<Line extends Surcharge>(line: Line): Line {
  const claims = line.claims as readonly StoredClaim[];
  const valuer = claims.find((each) => each.valuedOn !== undefined);
  if (!valuer) return line;
  const told = claims.map(({ valuedOn: _, ...claim }) => claim);
  if (line.valuedBy !== null) return { ...line, claims: told };
  const { documentId: valuedBy, valuedOn } = valuer;
  return { ...line, ...ownOf(line), valuedBy, valuedOn, claims: told };
}

/** A claim as it is read; one that values a line that it left alone has the day. */
type StoredClaim = ChargeClaim & { readonly valuedOn?: string };

/** Compares decimals of two lines. */
export function areSame<Field extends keyof Surcharge>(
  fields: readonly Field[],
  next: Readonly<Record<Field, string | null>>,
  before: Readonly<Record<Field, string | null>>,
): boolean {
  return fields.every((field) => {
    const [is, was] = [next[field], before[field]];
    return is === was || (is !== null && was !== null && decimal(is).equals(decimal(was)));
  });
}
