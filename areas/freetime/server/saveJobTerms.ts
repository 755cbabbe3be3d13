import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseFreeTime } from "../model/refusals.ts";
import { whyNotTiers } from "../model/ruleTiers.ts";
import type { Terms } from "../model/terms.ts";
import { freeTimeOf, mustHaveBoxes } from "./getFreeTime.ts";
import { restateClocks } from "./restateClocks.ts";
import { readOwnTerms } from "./termsTable.ts";

/**
 * Gives a job free time of its own for one kind, or takes it back: the rules count again.
 *
 * Locks: the job.
 * Refuses: record.notFound · access.forbidden · freeTime.otherService · shipment.locked ·
 *   shipment.canceled · freeTime.tierOrder, .tierDecimals, .belowZero, .unknownCurrency ·
 *   record.conflict
 * Source: rules FT-8 and FT-9, areas/freetime/README.md
 */
export async function saveJobTerms(tx: Tx, actor: Actor, ask: Ask<typeof contract.saveJobTerms>) {
  const { jobId, kind, version, terms } = ask;
  const job = await lockJobToWrite(tx, actor, { id: jobId, check: mustHaveBoxes });
  const { companyId, userId } = actor;
  if (terms) refuseFields([...whyNotTiers(terms), ...(await wrongCurrency(tx, terms))]);
  const [stored] = await readOwnTerms(
    tx,
    companyId,
    sql`o.job_id = ${job.id} and o.kind = ${kind}`,
  );
  if ((stored?.version ?? null) !== version) throw refuse("record.conflict");
  if (!terms) {
    if (stored) await deleteRows(tx, "job_free_time", companyId, [stored.id], userId);
  } else if (stored) {
    const key = { companyId, id: stored.id, version: stored.version };
    await updateVersioned(tx, "job_free_time", key, { ...terms, ...stampChange(actor) });
  } else {
    const stamp = { companyId, userCreated: userId, userModified: userId };
    await insertRow(tx, "job_free_time", { ...terms, ...stamp, id: newId(), jobId: job.id, kind });
  }
  await restateClocks(tx, companyId, job.id);
  const data = await freeTimeOf(tx, actor, job, { on: actor.today, pickUpOn: null });
  return { status: true as const, data };
}

async function wrongCurrency(tx: Tx, { currencyId: currency }: Terms) {
  const found = await maybe(
    tx,
    sql`select 1 as is from currency where id = ${currency} and active`,
  );
  return found
    ? []
    : [refuseFreeTime.field("terms.currencyId", "freeTime.unknownCurrency", { currency })];
}
