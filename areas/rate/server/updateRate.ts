import { Decimal, decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { type Day } from "@fairway/core/time/day.ts";
import { lockName } from "@fairway/engine/db/lockName.ts";
import { stampChange, stampNew } from "@fairway/engine/db/stamp.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { refuseRate } from "../model/refusals.ts";
import { lockQuotations } from "./rateTable.ts";

/** Rates of a day as a person enters them. */
export interface RatesOfDay {
  readonly effectiveOn?: Day | null | undefined;
  readonly currencyTo: string;
  readonly rates: readonly { readonly currencyFrom: string; readonly rate: string }[];
}

/**
 * Stores the rates of a day. A rate that changed replaces the day's earlier one, which stays as
 * history; one that is the same is left alone.
 *
 * Locks: the day's rates of the company, so that two people cannot both replace one rate.
 * Refuses: access.forbidden · ask.invalid
 */
export async function updateRate(tx: Tx, actor: Actor, ask: RatesOfDay) {
  actor.mustHave("settingExchangeRate.write");
  refuseFields(await wrongRates(tx, ask));
  const day = ask.effectiveOn ?? actor.today;
  await lockName(tx, `rate ${actor.companyId} ${day}`);
  const stored = await lockQuotations(tx, actor.companyId, day, ask.currencyTo);
  const byCurrency = new Map(stored.map((each) => [each.currencyFrom, each]));
  const changed = ask.rates.filter(({ currencyFrom, rate }) => {
    const old = byCurrency.get(currencyFrom);
    return !old || !decimal(old.rate).eq(decimal(rate));
  });
  const replaced = changed.flatMap(({ currencyFrom }) => byCurrency.get(currencyFrom) ?? []);
  await updateRows(
    tx,
    "exchange_rate",
    actor.companyId,
    replaced.map(({ id }) => ({ id, active: false, inactiveOn: "now", ...stampChange(actor) })),
  );
  await insertRows(
    tx,
    "exchange_rate",
    changed.map(({ currencyFrom, rate }) => ({
      ...stampNew(actor),
      id: newId(),
      currencyFrom,
      currencyTo: ask.currencyTo,
      rate,
      effectiveOn: day,
      active: true,
    })),
  );
  return { status: true as const, data: { count: changed.length } };
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
    const value = decimal(rate);
    const facts = { currency: currencyFrom };
    const fine = value.gt(0) && value.lt(new Decimal("1e12")) && value.decimalPlaces() <= 8;
    const field = `rates.${at}.currencyFrom`;
    if (!fine) problems.push(refuseRate.field(`rates.${at}.rate`, "rate.aboveZero"));
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
