import type { Day } from "@fairway/core/time/day.ts";
import { type FreeTimeKind, freeTimeKindNames, type Terms } from "./terms.ts";

/** A rule as it is looked up; an empty field is any value. */
export interface KnownRule {
  readonly ruleName: string;
  readonly kind: FreeTimeKind;
  readonly carrierId: string | null;
  readonly portId: string | null;
  readonly boxTypeId: string | null;
  readonly validFrom: Day;
  readonly validTo: Day | null;
  readonly terms: Terms;
}

/** The box for which a rule is looked up. */
export interface RuledBox {
  readonly carrierId: string | null;
  readonly portId: string | null;
  readonly boxTypeId: string | null;
}

/** The terms of a kind, and where they come from. */
export interface FoundTerms {
  readonly kind: FreeTimeKind;
  /** Null where the job has terms of its own. */
  readonly ruleName: string | null;
  readonly terms: Terms;
}

const matched = ["carrierId", "portId", "boxTypeId"] as const;

/**
 * The terms of every kind of a box: those that the job has of its own, else of the rule that names most
 * of carrier, port and box type on the day of its start. Combined time and the two kinds that it joins
 * do not both come from rules: what the job has of its own counts, else the rule that names more.
 *
 * Source: rule FT-8, areas/freetime/README.md
 */
export function termsOfBox(
  box: RuledBox,
  ask: {
    readonly own: readonly { readonly kind: FreeTimeKind; readonly terms: Terms }[];
    readonly rules: readonly KnownRule[];
    /** The day on which the rule of a kind is valid. */
    readonly onOf: (kind: FreeTimeKind) => Day;
  },
): FoundTerms[] {
  const own = new Map(ask.own.map((each) => [each.kind, each.terms]));
  const ruled = new Map(
    freeTimeKindNames.flatMap((kind) => {
      const rule = own.has(kind) ? null : ruleFor(ask.rules, { ...box, kind, on: ask.onOf(kind) });
      return rule ? [[kind, rule] as const] : [];
    }),
  );
  const apart = ["demurrage", "detention"] as const;
  const isApartOwn = apart.some((kind) => own.has(kind));
  const joined = ruled.get("combined");
  if (own.has("combined")) for (const kind of apart) ruled.delete(kind);
  else if (isApartOwn) ruled.delete("combined");
  else if (joined) {
    const isMore = apart.every((kind) => weightOf(joined) >= weightOf(ruled.get(kind)));
    if (isMore) for (const kind of apart) ruled.delete(kind);
    else ruled.delete("combined");
  }
  return freeTimeKindNames.flatMap((kind): FoundTerms[] => {
    const ofJob = own.get(kind);
    if (ofJob) return [{ kind, ruleName: null, terms: ofJob }];
    const rule = ruled.get(kind);
    return rule ? [{ kind, ruleName: rule.ruleName, terms: rule.terms }] : [];
  });
}

function ruleFor(
  rules: readonly KnownRule[],
  ask: RuledBox & { readonly kind: FreeTimeKind; readonly on: Day },
): KnownRule | null {
  const fitting = rules.filter(
    (rule) =>
      rule.kind === ask.kind &&
      rule.validFrom <= ask.on &&
      (rule.validTo === null || ask.on <= rule.validTo) &&
      matched.every((field) => rule[field] === null || rule[field] === ask[field]),
  );
  return fitting.toSorted((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}

/** How much a rule names: the number of fields first, then carrier, port and box type. */
function weightOf(rule: RuledBox | undefined): number {
  if (!rule) return -1;
  const named = matched.map((field) => (rule[field] === null ? 0 : 1));
  return named.reduce<number>((sum, is, at) => sum + is * (8 + (4 >> at)), 0);
}
