import type { LineKind } from "@fairway/areas/goods/model/goodsLine.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type * as contract from "@fairway/areas/shipment/contract.ts";
import { type ContainerForm, containerForm } from "@fairway/areas/shipment/model/container.ts";
import { refuseShipment } from "@fairway/areas/shipment/model/refusals.ts";
import { type Shipment, shipmentForm } from "@fairway/areas/shipment/model/shipment.ts";
import {
  namedLines,
  packagesTogether,
  type UnitNames,
} from "@fairway/areas/shipment/model/goodsOf.ts";
import { unitsOfLines } from "@fairway/areas/shipment/server/referencesOfLines.ts";
import { containerListRows } from "@fairway/areas/shipment/server/billContainers.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { type ReadSheet, readGoodsSheet } from "@fairway/areas/shipment/server/readGoodsSheet.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { goodsOfBill } from "../model/goodsOfBill.ts";
import { type BillAndJob, type HouseBill, houseBillForm } from "../model/houseBill.ts";
import { mustChangeBill } from "./houseBillMay.ts";
import { lockHouseBill } from "./lockHouseBill.ts";
import { updateHouseBill } from "./updateHouseBill.ts";

interface ListAsk {
  readonly id: string;
  readonly isHouseBill: boolean;
}

/**
 * Locks the job or the bill of a list of goods.
 *
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled
 */
async function lockList(
  tx: Tx,
  actor: Actor,
  { id, isHouseBill }: ListAsk,
): Promise<{ job: Shipment; bill: HouseBill | null }> {
  if (isHouseBill) {
    const found = await lockHouseBill(tx, actor, id);
    mustChangeBill(actor, found);
    return found;
  }
  const job = await lockJobToWrite(tx, actor, { id });
  return { job, bill: null };
}

const listOf = (job: Shipment, bill: HouseBill | null) => ({
  mblid: job.id,
  hblid: bill?.id ?? null,
});

/** The goods of a bill with the names of the units of its lines. */
async function goodsOfList(
  tx: Tx,
  { companyId }: Actor,
  { bill, job }: BillAndJob,
  lines: readonly ContainerForm[],
) {
  const { units } = await one<{ units: Record<string, UnitNames> | null }>(
    tx,
    sql`select ${unitsOfLines(companyId, lines)} as units`,
  );
  const service = serviceOf(job.transactionType);
  const named = namedLines(lines, units ?? {});
  const together = packagesTogether(units ?? {});
  return goodsOfBill(service, { form: bill, lines: named, together });
}

const upload =
  (goods: LineKind) =>
  async (tx: Tx, actor: Actor, ask: Ask<typeof contract.uploadContainers>): Promise<ReadSheet> => {
    const { job, bill } = await lockList(tx, actor, ask);
    if (serviceOf(job.transactionType).goods !== goods) {
      throw refuseShipment("container.otherGoods");
    }
    const stored = ask.stored
      ? await containerListRows(tx, actor.companyId, listOf(job, bill))
      : [];
    const isOfBill = bill !== null;
    return readGoodsSheet(tx, actor, { goods, bytes: ask.file.bytes, isOfBill, stored });
  };

/** Reads a sheet of containers of a job or bill; stores nothing. Rule SH-34 */
export const uploadContainers = upload("containers");

/** Reads a sheet of loose goods of a job or bill; stores nothing. Rule SH-34 */
export const uploadGoods = upload("looseGoods");

/**
 * Adds lines to the list of a job or bill and saves it, with its sums where none were typed.
 *
 * Refuses: as updateShipment, as updateHouseBill
 * Source: rule SH-34
 */
export async function importGoods(tx: Tx, actor: Actor, ask: Ask<typeof contract.importGoods>) {
  const { id, version } = ask;
  const { job, bill } = await lockList(tx, actor, ask);
  const stored = await containerListRows(tx, actor.companyId, listOf(job, bill));
  const added = ask.csMawbcontainers.map((line) => ({ ...line, id: null }));
  const csMawbcontainers = [...stored, ...added].map((line) => containerForm.parse(line));
  const list = { id, version, csMawbcontainers };
  const saved = bill
    ? await updateHouseBill(tx, actor, {
        ...houseBillForm.parse(bill),
        ...(await goodsOfList(tx, actor, { bill, job }, csMawbcontainers)),
        ...list,
      })
    : await updateShipment(tx, actor, { ...shipmentForm.parse(job), ...list });
  return {
    status: true as const,
    data: { id, version: saved.data.version, count: added.length },
  };
}
