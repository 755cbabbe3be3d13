import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { isRate } from "../model/isRate.ts";
import type { RateKind } from "../model/rateKinds.ts";
import { refuseRate, refuseRates, wrongDay } from "../model/refusals.ts";
import { withinBound } from "../model/typedRate.ts";
import { markDayRates } from "./markDayRates.ts";
import { lockRates, storeRates } from "./storeRates.ts";

/** The entered rates of a day; booking rates by default. */
export interface RatesOfDay {
  readonly effectiveOn?: Day | null | undefined;
  readonly kind?: RateKind | undefined;
  readonly carrierId?: string | null | undefined;
  readonly currencyTo: string;
  /** Why a rate is outside the bound. */
  readonly rateReason?: string | null | undefined;
  readonly rates: readonly { readonly currencyFrom: string; readonly rate: string }[];
}

/**
 * Stores the rates of a day. A changed rate replaces the day's earlier one, which stays in the
 * history; an equal rate is not written.
 *
 * Locks: the rates of the company.
 * Refuses: access.forbidden · ask.invalid · rate.outsideBound, .reasonNeeded
 */
export async function updateRate(tx: Tx, actor: Actor, ask: RatesOfDay) {
  actor.mustHave("settingExchangeRate.write");
  const kind = ask.kind ?? "booking";
  const carrierId = ask.carrierId ?? null;
  const effectiveOn = ask.effectiveOn ?? actor.today;
  refuseFields([
    ...wrongCarrier(kind, carrierId),
    ...wrongDay(effectiveOn, actor.today),
    ...(await wrongRates(tx, ask)),
  ]);
  const { currencyTo } = ask;
  const rateOf = { kind, carrierId };
  const typed = ask.rates.map((each, at) => ({
    ...each,
    currencyTo,
    effectiveOn,
    field: `rates.${at}.rate`,
    reason: ask.rateReason ?? null,
  }));
  await lockRates(tx, actor);
  const judged = await markDayRates(tx, actor, rateOf, typed);
  refuseRates(judged.flatMap((each) => each.wrong));
  const rates = typed.map((each, at) => {
    const { mark = withinBound, before = null } = judged[at] ?? {};
    return { ...each, ...mark, before };
  });
  const { added, changed } = await storeRates(tx, actor, rateOf, rates);
  return { status: true as const, data: { count: added + changed } };
}

function wrongCarrier(kind: RateKind, carrierId: string | null): FieldRefusal[] {
  if (kind === "carrier" && !carrierId) {
    return [refuseRate.field("carrierId", "rate.carrierMissing")];
  }
  return kind !== "carrier" && carrierId
    ? [refuseRate.field("carrierId", "rate.carrierNotAsked")]
    : [];
}

async function wrongRates(tx: Tx, ask: RatesOfDay): Promise<FieldRefusal[]> {
  const codes = [ask.currencyTo, ...ask.rates.map((each) => each.currencyFrom)];
  const known = await rows<{ id: string }>(
    tx,
    sql`select id from currency where id = any(${codes}::text[])`,
  );
  const ids = new Set(known.map((each) => each.id));
  const problems: FieldRefusal[] = [];
  if (!ids.has(ask.currencyTo)) {
    const facts = { currency: ask.currencyTo };
    problems.push(refuseRate.field("currencyTo", "rate.currencyUnknown", facts));
  }
  ask.rates.forEach(({ currencyFrom, rate }, at) => {
    const facts = { currency: currencyFrom };
    const field = `rates.${at}.currencyFrom`;
    if (!isRate(rate)) problems.push(refuseRate.field(`rates.${at}.rate`, "rate.aboveZero"));
    if (!ids.has(currencyFrom))
      problems.push(refuseRate.field(field, "rate.currencyUnknown", facts));
    if (currencyFrom === ask.currencyTo) {
      problems.push(refuseRate.field(field, "rate.sameCurrency", facts));
    }
    if (ask.rates.findIndex((each) => each.currencyFrom === currencyFrom) < at) {
      problems.push(refuseRate.field(field, "rate.twice", facts));
    }
  });
  return problems;
}
