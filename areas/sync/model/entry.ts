import { decimal } from "@fairway/core/money/decimal.ts";
import type { AccountKind } from "@fairway/areas/outbox/model/connectors.ts";

/** An amount on an account of an entry, before its side is known: positive is debit. */
export interface Posting {
  readonly kind: AccountKind;
  /** The account of the document itself; null for that of the settings. */
  readonly ownAccount: string | null;
  /** Unit: VND. */
  readonly amount: string;
  /** The amount in the currency of the document; null in VND. */
  readonly foreign: string | null;
}

/** A line of an entry. */
export interface EntryLine {
  readonly kind: AccountKind;
  readonly account: string;
  readonly debit: string;
  readonly credit: string;
  readonly currency: string | null;
  readonly foreign: string | null;
}

/** A journal entry; its lines balance to the dong. */
export interface Entry {
  readonly key: string;
  readonly number: string;
  readonly day: string;
  readonly partnerCode: string;
  readonly partnerName: string;
  readonly description: string;
  readonly lines: readonly EntryLine[];
}

/**
 * Makes the lines of an entry. What the postings lack to balance is a gain or a loss of exchange of
 * a receipt; of any other document it is a fault.
 */
export function linesOf(
  postings: readonly Posting[],
  {
    currency,
    mayDiffer,
    accountOf,
  }: {
    readonly currency: string | null;
    readonly mayDiffer: boolean;
    readonly accountOf: (kind: AccountKind) => string;
  },
): EntryLine[] {
  const sum = postings.reduce((total, { amount }) => total.plus(amount), decimal("0"));
  if (!sum.isZero() && !mayDiffer) throw new Error(`an entry is ${sum.toString()} out of balance`);
  const all: readonly Posting[] = sum.isZero()
    ? postings
    : [
        ...postings,
        {
          kind: sum.gt(0) ? "exchangeGain" : "exchangeLoss",
          ownAccount: null,
          amount: sum.neg().toString(),
          foreign: null,
        },
      ];
  return all
    .filter(({ amount }) => !decimal(amount).isZero())
    .map(({ kind, ownAccount, amount, foreign }) => {
      const value = decimal(amount);
      return {
        kind,
        account: ownAccount ?? accountOf(kind),
        debit: value.gt(0) ? value.toString() : "0",
        credit: value.lt(0) ? value.neg().toString() : "0",
        currency: foreign === null ? null : currency,
        foreign,
      };
    });
}
