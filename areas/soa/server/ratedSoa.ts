import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { ratedNote } from "@fairway/areas/note/server/ratedNote.ts";
import { refuseRate } from "@fairway/areas/rate/model/refusals.ts";
import { markOf } from "@fairway/areas/rate/model/typedRate.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { type DecimalText, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Soa, SoaLine, SoaType, StatedLine } from "../model/soa.ts";
import { headSums, type SummedLine } from "../model/soaSums.ts";
import { type Adjustments, statedFrom } from "./soaTable.ts";
import type { SoaContext } from "./soaContext.ts";

/** A statement whose lines are valued. */
interface SoaRating {
  readonly id: string;
  readonly type: SoaType;
  readonly currencyId: BookCurrency;
  readonly day: Day;
  readonly officeId: string;
  /** A typed rate of the US dollar. */
  readonly rate?: DecimalText | null | undefined;
  readonly rateReason?: string | null | undefined;
  readonly stored?: Soa | null;
  readonly grows?: boolean;
  readonly context: SoaContext;
  /** The lines that it states now, with what it adds to them. */
  readonly before?: readonly SoaLine[];
}

/**
 * Values the lines of a statement on its day as a note does, with its typed rate of the US dollar or
 * that of the day; lines that another document holds and lines of locked or finished jobs keep
 * their value. Returns the amounts of its head, the lines as stated, and those that are left alone.
 *
 * Refuses: rate.missing, .outsideBound, .reasonNeeded
 * Source: rule SO-5, areas/soa/README.md
 */
export async function ratedSoa(
  tx: Tx,
  actor: Actor,
  charges: readonly Surcharge[],
  { id, type, currencyId, day, officeId, rate, rateReason, stored, grows, ...known }: SoaRating,
) {
  const { context, before = [] } = known;
  const own = stored?.isRateTyped
    ? [{ currencyId: secondCurrency, rate: stored.excRateUsdToLocal, ...markOf(stored) }]
    : [];
  const rated = await ratedNote(tx, actor, charges, {
    currencyId,
    day,
    asked: rate ? [{ currencyId: secondCurrency, rate, field: "excRateUsdToLocal" }] : [],
    rateReason,
    officeId,
    note: { id, closedJobs: context.closedJobs },
    stored: stored
      ? {
          ...stored,
          exchangeRate: stored.currencyId === localCurrency ? "1" : stored.excRateUsdToLocal,
          rates: own,
        }
      : null,
    keepsRate: stored?.exchangeDate === day,
    grows: grows ?? false,
  });
  const { rateOutside, excRateUsdToLocal } = rated;
  if (excRateUsdToLocal === null) {
    throw refuseRate("rate.missing", { currency: secondCurrency, day: sayDay(day) });
  }
  const lines = rated.lines.map((line) => statedOf(line, context));
  const adjustments = keptAdjustments(before, lines);
  return {
    lines,
    adjustments,
    leftAlone: rated.leftAlone,
    head: {
      ...sumsOf(type, currencyId, lines, adjustments),
      exchangeDate: day,
      excRateUsdToLocal,
      isRateTyped: rated.rates.length > 0,
      rateOutside,
      rateReason: rated.rateReason,
    },
  };
}

function statedOf(line: Surcharge, { jobs }: SoaContext): StatedLine {
  const job = jobs.get(line.jobId);
  if (!job) throw refuse("record.notFound");
  return statedFrom(line, job);
}

/** The sums of lines with what the statement adds to them. */
export function sumsOf(
  type: SoaType,
  currencyId: BookCurrency,
  lines: readonly StatedLine[],
  adjustments: Adjustments,
) {
  const adjusted = lines.map((line): SummedLine => ({ ...line, ...adjustments.get(line.id) }));
  const sums = headSums(type, currencyId, adjusted);
  if (sums === null) throw new Error(`a line has no amount in ${currencyId}`);
  return sums;
}

/** The adjustments of lines whose computed VND amounts did not change. Rule SO-9 */
function keptAdjustments(before: readonly SoaLine[], now: readonly StatedLine[]): Adjustments {
  const is = new Map(now.map((line) => [line.id, line]));
  return new Map(
    before.flatMap((line): [string, { netAdjustVnd: string; vatAdjustVnd: string }][] => {
      const next = is.get(line.id);
      const isSame =
        next !== undefined &&
        decimal(next.amountVnd).equals(line.amountVnd) &&
        decimal(next.vatAmountVnd).equals(line.vatAmountVnd);
      const { netAdjustVnd, vatAdjustVnd } = line;
      return isSame ? [[line.id, { netAdjustVnd, vatAdjustVnd }]] : [];
    }),
  );
}
