import { queueItems, wasSent } from "@fairway/areas/outbox/server/queueItems.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import type { RecordRow } from "@fairway/engine/resource/recordRow.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { declaredTariff } from "../contract.ts";

/**
 * Sends tariffs with their lines to the accounting system, all or none.
 *
 * Locks: the tariffs.
 * Refuses: record.notFound · access.forbidden · outbox.alreadySent
 * Source: rule OB-5, areas/outbox/README.md
 */
export async function sendTariffs(tx: Tx, actor: Actor, ask: Ask<typeof contract.sendTariffs>) {
  const { companyId } = actor;
  const ids = [...new Set(ask.ids)];
  await lockRows(tx, "tariff", { companyId, ids });
  const tariffs = await rows<
    RecordRow & { readonly tariffName: string; readonly customer: string }
  >(
    tx,
    sql`select t.* from tariff t
      where t.company_id = ${companyId} and t.id = any(${ids}::uuid[]) order by t.id`,
  );
  if (tariffs.length < ids.length) throw refuse("record.notFound");
  for (const row of tariffs) mustOn(actor, declaredTariff, "write", row);
  const sent = await wasSent(tx, companyId, ids);
  await queueItems(
    tx,
    actor,
    tariffs.map((each) => ({
      recordId: each.id,
      dataType: "TARIFF",
      number: each.tariffName,
      partnerId: each.customer,
      officeId: each.officeId as string | null,
      departmentId: each.departmentId as string | null,
      groupId: each.groupId as string | null,
      isUpdate: sent.has(each.id),
    })),
  );
  return { status: true as const, data: tariffs.map(({ tariffName }) => tariffName) };
}
