import { withJobWeights } from "@fairway/areas/goods/model/airGoods.ts";
import { whyNotDimensions } from "@fairway/areas/goods/model/whyNotDimensions.ts";
import { dimensionsAfter, writeDimensionList } from "@fairway/areas/goods/server/dimensions.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { updateParted } from "@fairway/engine/db/partedRows.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { withDaysThatFollow } from "../model/daysThatFollow.ts";
import { goodsOf, namedLines, packagesTogether } from "../model/goodsOf.ts";
import { refuseShipment } from "../model/refusals.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { cleanContainers, whyNotContainersOf } from "../model/whyNotContainers.ts";
import { whyNotDays } from "../model/whyNotDays.ts";
import { productOfJob } from "../model/productOfJob.ts";
import { mayBeHeld, whyHeld } from "../model/whyHeld.ts";
import { whyNotFieldsOfJob, whyNotShipment } from "../model/whyNotShipment.ts";
import { writeContainerList } from "./containerTable.ts";
import { getShipment } from "./getShipment.ts";
import { jobHolds } from "./jobHolds.ts";
import { lockJobToWrite } from "./lockJobToWrite.ts";
import { tellOfAssigned } from "./tellOfJob.ts";
import { shipmentFacts } from "./shipmentFacts.ts";
import { jobTables } from "./shipmentTable.ts";
import type { Shipment } from "../model/shipment.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";

/**
 * Saves a job's form and, when they are sent, the whole lists of its goods.
 *
 * Shape: `was` is the job before the change, for areas that record what has changed.
 * Locks: the job.
 * Refuses: shipment.keyedWithBill · shipment.locked · shipment.canceled · record.conflict · as whyHeld ·
 *   every wrong field at once
 * Source: rules SH-1 to SH-9, SH-25
 */
export async function updateShipment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateShipment> & {
    /** The caller saves the bill that is keyed with the job. */
    readonly withBill?: true;
  },
): Promise<{ status: true; data: ShipmentRecord; was: Shipment }> {
  const { withBill, ...asked } = ask;
  const job = await lockJobToWrite(tx, actor, {
    id: ask.id,
    check: ({ jobNo, transactionType }) => {
      const { isOfJob } = serviceOf(transactionType).bill;
      if (isOfJob && !withBill) throw refuseShipment("shipment.keyedWithBill", { jobNo });
    },
  });
  const service = serviceOf(job.transactionType);

  const { id, version, keptDays, csMawbcontainers, dimensionDetails, ...typed } = asked;
  if (version !== job.version) throw refuse("record.conflict");
  const sent = { ...typed, serviceDate: typed.serviceDate ?? job.serviceDate };
  const keyed = withDaysThatFollow(service, job, sent, keptDays ?? []);
  const lines = csMawbcontainers ? cleanContainers(csMawbcontainers) : null;
  const { officeId, family, transactionType } = job;
  const facts = await shipmentFacts(tx, actor, keyed, {
    id,
    officeId,
    family,
    transactionType,
    lines: lines ?? [],
    was: job,
  });
  const named = lines ? namedLines(lines, facts.units) : null;
  const together = packagesTogether(facts.units);
  const form = { ...keyed, ...goodsOf(service, { form: keyed, lines: named, together }) };
  refuseFields([
    ...whyNotShipment(form, service, actor.today),
    // An answered job names the product of its service, which its form sends back.
    ...whyNotFieldsOfJob(typed, service, { ...job, ...productOfJob(job) }),
    ...whyNotDays(form, dayOf(job.datetimeCreated, actor.timeZone)),
    ...(named ? whyNotContainersOf(service, named, "ofJob") : []),
    ...whyNotDimensions(service, dimensionDetails ?? []),
    ...facts.faults,
  ]);
  const held = whyHeld(job, form, mayBeHeld(job, form) ? await jobHolds(tx, actor, id) : []);
  if (held) throw held;
  if (form.noProfit !== job.noProfit && !actor.may(`${service.menu}.AllowNoProfit`, job)) {
    throw refuseShipment("shipment.noProfitForbidden", {}, { field: "noProfit" });
  }

  const { companyId } = actor;
  const list = { mblid: id, hblid: null };
  const dimensions = await dimensionsAfter(
    tx,
    companyId,
    { ...list, ...service },
    dimensionDetails,
  );
  const weighed = withJobWeights(service, form, dimensions);
  await updateParted(
    tx,
    jobTables(service),
    { companyId, id, version },
    {
      ...weighed,
      ...goodsOf(service, { form: weighed, lines: named, together }),
      ...stampChange(actor),
    },
  );
  const isMeasured = service.goods === "dimensions";
  if (lines && !isMeasured) await writeContainerList(tx, actor, list, lines);
  if (dimensionDetails && isMeasured) await writeDimensionList(tx, actor, list, dimensionDetails);
  if (form.personIncharge !== job.personIncharge) await tellOfAssigned(tx, actor, job, form);
  return { status: true, data: await getShipment(tx, actor, { id }), was: job };
}
