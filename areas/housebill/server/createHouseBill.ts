import { serviceOf } from "@fairway/areas/shipment/model/services.ts";
import {
  cleanContainers,
  whyNotContainers,
} from "@fairway/areas/shipment/model/whyNotContainers.ts";
import {
  containerListRows,
  insertContainerList,
} from "@fairway/areas/shipment/server/billContainers.ts";
import { lockShipmentRow, refuseClosed } from "@fairway/areas/shipment/server/lockShipmentRow.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { goodsOfBill } from "../model/goodsOfBill.ts";
import type { HouseBill, HouseBillForm } from "../model/houseBill.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { whyNotHouseBill } from "../model/whyNotHouseBill.ts";
import { billGround } from "./billGround.ts";
import { houseBillRecordOf } from "./getHouseBill.ts";
import { drawHouseBillNumber } from "./houseBillNumber.ts";
import { houseBillRows } from "./houseBillTable.ts";

/** What a bill takes from its job where the form leaves it empty. */
const takenFromJob = [
  "hbltype",
  "pol",
  "polDescription",
  "pod",
  "podDescription",
  "oceanVoyNo",
  "sailingDate",
  "etd",
  "eta",
  "freightPayment",
  "placeFreightPay",
  "incotermId",
  "serviceType",
  "typeOfMove",
  "originBlnumber",
  "issueHbldate",
  "issueHblplace",
  "onBoardStatus",
  "bookingNo",
  "pickupPlace",
  "deliveryPlace",
] as const satisfies readonly (keyof HouseBillForm)[];

/**
 * Writes a house bill under a job, with its number and its containers.
 *
 * Shape: what is left empty comes from the job; without a list it takes the job's containers.
 * Locks: the job, then the counter of its number.
 * Refuses: shipment.locked · shipment.canceled · every wrong field at once
 * Source: rules HB-1 to HB-5.
 */
export async function createHouseBill(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.createHouseBill>,
): Promise<{ status: true; data: contract.HouseBillRecord }> {
  const { jobId, csMawbcontainers, ...typed } = ask;
  const job = await lockShipmentRow(tx, actor, jobId);
  const { menu, family } = serviceOf(job.transactionType);
  actor.must(`${menu}.write`, job);
  refuseClosed(job);

  const { companyId } = actor;
  const ofJob = csMawbcontainers
    ? null
    : await containerListRows(tx, companyId, { mblid: jobId, hblid: null });
  const lines = ofJob ?? cleanContainers(csMawbcontainers ?? []);
  const typeIds = lines.map((line) => line.containerTypeId);
  const ground = await billGround(tx, actor, job, { form: typed, typeIds });
  const form: HouseBillForm = {
    ...typed,
    ...Object.fromEntries(
      takenFromJob
        .filter((field) => typed[field] === null)
        .map((field) => [field, ground.defaults[field] ?? null]),
    ),
    saleManId: typed.saleManId ?? ground.salesman,
  };
  refuseFields([
    ...whyNotHouseBill(form).map((fault) =>
      fault.field === "saleManId" && ground.customerName
        ? refuseHouseBill.field("saleManId", "houseBill.noSalesman", {
            customer: ground.customerName,
          })
        : fault,
    ),
    ...whyNotContainers(lines),
    ...ground.faults,
  ]);
  if (!ground.numberStem) throw refuseHouseBill("houseBill.noPodCode", {}, { field: "pod" });

  const id = newId();
  const { numberStem, numbersTaken, typeCodes } = ground;
  const named = lines.map((line) => ({
    ...line,
    containerTypeCode: typeCodes[line.containerTypeId ?? ""] ?? null,
  }));
  await insertRow(tx, "house_bill", {
    ...form,
    ...goodsOfBill(form, named),
    id,
    jobId,
    hwbno: form.hwbno ?? (await drawHouseBillNumber(tx, actor, numberStem, numbersTaken)),
    family,
    ...stampNew(actor),
    officeId: job.officeId,
  });
  const list = { mblid: jobId, hblid: id };
  const lineIds = lines.length > 0 ? await insertContainerList(tx, actor, list, lines) : [];
  // The lines of the job came with their names, so that the bill's need not be read.
  const copied = ofJob?.map((line, at) => ({
    ...line,
    ...list,
    id: lineIds[at] as string,
    lineNo: at + 1,
  }));
  const [bill] = await houseBillRows(tx, companyId, sql`b.id = ${id}`);
  return {
    status: true,
    data: await houseBillRecordOf(tx, actor, { bill: bill as HouseBill, job }, copied),
  };
}
