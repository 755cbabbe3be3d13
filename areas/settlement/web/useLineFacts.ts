import { useKnownRates } from "@fairway/areas/charge/web/useKnownRates.ts";
import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { useMemo } from "react";
import { groupKey, type GroupedLine } from "../model/groupsOf.ts";
import type { SettlementGroup, SettlementType } from "../model/settlement.ts";
import { advanceSum, balanceOf, sumIn, sumOfSettled } from "../model/settlementAmounts.ts";
import type { Sums } from "./BalanceText.tsx";
import type { CostLines } from "./costList.tsx";
import { type CostFacts, settledCosts } from "./settledCosts.ts";
import type { TakenLines } from "./takenList.tsx";
import { settledTaken } from "./takenRow.ts";
import { type OwnAdvances, useOwnAdvances } from "./useOwnAdvances.ts";

/** What the lines of a form come to as they are keyed. */
export interface LineFacts {
  readonly facts: CostFacts;
  readonly lines: readonly GroupedLine[];
  readonly advances: OwnAdvances;
  readonly sums: Sums;
  /** Takes an advance, or none, for the lines of a group. */
  readonly takeAdvance: (group: SettlementGroup, advanceId: string | null) => void;
}

/** Computes the groups and the sums of the lines of a form while they are keyed. Rule ST-4 */
export function useLineFacts(
  { costs, taken }: { readonly costs: CostLines; readonly taken: TakenLines },
  form: {
    readonly settlementId: string | null;
    readonly type: SettlementType;
    readonly currency: BookCurrency;
    readonly payeeId: string | null;
    readonly today: string;
  },
): LineFacts {
  const { type, currency, payeeId, settlementId, today } = form;
  const isDirect = type === "DIRECT";
  const hblids = isDirect
    ? costs.hold.rows.flatMap(({ bill }) => bill?.id ?? [])
    : taken.hold.rows.map(({ charge }) => charge.hblid);
  const advances = useOwnAdvances(hblids, { payeeId, settlementId });
  const days = JSON.stringify([
    ...new Set([today, ...costs.hold.rows.flatMap(({ exchangeDate }) => exchangeDate ?? [])]),
  ]);
  const known = useKnownRates(JSON.parse(days) as string[]);
  const facts = useMemo(() => ({ known, today, advances }), [known, today, advances]);
  const lines = isDirect
    ? settledCosts(costs.hold.rows, facts)
    : settledTaken(taken.hold.rows, advances);
  const parts = lines.flatMap(
    ({ hblid, advanceId }) =>
      advances.get(hblid)?.find((each) => each.advanceId === advanceId) ?? [],
  );
  const amount = sumIn(currency, sumOfSettled(lines));
  const advanceAmount = advanceSum(currency, parts);
  const takeAdvance = (group: SettlementGroup, advanceId: string | null) => {
    const those = new Set(
      lines.flatMap((line, at) => (groupKey(line) === groupKey(group) ? at : [])),
    );
    const change = <Row>(rows: readonly Row[], counts: (row: Row) => boolean) => {
      let at = -1;
      return rows.map((row) => {
        if (!counts(row)) return row;
        at += 1;
        return those.has(at) ? { ...row, advanceId } : row;
      });
    };
    if (isDirect) {
      costs.hold.change((now) => ({
        ...now,
        rows: change(now.rows, ({ bill, charge }) => bill !== null && charge !== null),
      }));
    } else {
      taken.hold.change((now) => ({ ...now, rows: change(now.rows, () => true) }));
    }
  };
  return {
    facts,
    lines,
    advances,
    sums: {
      amount,
      advanceAmount,
      balanceAmount: balanceOf(currency, advanceAmount, amount ?? "0"),
    },
    takeAdvance,
  };
}
