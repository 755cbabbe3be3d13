import { chargeAmounts } from "@fairway/areas/charge/model/chargeAmounts.ts";
import { chargeRates, type KnownRates } from "@fairway/areas/charge/model/chargeRates.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import type { GroupedLine } from "../model/groupsOf.ts";
import { advanceOf, type OwnAdvances } from "./useOwnAdvances.ts";
import { type CostRow, typeOf } from "./costRow.ts";

/** What the amounts of lines depend on besides the lines. */
export interface CostFacts {
  readonly known: KnownRates;
  readonly today: string;
  readonly advances: OwnAdvances;
}

/** The amounts of a line: as stored while it is unchanged, else at the known rates. */
export function amountsOfCost(row: CostRow, { known, today }: CostFacts) {
  const { stored } = row;
  const type = typeOf(row);
  const currencyId = row.currency?.id ?? localCurrency;
  const [quantity = "0", unitPrice = "0", vatrate = null] = [
    row.quantity,
    row.unitPrice,
    row.vatrate,
  ].map((value) => (value !== null && isDecimal(value) ? value : undefined));
  const isStored =
    stored !== null &&
    stored.type === type &&
    stored.currencyId === currencyId &&
    stored.quantity === row.quantity &&
    stored.unitPrice === row.unitPrice &&
    stored.vatrate === row.vatrate &&
    stored.exchangeRate === row.exchangeRate;
  if (isStored) {
    const { total, netVnd, vatVnd, netUsd, vatUsd } = stored;
    return { total, netVnd, vatVnd, netUsd, vatUsd };
  }
  const rated = {
    type,
    currencyId,
    kickBack: row.kickBack,
    exchangeDate: row.exchangeDate ?? today,
    exchangeRate: row.exchangeRate,
  };
  const terms = { quantity, unitPrice, currencyId, vatrate };
  const amounts = chargeAmounts(terms, chargeRates(rated, known));
  return {
    total: amounts.total,
    netVnd: amounts.amountVnd ?? "0",
    vatVnd: amounts.vatAmountVnd ?? "0",
    netUsd: amounts.amountUsd,
    vatUsd: amounts.vatAmountUsd,
  };
}

/** The lines of bills as the groups and the sums of the settlement read them. */
export function settledCosts(rows: readonly CostRow[], facts: CostFacts): GroupedLine[] {
  return rows.flatMap((row): GroupedLine[] => {
    if (!row.bill || !row.charge) return [];
    const { id: hblid, jobId, code: jobNo, name: hwbno } = row.bill;
    const advanceId = advanceOf({ hblid, advanceId: row.advanceId }, facts.advances);
    const taken = facts.advances.get(hblid)?.find((each) => each.advanceId === advanceId);
    return [
      {
        side: typeOf(row) === "SELL" ? "debit" : "credit",
        jobId,
        jobNo,
        hblid,
        hwbno: hwbno || null,
        mawb: null,
        customNo: row.customNo,
        isLocked: row.stored?.isLocked ?? false,
        advanceId,
        advanceNo: taken?.advanceNo ?? row.stored?.advanceNo ?? null,
        ...amountsOfCost(row, facts),
      },
    ];
  });
}
