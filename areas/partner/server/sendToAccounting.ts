import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refusePartner } from "../model/refusals.ts";
import { openFor, stepTo } from "./partnerBanks.ts";
import { guardedPartner } from "./partnerPermit.ts";
import { queueForAccounting, syncStates } from "./syncTable.ts";

/**
 * Puts active partners in the queue for the accounting system and returns their states.
 *
 * Shape: nothing has gone out when this answers; a line is “Waiting” until a connection to the
 *   accounting system has taken it.
 * Refuses: record.notFound · access.forbidden · partner.onlyActiveIsSent
 */
export async function sendPartners(tx: Tx, actor: Actor, ask: { readonly ids: readonly string[] }) {
  const waiting = [];
  for (const id of new Set(ask.ids)) {
    const row = await guardedPartner(tx, actor, id, "write");
    const { active, accountNo, sysMappingId } = row as unknown as {
      active: boolean;
      accountNo: string;
      sysMappingId: string | null;
    };
    if (!active) throw refusePartner("partner.onlyActiveIsSent", { accountNo });
    const action = sysMappingId === accountNo ? ("UPDATE" as const) : ("ADD" as const);
    waiting.push({ kind: "Partner" as const, recordId: id, action });
  }
  await queueForAccounting(tx, actor, waiting);
  const data = await syncStates(tx, actor.companyId, { kind: "Partner", ids: ask.ids });
  return { status: true as const, data };
}

/**
 * Sends bank accounts for approval: each waits for the accounting side, which may answer here.
 *
 * Locks: the accounts.
 * Refuses: record.notFound · access.forbidden · partnerBank.notNow
 */
export async function sendBanks(tx: Tx, actor: Actor, ask: { readonly ids: readonly string[] }) {
  const waiting = [];
  for (const id of new Set(ask.ids)) {
    const row = await openFor(tx, actor, id, "send");
    await stepTo(tx, actor, row, {
      approveStatus: "Processing",
      approveComment: null,
      userRequested: actor.userId,
    });
    const action = row.approveStatus === "New" ? ("ADD" as const) : ("UPDATE" as const);
    waiting.push({ kind: "PartnerBank" as const, recordId: id, action });
  }
  await queueForAccounting(tx, actor, waiting);
  const data = await syncStates(tx, actor.companyId, { kind: "PartnerBank", ids: ask.ids });
  return { status: true as const, data };
}
