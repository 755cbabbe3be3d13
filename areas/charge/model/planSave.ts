import { localCurrency } from "@fairway/core/money/currency.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { changedFields } from "./changedFields.ts";
import type { ChargeLine } from "./chargeLine.ts";
import { whyFrozen, whyLocked } from "./lineLocks.ts";
import { sourceOfPrice } from "./priceSource.ts";
import { refuseCharge } from "./refusals.ts";
import { claimOn, type Surcharge, type LineType } from "./surcharge.ts";

/** A line that is new or differs from the stored one; `at` is its place among the sent lines. */
export interface PlannedLine {
  readonly at: number;
  readonly line: ChargeLine;
  readonly before: Surcharge | null;
  /** A document or another line holds it: only fields that it leaves open change, amounts stay. */
  readonly frozen: boolean;
}

/** The changes that saving a tab makes, and its conflicts with changes of other users. */
export interface SavePlan {
  readonly added: readonly PlannedLine[];
  readonly changed: readonly PlannedLine[];
  readonly removed: readonly Surcharge[];
  readonly conflicts: readonly FieldRefusal[];
}

/**
 * Compares the sent lines with the stored ones.
 *
 * Source: rules CH-3 and CH-4, areas/charge/README.md
 */
export function planSave(
  type: LineType,
  stored: readonly Surcharge[],
  sent: readonly ChargeLine[],
  removed: readonly { readonly id: string; readonly version: number }[],
): SavePlan {
  const byId = new Map(stored.map((each) => [each.id, each]));
  const seen = new Set<string>();
  const conflicts: FieldRefusal[] = [];
  const claim = (id: string, version: number | null, field: string): Surcharge | null => {
    const before = byId.get(id);
    const code = seen.has(id)
      ? "charge.sameTwice"
      : !before
        ? "charge.gone"
        : before.version !== version
          ? "charge.changed"
          : null;
    seen.add(id);
    if (code) conflicts.push(refuseCharge.field(field, code));
    return code || !before ? null : before;
  };

  const added: PlannedLine[] = [];
  const changed: PlannedLine[] = [];
  for (const [at, raw] of sent.entries()) {
    if (raw.id === null) {
      added.push({ at, line: completed(raw, type, null), before: null, frozen: false });
      continue;
    }
    const before = claim(raw.id, raw.version, `charges.${at}.id`);
    if (!before) continue;
    const line = completed(raw, type, before);
    const fields = changedFields(line, before);
    if (fields.length === 0) continue;
    const shut = fields.find((field) => whyLocked(before, field) !== null);
    const why = shut && whyLocked(before, shut);
    if (why) conflicts.push(refuseCharge.field(`charges.${at}.${shut}`, why.code, why.facts));
    else changed.push({ at, line, before, frozen: whyFrozen(before) !== null });
  }
  const gone: Surcharge[] = [];
  for (const [at, each] of removed.entries()) {
    const before = claim(each.id, each.version, `removed.${at}.id`);
    const why = before && whyFrozen(before);
    if (why) conflicts.push(refuseCharge.field(`removed.${at}.id`, why.code, why.facts));
    else if (before) gone.push(before);
  }
  return { added, changed, removed: gone, conflicts };
}

/**
 * The lines that a verb makes or made before; locks on them do not apply, because the verb has checked
 * what holds them.
 */
export function planMade(
  type: LineType,
  made: readonly {
    readonly at: number;
    readonly line: ChargeLine;
    readonly before?: Surcharge | undefined;
  }[],
): SavePlan {
  const planned = made.map(({ at, line, before = null }): PlannedLine => {
    const sent = { ...line, id: null, version: null };
    return { at, line: completed(sent, type, before), before, frozen: false };
  });
  return {
    added: planned.filter(({ before }) => before === null),
    changed: planned.filter(({ before, line }) => before && changedFields(line, before).length > 0),
    removed: [],
    conflicts: [],
  };
}

/** Fills fields that follow from others and empties fields that the type does not have. */
function completed(line: ChargeLine, type: LineType, before: Surcharge | null): ChargeLine {
  const payerId = type === "OBH" ? line.payerId : null;
  const isLocal = line.currencyId === localCurrency;
  // An invoice that we issue gives the line its number; the line itself has the vendor's.
  const isIssued = before !== null && claimOn(before, "debit", "ledger") !== null;
  const invoice =
    type === "SELL" || isIssued
      ? {
          invoiceNo: before?.invoiceNo ?? null,
          invoiceDate: before?.invoiceDate ?? null,
          seriesNo: before?.seriesNo ?? null,
          vatPartnerId: before?.vatPartnerId ?? null,
        }
      : line.invoiceNo !== null && line.vatPartnerId === null
        ? { vatPartnerId: type === "OBH" ? payerId : line.paymentObjectId }
        : {};
  const source = sourceOfPrice(line, before);
  return {
    ...line,
    payerId,
    exchangeRate: isLocal ? null : line.exchangeRate,
    ...invoice,
    ...source,
  };
}
