import { whyNotVerified } from "@fairway/areas/goods/model/verifiedMass.ts";
import { refuseGoods } from "@fairway/areas/goods/model/refusals.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import type { ContainerLine } from "../model/container.ts";
import { containerRows } from "./containerTable.ts";
import { lockJobToWrite } from "./lockJobToWrite.ts";

/**
 * Writes the verified gross mass of one container of a job; without any value it is removed.
 *
 * Locks: the job, whose version is counted, so that a form that shows the old mass cannot bring it
 *   back.
 * Refuses: record.notFound · shipment.locked · shipment.canceled · record.conflict ·
 *   goods.vgmOfContainer · every wrong field at once
 * Source: rule GO-8
 */
export async function saveVerifiedMass(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveVerifiedMass>,
): Promise<{ status: true; data: ContainerLine }> {
  const { companyId } = actor;
  const { id, containerId, version, ...mass } = ask;
  const job = await lockJobToWrite(tx, actor, { id });
  const service = serviceOf(job.transactionType);
  const [line] = await containerRows(
    tx,
    companyId,
    sql`k.id = ${containerId} and k.mblid = ${job.id}`,
  );
  if (!line) throw refuse("record.notFound");
  if (line.hblid || service.goods !== "containers") throw refuseGoods("goods.vgmOfContainer");
  const faults = whyNotVerified(mass, line, "at");
  refuseFields(faults.map((fault) => ({ ...fault, field: fault.field.slice("at.".length) })));
  const stamp = stampChange(actor);
  const written = await updateVersioned(
    tx,
    "container",
    { companyId, id: containerId, version },
    { ...mass, ...stamp },
  );
  await updateVersioned(tx, "shipment", { companyId, id, version: job.version }, stamp);
  return { status: true, data: { ...line, ...mass, version: written } };
}
