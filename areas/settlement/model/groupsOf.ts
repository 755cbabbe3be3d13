import type { BookCurrency } from "@fairway/core/money/currency.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { SettlementGroup, SettlementLine } from "./settlement.ts";
import { balanceOf, type SettledAmounts, sumIn, sumOfSettled } from "./settlementAmounts.ts";

/** A line with its house, advance and declaration, stored or as it is keyed. */
export type GroupedLine = SettledAmounts &
  Pick<
    SettlementLine,
    | "jobId"
    | "jobNo"
    | "hblid"
    | "hwbno"
    | "mawb"
    | "customNo"
    | "isLocked"
    | "advanceId"
    | "advanceNo"
  >;

/** The part of an advance that a settlement takes for a house. */
export interface TakenPart {
  readonly advanceId: string;
  readonly hblid: string;
  readonly amountVnd: string;
  readonly amountUsd: string;
}

/** What the lines of a group have in common. */
export const groupKey = ({
  hblid,
  advanceId,
  customNo,
}: Pick<SettlementGroup, "hblid" | "advanceId" | "customNo">): string =>
  JSON.stringify([hblid, advanceId, customNo]);

/**
 * Groups the lines of a settlement by house, advance and declaration, in their order. An advance of a
 * house counts with its first group only.
 *
 * Source: rule ST-4
 */
export function groupsOf(
  currency: BookCurrency,
  lines: readonly GroupedLine[],
  parts: readonly TakenPart[],
): SettlementGroup[] {
  const left = [...parts];
  return [...Map.groupBy(lines, groupKey).values()].flatMap((those): SettlementGroup[] => {
    const [first] = those;
    if (!first) return [];
    const { jobId, jobNo, hblid, hwbno, mawb, customNo, isLocked, advanceId, advanceNo } = first;
    const amount = sumIn(currency, sumOfSettled(those)) ?? "0";
    const at = left.findIndex((each) => each.advanceId === advanceId && each.hblid === hblid);
    const [part] = at < 0 ? [] : left.splice(at, 1);
    const ofPart = currency === localCurrency ? part?.amountVnd : part?.amountUsd;
    const advanceAmount = ofPart ?? null;
    return [
      {
        jobId,
        jobNo,
        hblid,
        hwbno,
        mawb,
        customNo,
        isLocked,
        advanceId,
        advanceNo,
        advanceAmount,
        amount,
        balance: balanceOf(currency, advanceAmount, amount),
      },
    ];
  });
}
