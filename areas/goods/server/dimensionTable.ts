import type { Actor } from "@fairway/core/permission/actor.ts";
import { plainDecimal } from "@fairway/core/money/decimal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, newId, updateRows } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import { type DimensionForm, type DimensionLine, measuredLines } from "../model/dimension.ts";

/** The owner of a list: the job, or one of its house bills. */
export interface DimensionList {
  readonly mblid: string;
  readonly hblid: string | null;
}

/** Reads dimension lines of one company in their order; `where` uses the alias `d` for the line. */
function dimensionRows(
  tx: Tx,
  companyId: string,
  where: RawBuilder<unknown>,
): Promise<DimensionLine[]> {
  return rows<DimensionLine>(
    tx,
    sql`
      select d.id, d.mblid, d.hblid, d.line_no, trim_scale(d.length)::text as length,
        trim_scale(d.width)::text as width, trim_scale(d.height)::text as height, d.package,
        d.hw, d.cbm
      from dimension d
      where d.company_id = ${companyId} and ${where}
      order by d.hblid nulls first, d.line_no, d.id`,
  );
}

/** The lines of one list. */
export function dimensionListRows(tx: Tx, companyId: string, list: DimensionList) {
  return dimensionRows(
    tx,
    companyId,
    list.hblid ? sql`d.hblid = ${list.hblid}` : sql`d.mblid = ${list.mblid} and d.hblid is null`,
  );
}

/** The lines of several house bills. */
export function dimensionsOfBills(tx: Tx, companyId: string, hblids: readonly string[]) {
  return dimensionRows(tx, companyId, sql`d.hblid = any(${[...hblids]}::uuid[])`);
}

/** The lines of a job and of all its house bills, those of the job first. */
export function dimensionsOfWholeJob(tx: Tx, companyId: string, jobId: string) {
  return dimensionRows(tx, companyId, sql`d.mblid = ${jobId}`);
}

/** Writes the lines of lists that have none yet with one statement and returns them as stored. */
export async function insertDimensionLists(
  tx: Tx,
  actor: Actor,
  lists: readonly (DimensionList & { readonly lines: readonly DimensionForm[] })[],
): Promise<DimensionLine[]> {
  const written = lists.flatMap(({ lines, ...list }) => rowsOf(actor, list, lines, new Set()));
  await insertRows(tx, "dimension", written);
  return written.map(({ companyId: _c, userCreated: _u, userModified: _m, ...line }) => ({
    ...line,
    length: plainDecimal(line.length),
    width: plainDecimal(line.width),
    height: plainDecimal(line.height),
  }));
}

/** Replaces a list by these lines; lines that are the same are not written. */
export function writeDimensionList(
  tx: Tx,
  actor: Actor,
  list: DimensionList,
  lines: readonly DimensionForm[],
): Promise<void> {
  return writeDimensionLists(tx, actor, [{ ...list, lines }]);
}

/** Replaces several lists of one job with the same statements as one. */
export async function writeDimensionLists(
  tx: Tx,
  actor: Actor,
  lists: readonly (DimensionList & { readonly lines: readonly DimensionForm[] })[],
): Promise<void> {
  if (lists.length === 0) return;
  const { companyId, userId } = actor;
  const [first] = lists;
  const standing =
    first && lists.length === 1
      ? await dimensionListRows(tx, companyId, first)
      : await dimensionsOfBills(
          tx,
          companyId,
          lists.flatMap(({ hblid }) => hblid ?? []),
        );
  const known = new Map(standing.map((line) => [line.id, line]));
  const written = lists.flatMap(({ lines, ...list }) => {
    const own = standing.filter((line) => line.hblid === list.hblid);
    return rowsOf(actor, list, lines, new Set(own.map((line) => line.id)));
  });
  const kept = new Set(written.map((row) => row.id));
  const gone = [...known.keys()].filter((each) => !kept.has(each));
  await deleteRows(tx, "dimension", companyId, gone, userId);
  const changed = written.filter((row) => {
    const was = known.get(row.id);
    return was !== undefined && textOf(was) !== textOf(row);
  });
  await updateRows(
    tx,
    "dimension",
    companyId,
    changed.map(({ userCreated: _creator, ...row }) => ({ ...row, datetimeModified: "now" })),
  );
  await insertRows(
    tx,
    "dimension",
    written.filter((row) => !known.has(row.id)),
  );
}

const textOf = (line: Omit<DimensionLine, "mblid" | "hblid">) =>
  [line.lineNo, line.length, line.width, line.height, line.package].join();

function rowsOf(
  actor: Actor,
  list: DimensionList,
  lines: readonly DimensionForm[],
  known: ReadonlySet<string>,
) {
  return measuredLines(lines).map((line, at) => ({
    companyId: actor.companyId,
    // An id of another list would overwrite a foreign line, so the line gets a new id.
    id: line.id && known.has(line.id) ? line.id : newId(),
    mblid: list.mblid,
    hblid: list.hblid,
    lineNo: at + 1,
    length: line.length,
    width: line.width,
    height: line.height,
    package: line.package,
    hw: line.hw,
    cbm: line.cbm,
    userCreated: actor.userId,
    userModified: actor.userId,
  }));
}
