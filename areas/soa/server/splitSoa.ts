import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { refuseSoa } from "../model/refusals.ts";
import { type SoaLine, sideOf, type StatedLine, statedLine } from "../model/soa.ts";
import { soaKind } from "../model/soaKind.ts";
import { whyLinesStay } from "../model/whyNotStated.ts";
import { dueOf, insertSoa } from "./createSoa.ts";
import { soaById } from "./getSoa.ts";
import { ratedSoa, sumsOf } from "./ratedSoa.ts";
import { readSoaContext } from "./soaContext.ts";
import { type Adjustments, readLines, replaceLines, soaSource } from "./soaTable.ts";

/**
 * Puts ticked lines of a statement on a new one with the same criteria, day and rate; both together
 * come to what the statement came to.
 *
 * Locks: the jobs, then the lines, then the statement, then the number series.
 * Refuses: record.notFound · access.forbidden · record.conflict · soa.state, .synced, .paid, .held,
 *   .noLine, .splitAll, .lineHeld · charge.jobLocked, .jobFinished
 * Source: rule SO-9, areas/soa/README.md
 */
export async function splitSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.splitSoa>) {
  const ids = await chargesHeldBy(tx, actor.companyId, "statement", [ask.id]);
  const locked = await lockCharges(tx, actor, { chargeIds: ids });
  const soa = await beginVerb(tx, actor, soaSource, { verb: "split", id: ask.id });
  const ticked = new Set(ask.surchargeIds);
  const { soano, type, currencyId } = soa;
  const moved = locked.filter(({ id }) => ticked.has(id));
  if (moved.length !== ticked.size) throw refuseSoa("soa.noLine", { soano });
  if (moved.length === locked.length) throw refuseSoa("soa.splitAll", { soano });
  const problem = whyLinesStay(moved, type);
  if (problem) throw problem;
  const before = await readLines(tx, soa, soa.revision);
  const document = { side: sideOf(type), slot: "statement" } as const;
  const movedIds = moved.map(({ id }) => id);
  await releaseCharges(tx, actor, { ...document, documentId: soa.id }, movedIds);
  const charges = await lockCharges(tx, actor, { chargeIds: movedIds });
  const officeId = soa.officeId ?? actor.officeId;
  const saleManId = soa.saleManId;
  const terms = { customerId: soa.customerId, saleManId, officeId, lines: charges };
  const context = await readSoaContext(tx, actor, terms);
  const id = newId();
  const day = soa.exchangeDate;
  const rated = await ratedSoa(tx, actor, charges, {
    id,
    type,
    currencyId,
    day,
    officeId,
    stored: soa,
    context,
    before,
  });
  const criteria = {
    ...soa,
    salemanId: saleManId,
    chargeIds: [],
    shipments: null,
    cdNotes: null,
  };
  await insertSoa(tx, actor, { id, criteria, rated, context });
  const valued = { on: day, leftAlone: rated.leftAlone };
  await claimCharges(tx, actor, { ...document, documentId: id, valued }, movedIds);
  const left = before.filter((line) => !ticked.has(line.id));
  const { lines, adjustments } = storedAgain(left);
  const changes = {
    ...sumsOf(type, currencyId, lines, adjustments),
    paymentDueDate: dueOf(type, lines, actor.today) && soa.paymentDueDate,
  };
  await updateDocument(tx, actor, soaKind, soa, changes, ask.version);
  await replaceLines(tx, soa, lines, adjustments);
  return {
    status: true as const,
    data: await soaById(tx, actor, soa.id),
    split: await soaById(tx, actor, id),
  };
}

/** Lines that were read, as they are stored. */
function storedAgain(lines: readonly SoaLine[]): {
  readonly lines: StatedLine[];
  readonly adjustments: Adjustments;
} {
  return {
    lines: lines.map((line) => statedLine.parse(line)),
    adjustments: new Map(
      lines.map(({ id, netAdjustVnd, vatAdjustVnd }) => [id, { netAdjustVnd, vatAdjustVnd }]),
    ),
  };
}
