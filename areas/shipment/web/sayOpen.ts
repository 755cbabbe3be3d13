import { sayAmount, sayNumber } from "@fairway/core/words/numbers.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { say, type Language } from "@fairway/core/words/words.ts";
import type { OpenBeforeFinish } from "../model/openBeforeFinishing.ts";
import { openWords as words } from "./openWords.ts";

export { openWords } from "./openWords.ts";

/** What is open on a job that is to be finished, a line each; nothing where all is done. */
export function sayOpen(open: OpenBeforeFinish, language: Language): string[] {
  const vnd = (amount: string) => `${sayAmount(amount, localCurrency, language)} ${localCurrency}`;
  const { lowProfit } = open;
  const least = lowProfit && [
    lowProfit.minProfitMarginPercent &&
      `${sayNumber(lowProfit.minProfitMarginPercent, language)} %`,
    lowProfit.minProfit &&
      `${sayAmount(lowProfit.minProfit, lowProfit.currencyId, language)} ${lowProfit.currencyId}`,
  ];
  const minimum = least?.filter(Boolean).join(", ");
  return [
    open.hasCharges ? null : say(words.noCharges, language),
    open.unbilledLines > 0
      ? say(words.unbilled, language, { count: open.unbilledLines, amount: vnd(open.unbilledVnd) })
      : null,
    open.rejectedNotes.length > 0
      ? say(words.rejected, language, { notes: open.rejectedNotes.join(", ") })
      : null,
    open.openStages.length > 0
      ? say(words.stages, language, {
          count: open.openStages.length,
          stages: open.openStages.join(", "),
        })
      : null,
    open.heldDeclarations.length > 0
      ? say(words.declarations, language, { numbers: open.heldDeclarations.join(", ") })
      : null,
    lowProfit &&
      say(minimum ? words.underMinimum : words.loss, language, {
        profit: vnd(lowProfit.profitVnd),
        margin: lowProfit.marginPercent ? `${sayNumber(lowProfit.marginPercent, language)} %` : "–",
        minimum: minimum ?? "",
      }),
  ].filter((line) => line !== null);
}
