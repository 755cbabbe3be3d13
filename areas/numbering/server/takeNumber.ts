import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import {
  countedNumber,
  mostAhead,
  periodOf,
  readNumber,
  type SeriesOf,
} from "../model/numberRule.ts";
import { refuseNumber } from "../model/refusals.ts";

/** A number that a user typed. */
export interface TypedNumber {
  readonly typed: string;
  readonly field: string;
  /** The present number of the record, which the user may type again. */
  readonly kept?: string | null;
  readonly taken: (number: string) => Refused;
}

/**
 * Takes a typed number of a series and returns it in the series' pattern.
 *
 * Locks: the counter, as `drawNumbers` does, so that no other transaction draws the same number.
 * Refuses: number.otherForm · number.tooFarAhead · what `taken` returns
 * Source: rule NU-4, areas/numbering/README.md
 */
export async function takeNumber(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  series: SeriesOf,
  { typed, field, kept, taken }: TypedNumber,
): Promise<string> {
  const isKept = (number: string) => kept && numberKey(number) === numberKey(kept);
  if (kept && isKept(typed)) return kept;
  const count = readNumber(series, typed);
  if (count === null) {
    const example = countedNumber(series, 1);
    throw refuseNumber("number.otherForm", { value: typed, example }, { field });
  }
  const number = countedNumber(series, count);
  if (kept && isKept(number)) return kept;
  const { isTaken, lastNumber } = await one<{ isTaken: boolean; lastNumber: string }>(
    tx,
    sql`select * from take_number(${companyId}, ${series.rule.series}, ${series.prefix},
      ${periodOf(series)}, ${number}, ${count}, ${kept ? readNumber(series, kept) : null},
      ${mostAhead}, ${series.rule.goesOn ?? false})`,
  );
  if (isTaken) throw taken(number);
  const furthest = Number(lastNumber) + mostAhead;
  if (count > furthest) {
    const most = countedNumber(series, furthest);
    throw refuseNumber("number.tooFarAhead", { value: number, most }, { field });
  }
  return number;
}
