import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { yearMonth } from "@fairway/core/time/day.ts";
import { numberText } from "@fairway/areas/numbering/model/numberText.ts";
import { nextNumber } from "@fairway/areas/numbering/server/nextNumber.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { goodsOf } from "../model/goodsOf.ts";
import { refuseShipment } from "../model/refusals.ts";
import { serviceOf } from "../model/services.ts";
import { cleanContainers, whyNotContainers } from "../model/whyNotContainers.ts";
import { whyNotShipment } from "../model/whyNotShipment.ts";
import { insertContainerList } from "./containerTable.ts";
import { getShipment } from "./getShipment.ts";
import { shipmentFacts } from "./shipmentFacts.ts";

/**
 * Opens a job in the person's own office, with its number and its containers.
 *
 * Locks: the counter of the month, last of all before the job is written.
 * Refuses: every wrong field at once · access.forbidden
 * Source: rules SH-1 to SH-4, areas/shipment/README.md
 */
export async function createShipment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.createShipment>,
): Promise<{ status: true; data: contract.ShipmentRecord }> {
  const { csMawbcontainers, transactionType, ...typed } = ask;
  const service = serviceOf(transactionType);
  const { menu, family } = service;
  if (actor.reach(`${menu}.add`) === "None") {
    throw refuse("access.forbidden", { permission: `${menu}.add` });
  }
  const form = {
    ...typed,
    serviceDate: typed.serviceDate ?? typed[service.serviceDateFollows],
    personIncharge: typed.personIncharge ?? actor.userId,
    shipmentType: typed.shipmentType ?? "Freehand",
    typeOfService: typed.typeOfService ?? service.typeOfService,
    paymentTerm: typed.paymentTerm ?? (service.direction === "export" ? "Prepaid" : null),
  };
  if (form.noProfit && actor.reach(`${menu}.AllowNoProfit`) === "None") {
    throw refuseShipment("shipment.noProfitForbidden", {}, { field: "noProfit" });
  }
  const lines = cleanContainers(csMawbcontainers);
  const facts = await shipmentFacts(tx, actor, form, {
    id: null,
    officeId: actor.officeId,
    family,
    transactionType,
    lines,
  });
  refuseFields([
    ...whyNotShipment(form, service, actor.today),
    ...whyNotContainers(lines),
    ...facts.faults,
  ]);

  const prefix = facts.officePrefix + service.jobPrefix;
  const period = yearMonth(form.serviceDate ?? actor.today);
  const series = { companyId: actor.companyId, kind: "job", prefix, period };
  const id = newId();
  await insertRow(tx, "shipment", {
    ...form,
    ...goodsOf(form, lines, facts.typeCodes),
    id,
    jobNo: `${prefix}${period}/${numberText(await nextNumber(tx, series), 5)}`,
    transactionType,
    family,
    ...stampNew(actor),
  });
  if (lines.length > 0) await insertContainerList(tx, actor, { mblid: id, hblid: null }, lines);
  return { status: true, data: await getShipment(tx, actor, { id }) };
}
