import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { fieldsOf } from "@fairway/engine/db/columnNames.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { parsed, storedLines } from "@fairway/engine/history/readHistory.ts";
import { sql } from "kysely";
import type { getLineSteps } from "../contract.ts";
import { causeOf, lineValues } from "../model/lineStep.ts";
import { chargedBill, onMenuOf } from "./chargedBill.ts";
import { documentsOfSteps, type NamedDocument, valuerIn } from "./documentsOfSteps.ts";

const mostSteps = 1000;

type Row = Readonly<Record<string, unknown>>;

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
  const documents = await documentsOfSteps(
    tx,
    actor,
    steps.flatMap(({ was, now }) => [was, now]),
  );
  return steps.reverse().map(({ action, was, now, ...step }) => ({
    ...step,
    cause: causeOf(action, was, now, step.changed),
    document: documentOf(documents, now ?? was),
  }));
}

function documentOf(documents: ReadonlyMap<string, NamedDocument>, id: string | null) {
  const found = documents.get(id ?? "");
  return found ? { id: found.id, kind: found.kind, number: found.number } : null;
}
