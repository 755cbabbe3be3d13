import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { HistoryAnswer } from "@fairway/core/history/historyAnswer.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import { say } from "@fairway/core/words/words.ts";
import { columnName } from "@fairway/engine/db/columnNames.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { parsed, type StoredLine } from "@fairway/engine/history/readHistory.ts";
import { sql } from "kysely";
import { surchargeTypes, type SurchargeType } from "../model/surcharge.ts";
import { lineWords } from "../model/lineWords.ts";
import { sideNames } from "../model/sideNames.ts";
import { toldInJob, toldLine } from "../model/toldLine.ts";

type Row = Readonly<Record<string, unknown>>;
type Known = { type: SurchargeType; amount: string; chargeId: string };
/** One charge line before and after a change; null where it does not exist. */
type Step = {
  type: SurchargeType;
  code: string;
  was: string | null;
  now: string | null;
  fields: string[];
};
type Change = HistoryAnswer[number]["changes"][number];

const mostCodes = 6;

/**
 * Sums the changes of charge lines by statement: for each type the number of lines and their net
 * amount in the local currency before and after.
 *
 * Shape: `lines` newest first; the changes by statement. An update stores only what it changed, so
 *   the amounts are followed back from the present ones.
 */
export async function toldLines(
  tx: Tx,
  actor: Actor,
  lines: readonly StoredLine[],
): Promise<Map<string, Change[]>> {
  const known = await presentLines(tx, actor, lines);
  const codes = await chargeCodes(tx, actor, lines, known);
  const steps = new Map<string, Step[]>();
  for (const line of lines) {
    const step = stepOf(line, known, codes);
    if (step) steps.set(line.statement, [...(steps.get(line.statement) ?? []), step]);
  }
  return new Map([...steps].map(([statement, each]) => [statement, summed(actor, each)]));
}

function stepOf(
  line: StoredLine,
  known: Map<string, Known>,
  codes: ReadonlyMap<string, string>,
): Step | null {
  const [before, after] = [parsed(line.before), parsed(line.after)];
  const whole = line.action === "delete" ? before : after;
  if (line.action !== "update")
    known.set(line.recordId, { ...(known.get(line.recordId) ?? knownOf(whole)) });
  const present = known.get(line.recordId);
  if (!present) return null;
  const { type } = present;
  const code = codes.get(String(after["charge_id"] ?? present.chargeId)) ?? "";
  if (line.action === "insert") return { type, code, was: null, now: present.amount, fields: [] };
  if (line.action === "delete") return { type, code, was: present.amount, now: null, fields: [] };
  const fields = toldInJob.filter((field) => columnName(field) in after);
  const was = (before["amount_vnd"] as string | undefined) ?? present.amount;
  const now = present.amount;
  known.set(line.recordId, {
    type,
    amount: was,
    chargeId: String(before["charge_id"] ?? present.chargeId),
  });
  return fields.length === 0 ? null : { type, code, was, now, fields };
}

const knownOf = (row: Row): Known => ({
  type: row["type"] as SurchargeType,
  amount: String(row["amount_vnd"] ?? "0"),
  chargeId: String(row["charge_id"]),
});

async function presentLines(
  tx: Tx,
  actor: Actor,
  lines: readonly StoredLine[],
): Promise<Map<string, Known>> {
  const ids = [...new Set(lines.map((line) => line.recordId))];
  if (ids.length === 0) return new Map();
  const found = await rows<Known & { id: string }>(
    tx,
    sql`select id, type, amount_vnd::text as amount, charge_id from surcharge
      where company_id = ${actor.companyId} and id = any(${ids}::uuid[])`,
  );
  return new Map(found.map(({ id, ...line }) => [id, line]));
}

async function chargeCodes(
  tx: Tx,
  actor: Actor,
  lines: readonly StoredLine[],
  known: ReadonlyMap<string, Known>,
): Promise<ReadonlyMap<string, string>> {
  const ids = [
    ...[...known.values()].map(({ chargeId }) => chargeId),
    ...lines
      .flatMap(({ before, after }) => [parsed(before), parsed(after)])
      .map((row) => row["charge_id"]),
  ].filter((each) => typeof each === "string");
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; code: string }>(
    tx,
    sql`select id, code from charge
      where company_id = ${actor.companyId} and id = any(${[...new Set(ids)]}::uuid[])`,
  );
  return new Map(found.map(({ id, code }) => [id, code]));
}

function summed(actor: Actor, steps: readonly Step[]): Change[] {
  const { language } = actor;
  return surchargeTypes.flatMap((type) => {
    const own = steps.filter((step) => step.type === type);
    if (own.length === 0) return [];
    const label = say(sideNames[type], language);
    const [was, now] = [totalOf(actor, own, "was"), totalOf(actor, own, "now")];
    // The title is the key of a change, so the lines of each type are one field.
    if (was !== now) return [{ field: `charges.${type}`, label, was, now }];
    const titles = [...new Set(own.flatMap((step) => step.fields))].flatMap((field) =>
      toldLine[field] ? [say(toldLine[field].label, language)] : [],
    );
    const facts = { codes: codesOf(actor, own), fields: titles.join(", ") };
    return [
      { field: `charges.${type}`, label, was: "", now: say(lineWords.changed, language, facts) },
    ];
  });
}

function totalOf(actor: Actor, steps: readonly Step[], when: "was" | "now"): string {
  const own = steps.filter((step) => step[when] !== null);
  if (own.length === 0) return "";
  const total = sum(own.map((step) => decimal(step[when])));
  return say(lineWords.sum, actor.language, {
    count: own.length,
    amount: sayAmount(total.toFixed(), localCurrency, actor.language),
    currency: localCurrency,
    codes: codesOf(actor, own),
  });
}

function codesOf(actor: Actor, steps: readonly Step[]): string {
  const codes = [...new Set(steps.map((step) => step.code))].sort();
  const shown = codes.slice(0, mostCodes);
  const rest = codes.length - shown.length;
  if (rest > 0) shown.push(say(lineWords.more, actor.language, { count: rest }));
  return shown.join(", ");
}
