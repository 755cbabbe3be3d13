import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { isLinked } from "@fairway/core/resource/resource.ts";
import { readValues } from "@fairway/core/resource/values.ts";
import { idType } from "@fairway/engine/db/idType.ts";
import { stampChange, stampNew } from "@fairway/engine/db/stamp.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { type RecordRow, recordRow } from "@fairway/engine/resource/recordRow.ts";
import { wholeRows } from "@fairway/engine/resource/recordSql.ts";
import { sql } from "kysely";
import { declaredLine } from "../contract.ts";
import { type ComparedLine, whyNotTogether } from "../model/tariffLine.ts";
import { whyNotCharges } from "./whyNotCharges.ts";

/** A line as it is sent; one with an id is stored. */
export type SentLine = Readonly<Record<string, unknown>> & { readonly id?: string | null };

/** Returns the lines of a tariff in order. Does not check permissions; the caller does. */
export async function linesOf(tx: Tx, actor: Actor, tariffId: string): Promise<RecordRow[]> {
  const found = await rows<Record<string, unknown>>(
    tx,
    wholeRows(declaredLine, actor, sql`t.tariff_id = ${tariffId} order by t.line_no`),
  );
  return found.map((row) => recordRow(actor, declaredLine, row));
}

/**
 * Stores the lines of a tariff: known lines are changed, others added, and lines that are not sent
 * are deleted.
 *
 * Shape: the caller has locked the tariff, whose version covers its lines.
 * Refuses: ask.invalid, with the line and field
 */
export async function saveLines(
  tx: Tx,
  actor: Actor,
  tariff: { readonly id: string; readonly service: string },
  sent: readonly SentLine[],
): Promise<void> {
  const { companyId } = actor;
  const stored = new Map((await linesOf(tx, actor, tariff.id)).map((each) => [each.id, each]));
  const read = sent.map((line, at) => ({
    id: line.id && stored.has(line.id) ? line.id : null,
    ...readValues(declaredLine, { ...line, tariffId: tariff.id, lineNo: String(at + 1) }),
  }));
  const lines = read.map(({ id, values }) => ({ id, values }));
  const problems = read.flatMap((line, at) => placed(at, line.problems));
  refuseFields(
    problems.length > 0 ? problems : await whyNotStored(tx, actor, tariff, lines, stored),
  );
  const sentIds = new Set(lines.map((each) => each.id));
  const gone = [...stored.keys()].filter((id) => !sentIds.has(id));
  await deleteRows(tx, "tariff_line", companyId, gone, actor.userId);
  await updateRows(
    tx,
    "tariff_line",
    companyId,
    lines.flatMap(({ id, values }) => {
      const before = id && stored.get(id);
      if (!before || isSame(before, values)) return [];
      return [{ ...values, id, version: before.version + 1, ...stampChange(actor) }];
    }),
  );
  await insertRows(
    tx,
    "tariff_line",
    lines
      .filter(({ id }) => id === null)
      .map(({ values }) => ({ ...values, ...stampNew(actor), id: newId() })),
  );
}

type ReadLine = { readonly values: Readonly<Record<string, unknown>> };

/** The errors of lines whose own values are right: links, charges, and the lines together. */
async function whyNotStored(
  tx: Tx,
  { companyId }: Actor,
  { service }: { readonly service: string },
  lines: readonly ReadLine[],
  stored: ReadonlyMap<string, RecordRow>,
): Promise<FieldRefusal[]> {
  const kept = new Set([...stored.values()].map((each) => String(each["chargeId"])));
  const charges = lines.map(({ values }) => String(values["chargeId"]));
  const wrong = await whyNotCharges(tx, companyId, charges, (charge) => ({
    service,
    isStored: kept.has(charge),
  }));
  const together = whyNotTogether(lines.map(({ values }) => values as ComparedLine));
  return [
    ...(await whyNotLinked(tx, companyId, lines)),
    ...[...together, ...wrong].flatMap(([at, problem]) => placed(at, [problem])),
  ];
}

const placed = (at: number, problems: readonly FieldRefusal[]) =>
  problems.map((each) => ({ ...each, field: `lines.${at}.${each.field}` }));

function isSame(before: RecordRow, values: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(declaredLine.fields).every(
    (name) => String(before[name] ?? "") === String(values[name] ?? ""),
  );
}

/** The links of lines to records that the company does not have; one statement. */
async function whyNotLinked(
  tx: Tx,
  companyId: string,
  lines: readonly ReadLine[],
): Promise<FieldRefusal[]> {
  const links = Object.entries(declaredLine.fields).flatMap(([name, spec]) =>
    isLinked(spec) && name !== "tariffId" ? [{ name, to: spec.to }] : [],
  );
  const parts = links.flatMap(({ name, to }) => {
    const ids = [...new Set(lines.flatMap(({ values }) => (values[name] as string) ?? []))];
    if (ids.length === 0) return [];
    const own = to.shared === "company" ? sql`t.company_id = ${companyId} and` : sql``;
    const type = idType(to);
    return sql`select ${name}::text as field, asked.id::text
      from unnest(${ids}::${type}[]) as asked (id)
      where not exists (select from ${sql.table(to.table)} t where ${own} t.id = asked.id)`;
  });
  if (parts.length === 0) return [];
  const missing = await rows<{ field: string; id: string }>(tx, sql.join(parts, sql` union all `));
  return missing.flatMap(({ field, id }) =>
    lines.flatMap(({ values }, at) =>
      values[field] === id ? placed(at, [refuse.field(field, "field.unknown", { value: id })]) : [],
    ),
  );
}
