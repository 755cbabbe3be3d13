import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { ReceivableCriteria } from "../model/criteria.ts";
import type { Receivable } from "../model/receivable.ts";
import { type ReceivableTabName, receivableTabs, tabOf } from "../model/receivableTabs.ts";
import { type ReadReceivable, shownReceivable } from "../model/shownReceivable.ts";
import { type AskedRows, receivableRows } from "./receivableRows.ts";

/** The most rows of a list that is not paged. */
export const mostRows = 10_000;

/**
 * Lists a page of a tab: what is owed under agreements, by the guarantees of salesmen, or by
 * partners without an agreement.
 *
 * Refuses: access.forbidden · ask.invalid
 * Source: rules RV-1 to RV-6, areas/receivable/README.md
 */
export async function pageReceivables(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.pageReceivables>,
): Promise<Answer<typeof contract.pageReceivables>> {
  const page = { page: ask.pageNumber ?? ask.page, size: ask.pageSize ?? ask.size };
  const asked = askedRows(actor, ask);
  const { found, totalItems } = await readReceivables(tx, actor, {
    ...asked,
    bySalesman: asked.tab === "GUARANTEED",
    page,
  });
  return { ...page, capped: false, totalItems, data: found };
}

/** Lists the rows of a tab, or those under all agreements, without paging. */
export async function queryReceivables(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.queryReceivables>,
): Promise<Receivable[]> {
  const { found } = await readReceivables(tx, actor, { ...askedRows(actor, ask), limit: mostRows });
  return found;
}

/** Reads receivables with one statement. */
export async function readReceivables(tx: Tx, actor: Actor, asked: AskedRows) {
  const read = await rows<ReadReceivable & { readonly totalItems: number }>(
    tx,
    receivableRows(actor, asked),
  );
  return { found: read.map(shownReceivable), totalItems: read[0]?.totalItems ?? 0 };
}

/** Checks what is asked for. Refuses: access.forbidden · ask.invalid */
export function askedRows(actor: Actor, ask: ReceivableCriteria): AskedRows {
  const { receivableTab, day, ...criteria } = ask;
  const tab: ReceivableTabName | null = receivableTab ? tabOf(receivableTab) : null;
  actor.mustHave(tab ? receivableTabs[tab].right : "acctARP.list");
  const { debitRateFrom: from, debitRateTo: to } = criteria;
  if (from && to && decimal(from).gt(to)) {
    throw refuse("ask.invalid", {}, { field: "debitRateTo" });
  }
  return { day: day ?? actor.today, tab, criteria, bySalesman: false };
}
