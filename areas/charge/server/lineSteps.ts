import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { fieldsOf } from "@fairway/engine/db/columnNames.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { parsed, storedLines } from "@fairway/engine/history/readHistory.ts";
import { sql } from "kysely";
import type { getLineSteps } from "../contract.ts";
import { causeOf, type LineStep, lineValues } from "../model/lineStep.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";

const mostSteps = 1000;

type Row = Readonly<Record<string, unknown>>;
type Holder = NonNullable<LineStep["document"]>;

/**
 * Returns the steps of a line, the first one first, each with its cause, its document and the values
 * since; also of a line that was deleted.
 *
 * Shape: the values are followed back from the present ones, so the last step has what is stored.
 * Refuses: record.notFound · access.forbidden
 * Source: rules CH-19 and CH-24, areas/charge/README.md
 */
export async function lineSteps(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof getLineSteps>,
): Promise<Answer<typeof getLineSteps>> {
  const { companyId } = actor;
  const stored = await maybe<{ hblid: string; line: string }>(
    tx,
    sql`
      select s.hblid, to_jsonb(s)::text as line from surcharge s
      where s.company_id = ${companyId} and s.id = ${id}
      union all
      select d.hblid, to_jsonb(d)::text from deleted_surcharge d
      where d.company_id = ${companyId} and d.id = ${id}`,
  );
  if (!stored) throw refuse("record.notFound");
  const bill = await chargedBill(tx, actor, stored.hblid);
  actor.must(onMenuOf(bill, "detail"), bill);

  const where = sql`h.table_name = 'surcharge' and h.record_id = ${id}`;
  const lines = await storedLines(tx, actor, { where, most: mostSteps });
  let row: Row = parsed(stored.line);
  const steps = lines.map(({ before, after, ...line }) => {
    const { action } = line;
    const [was, now] = [parsed(before), parsed(after)];
    const changed =
      action === "update" ? Object.keys(now).filter((key) => now[key] !== was[key]) : [];
    const step = {
      id: line.id,
      at: line.at,
      by: line.by,
      action,
      changed: Object.keys(fieldsOf(Object.fromEntries(changed.map((key) => [key, 1])))),
      was: valuerIn(action === "update" ? { ...row, ...was } : {}),
      now: valuerIn(row),
      values: lineValues.parse(fieldsOf(row)),
    };
    if (action === "update") row = { ...row, ...was };
    return step;
  });
  const holders = await holdersOf(
    tx,
    actor,
    steps.flatMap(({ was, now }) => [was, now]),
  );
  return steps.reverse().map(({ action, was, now, ...step }) => ({
    ...step,
    cause: causeOf(action, was, now, step.changed),
    document: holders.get(now ?? was ?? "") ?? null,
  }));
}

function valuerIn(row: Row): string | null {
  return (row["valued_by"] ?? row["adjusted_by"] ?? null) as string | null;
}

/** The documents by id; the history has the number of one that was deleted. */
async function holdersOf(
  tx: Tx,
  { companyId }: Actor,
  found: readonly (string | null)[],
): Promise<ReadonlyMap<string, Holder>> {
  const ids = [...new Set(found.filter((each) => each !== null))];
  if (ids.length === 0) return new Map();
  const holders = await rows<Holder>(
    tx,
    sql`
      select d.id, d.kind, d.number from document d
      where d.company_id = ${companyId} and d.id = any(${ids}::uuid[])
      union all
      select h.record_id, k.code, h.before ->> coalesce(k.names ->> 'number', 'number')
      from history h
      join lateral (select min(code) as code, min(names::text)::jsonb as names
        from document_kind where table_name = h.table_name) k on k.code is not null
      where h.company_id = ${companyId} and h.record_id = any(${ids}::uuid[]) and h.action = 'delete'`,
  );
  return new Map(holders.filter((each) => each.number !== null).map((each) => [each.id, each]));
}
