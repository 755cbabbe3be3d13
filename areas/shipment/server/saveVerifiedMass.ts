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
import { boxOf } from "../model/whyNotContainers.ts";
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
  const lines = await containerRows(tx, companyId, sql`k.mblid = ${job.id}`);
  const line = lines.find((each) => each.id === containerId);
  if (!line) throw refuse("record.notFound");
  const isLoose = service.goods === "looseGoods";
  const isContainer = service.goods === "containers" || (isLoose && line.containerNo !== null);
  if (line.hblid || !isContainer) throw refuseGoods("goods.vgmOfContainer");
  const others = lines.filter(
    ({ id: other, hblid, containerNo }) =>
      other !== line.id && hblid === null && containerNo === line.containerNo,
  );
  const faults = whyNotVerified(mass, isLoose ? boxOf(line, others) : line, "at");
  if (isLoose && mass.vgm && others.some(({ vgm }) => vgm)) {
    const { containerNo } = line;
    faults.push(refuseGoods.field("at.vgm", "goods.vgmTwice", { containerNo }));
  }
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
