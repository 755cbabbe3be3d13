import { chargesHeldBy } from "@fairway/areas/charge/server/chargesHeldBy.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import { handOver } from "@fairway/areas/notification/server/handOver.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseSoa } from "../model/refusals.ts";
import type { Soa } from "../model/soa.ts";
import { soaAddress } from "../model/soaHome.ts";
import { soaKind } from "../model/soaKind.ts";
import { totalsOf } from "../model/soaSums.ts";
import { whyLinesStay } from "../model/whyNotStated.ts";
import { idOfNumber, soaById } from "./getSoa.ts";
import { readLines, soaSource } from "./soaTable.ts";

/**
 * Rejects a statement with a reason: it is Canceled, keeps number, lines and amounts, and its lines
 * are free; those that no other document holds are as keyed again. Creator and salesman are told.
 *
 * Shape: the number of freed lines and what they come to now.
 * Locks: the jobs, then the lines, then the statement.
 * Refuses: record.notFound · access.forbidden · record.conflict · soa.state, .synced, .paid, .held,
 *   .lineHeld · charge.jobLocked, .jobFinished
 * Source: rule SO-8, areas/soa/README.md
 */
export async function rejectSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.rejectSoa>) {
  const ended = await endSoa(tx, actor, { ...ask, verb: "reject" });
  await tellOfSoa(tx, actor, "soaRejected", ended.soa);
  const { freedCharges, open } = ended;
  return { status: true as const, data: await soaById(tx, actor, ask.id), freedCharges, open };
}

/** Deletes a new statement or one to be revised: as `rejectSoa`, without a reason. */
export async function deleteSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.deleteSoa>) {
  const id = await idOfNumber(tx, actor, ask.soaNo);
  const { soa } = await endSoa(tx, actor, { id, verb: "delete", reason: null });
  await tellOfSoa(tx, actor, "soaDeleted", soa);
  return { status: true as const };
}

async function endSoa(
  tx: Tx,
  actor: Actor,
  ask: {
    readonly id: string;
    readonly verb: "reject" | "delete";
    readonly reason: string | null;
    readonly version?: number | undefined;
  },
) {
  const ids = await chargesHeldBy(tx, actor.companyId, "statement", [ask.id]);
  const charges = await lockCharges(tx, actor, { chargeIds: ids });
  const soa = await beginVerb(tx, actor, soaSource, { verb: ask.verb, id: ask.id });
  const problem = whyLinesStay(charges, soa.type);
  if (problem) throw problem;
  const document = { slot: "statement", documentId: soa.id } as const;
  const freedCharges = await releaseCharges(tx, actor, document);
  const freed = await getCharges(tx, actor, { chargeIds: ids });
  const { VND, USD } = totalsOf(soa.type, freed);
  const changes = { status: "Canceled", canceledAt: "now", reasonReject: ask.reason };
  await updateDocument(tx, actor, soaKind, soa, changes, ask.version);
  return {
    soa,
    freedCharges,
    open: { [localCurrency]: VND.balance, [secondCurrency]: USD.balance },
  };
}

/**
 * Sends a credit statement that accounting has, with charges in foreign currencies, back to its
 * creator with a reason: its lines leave accounting, and the statement is open for changes again.
 *
 * Locks: the jobs, then the lines, then the statement.
 * Refuses: record.notFound · access.forbidden · record.conflict · soa.held, .rejectCredit
 * Source: rule SO-10, areas/soa/README.md
 */
export async function rejectCredit(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.rejectSoaCredit>,
) {
  const ids = await chargesHeldBy(tx, actor.companyId, "statement", [ask.id]);
  await lockCharges(tx, actor, { chargeIds: ids });
  const soa = await beginVerb(tx, actor, soaSource, { verb: "rejectCredit", id: ask.id });
  const { soano, type, syncStatus, note } = soa;
  const lines = await readLines(tx, soa, soa.revision);
  const isForeign = lines.some(({ currencyId }) => currencyId !== localCurrency);
  if (type !== "Credit" || syncStatus !== "Synced" || !isForeign) {
    throw refuseSoa("soa.rejectCredit", { soano });
  }
  const changes = {
    syncStatus: "Rejected",
    reasonReject: ask.reasonReject,
    note: [note, ask.reasonReject].filter(Boolean).join("\n").slice(0, 1000),
  };
  await updateDocument(tx, actor, soaKind, soa, changes, ask.version);
  await releaseCharges(tx, actor, { slot: "sync", documentId: soa.id });
  await tellOfSoa(tx, actor, "soaRejected", soa);
  return { status: true as const, data: await soaById(tx, actor, soa.id) };
}

/** Tells the creator and the salesman of a statement. */
export function tellOfSoa(
  tx: Tx,
  actor: Actor,
  kind: "soaRejected" | "soaDeleted",
  soa: Soa,
): Promise<void> {
  return handOver(tx, actor, {
    told: [
      {
        kind,
        subjectId: soa.id,
        number: soa.soano,
        partner: soa.customerName,
        address: soaAddress("detail", soa.soano, soa.currencyId),
        owner: soa,
        to: [soa.userCreated, soa.saleManId],
      },
    ],
  });
}
