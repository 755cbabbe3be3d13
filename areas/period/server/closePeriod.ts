import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { addMonths } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { lockName } from "@fairway/engine/db/lockName.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { Period } from "../model/period.ts";
import { refusePeriod } from "../model/refusals.ts";
import { findPeriod, firstOf, mustOfOffice, readMonth } from "./readPeriods.ts";

const right = "accManagement.ClosePeriod";

/**
 * Closes a month of an office that is over: nothing is dated into it or moved out of it any more.
 *
 * Locks: the months of the office; a document that is being dated is waited for.
 * Refuses: access.forbidden · record.conflict · period.notOver, .closedAlready
 * Source: rules PE-1 and PE-2, areas/period/README.md
 */
export async function closePeriod(tx: Tx, actor: Actor, ask: Ask<typeof contract.closePeriod>) {
  const { officeId, version, reason } = ask;
  actor.mustHave(right);
  mustOfOffice(actor, "accManagement.write", officeId);
  const month = firstOf(ask.month);
  const from = addMonths(month, 1);
  if (from > actor.today) {
    throw refusePeriod("period.notOver", { month: month.slice(0, 7), from: sayDay(from) });
  }
  await lockMonths(tx, officeId);
  const now = await readMonth(tx, actor, { officeId, month });
  if (now.isClosed) throw refusePeriod("period.closedAlready", { month: month.slice(0, 7) });
  return change(tx, actor, now, { version, reason, isClosed: true });
}

/**
 * Opens a closed month again.
 *
 * Locks: the months of the office.
 * Refuses: record.notFound · access.forbidden · record.conflict · period.openAlready
 * Source: rule PE-3, areas/period/README.md
 */
export async function reopenPeriod(tx: Tx, actor: Actor, ask: Ask<typeof contract.reopenPeriod>) {
  const { id, version, reason } = ask;
  actor.mustHave(right);
  const { officeId, month } = await findPeriod(tx, actor, id);
  mustOfOffice(actor, "accManagement.write", officeId);
  await lockMonths(tx, officeId);
  const now = await readMonth(tx, actor, { officeId, month });
  if (!now.isClosed) throw refusePeriod("period.openAlready", { month: month.slice(0, 7) });
  return change(tx, actor, now, { version, reason, isClosed: false });
}

/** The name that the check of entries takes, too. */
const lockMonths = (tx: Tx, officeId: string) => lockName(tx, `period ${officeId}`);

async function change(
  tx: Tx,
  actor: Actor,
  { officeId, month, version: stored }: Period,
  to: { readonly version: number; readonly reason: string; readonly isClosed: boolean },
) {
  if (stored !== to.version) throw refuse("record.conflict");
  const { companyId, userId } = actor;
  await run(
    tx,
    sql`insert into accounting_period (company_id, id, office_id, month, is_closed, reason,
        changed_by, user_modified)
      values (${companyId}, ${newId()}, ${officeId}, ${month}, ${to.isClosed}, ${to.reason},
        ${userId}, ${userId})
      on conflict (company_id, office_id, month) do update set is_closed = excluded.is_closed,
        reason = excluded.reason, changed_by = excluded.changed_by, changed_at = now(),
        version = accounting_period.version + 1, user_modified = excluded.user_modified`,
  );
  return { status: true as const, data: await readMonth(tx, actor, { officeId, month }) };
}
