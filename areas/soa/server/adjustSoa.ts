import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { wrongAdjustments } from "@fairway/areas/charge/model/adjustment.ts";
import { refuseCharge } from "@fairway/areas/charge/model/refusals.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb, getDocument } from "@fairway/areas/document/server/openDocument.ts";
import { registerAdjusted } from "@fairway/areas/note/server/adjustedDocuments.ts";
import type { AdjustedNote } from "@fairway/areas/note/model/adjustedNote.ts";
import type { updateAdjustDebitValue } from "@fairway/areas/note/contract.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseSoa } from "../model/refusals.ts";
import { type Soa, type SoaLine, statedLine } from "../model/soa.ts";
import { soaKind } from "../model/soaKind.ts";
import { sumsOf } from "./ratedSoa.ts";
import { type Adjustments, readLines, replaceLines, soaSource } from "./soaTable.ts";

// The calls that adjust debit values take notes and statements.
registerAdjusted("soa", { get: getAdjusted, update: adjustSoa });

/** Returns the lines of a debit statement in VND with what it adds to them. Rule SO-9 */
async function getAdjusted(tx: Tx, actor: Actor, id: string): Promise<AdjustedNote> {
  const soa = await getDocument(tx, actor.companyId, soaSource, id);
  actor.must("acctSOA.write", soa);
  const problem = whyNotAdjustable(soa) ?? whyNot(soaKind, "adjust", soa);
  if (problem) throw problem;
  return shown(soa, await readLines(tx, soa, soa.revision));
}

/**
 * Adjusts the VND amounts of lines of a statement by at most 100 VND each; the charges stay.
 *
 * Locks: the statement.
 * Refuses: record.notFound · access.forbidden · record.conflict · soa.state, .synced, .paid,
 *   .adjustDebit, .adjustVnd · charge.adjustTooFar, .adjustUntaxed
 * Source: rule SO-9, areas/soa/README.md
 */
async function adjustSoa(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof updateAdjustDebitValue>,
): Promise<AdjustedNote> {
  const soa = await beginVerb(tx, actor, soaSource, { verb: "adjust", id: ask.id });
  const problem = whyNotAdjustable(soa);
  if (problem) throw problem;
  const before = await readLines(tx, soa, soa.revision);
  const lineOf = new Map(before.map((line) => [line.id, line]));
  if (ask.lines.some(({ id }) => !lineOf.has(id))) throw refuse("record.notFound");
  refuseFields(
    ask.lines.flatMap((to, at) => {
      const isTwice = ask.lines.findIndex(({ id }) => id === to.id) < at;
      const wrong = isTwice
        ? [refuseCharge.field("id", "charge.sameTwice")]
        : wrongAdjustments(asAdjusted(lineOf.get(to.id) as SoaLine), to);
      return wrong.map((fault) => ({ ...fault, field: `lines.${at}.${fault.field}` }));
    }),
  );
  const adjustments: Adjustments = new Map([
    ...before.map((line) => [line.id, line] as const),
    ...ask.lines.map((to) => {
      const { amountVnd, vatAmountVnd } = lineOf.get(to.id) as SoaLine;
      return [
        to.id,
        {
          netAdjustVnd: decimal(to.amountVnd).minus(amountVnd).toFixed(),
          vatAdjustVnd: decimal(to.vatAmountVnd).minus(vatAmountVnd).toFixed(),
        },
      ] as const;
    }),
  ]);
  const lines = before.map((line) => statedLine.parse(line));
  const sums = sumsOf(soa.type, soa.currencyId, lines, adjustments);
  const version = await updateDocument(tx, actor, soaKind, soa, sums, ask.version);
  const kept = new Map(
    [...adjustments].map(([id, { netAdjustVnd, vatAdjustVnd }]) => [
      id,
      { netAdjustVnd, vatAdjustVnd },
    ]),
  );
  await replaceLines(tx, soa, lines, kept);
  return shown(
    { ...soa, ...sums, version },
    before.map((line) => ({ ...line, ...kept.get(line.id) })),
  );
}

/** The refusal to adjust a statement that does not state in VND what is owed to us, or null. */
function whyNotAdjustable({ soano, type, currencyId }: Soa): Refused | null {
  if (type === "Credit") return refuseSoa("soa.adjustDebit", { soano });
  return currencyId === localCurrency ? null : refuseSoa("soa.adjustVnd", { soano, currencyId });
}

/** A line with the VND amounts that contain what the statement adds. */
function asAdjusted(line: SoaLine) {
  return {
    ...line,
    amountVnd: decimal(line.amountVnd).plus(line.netAdjustVnd).toFixed(),
    vatAmountVnd: decimal(line.vatAmountVnd).plus(line.vatAdjustVnd).toFixed(),
    adjustedBy: null,
  };
}

function shown(soa: Pick<Soa, "id" | "soano" | "version" | "totalVnd">, lines: readonly SoaLine[]) {
  const { id, soano: code, version, totalVnd } = soa;
  return {
    id,
    code,
    version,
    totalVnd,
    lines: lines.map((line) => ({ ...asAdjusted(line), heldBy: null })),
  };
}
