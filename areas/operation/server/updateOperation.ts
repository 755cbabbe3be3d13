import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { houseBillForm, type HouseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import { pointsOfBill } from "@fairway/areas/housebill/server/billPoints.ts";
import { planSavedBills } from "@fairway/areas/housebill/server/planSavedBills.ts";
import { writeSavedBills } from "@fairway/areas/housebill/server/writeSavedBills.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Shipment, ShipmentForm } from "@fairway/areas/shipment/model/shipment.ts";
import { withoutVerifiedMass } from "@fairway/areas/shipment/model/whyNotContainers.ts";
import { lockJobToWrite } from "@fairway/areas/shipment/server/lockJobToWrite.ts";
import { saveJob } from "@fairway/areas/stage/server/saveJob.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseOperation } from "../model/refusals.ts";
import { whyNotOperation } from "../model/whyNotOperation.ts";
import { billOfOperation, formOfOneBill, mustBeOperation } from "./billOfOperation.ts";
import { getOperation } from "./getOperation.ts";
import { changeSalesUnits } from "./salesUnitTable.ts";
import { jobLinks, writeJobLink } from "./jobLinks.ts";
import { whyNotNumbers } from "./numbersTaken.ts";
import { planLink } from "./planLink.ts";

/**
 * Saves an operations job and its bill in the order of its checks: form, numbers, agreement, what
 * charges and documents hold.
 *
 * Locks: the job, then its bill.
 * Refuses: operation.otherService · record.conflict · every wrong field at once ·
 *   checkPoint.stopped · as updateShipment
 * Source: rules OJ-1 to OJ-5, OJ-20 to OJ-22
 */
export async function updateOperation(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.updateOperation>,
): Promise<Answer<typeof contract.updateOperation>> {
  const { hwbno, customerId, saleManId, shipperDescription, consigneeDescription, ...ofJob } = ask;
  const keyed = { hwbno, customerId, saleManId, shipperDescription, consigneeDescription };
  const job = await lockJobToWrite(tx, actor, { id: ask.id, check: mustBeOperation });
  if (ask.version !== job.version) throw refuse("record.conflict");
  const bill = await billOfOperation(tx, actor, job);
  const service = serviceOf(job.transactionType);
  const link = (await jobLinks(tx, actor, [job.id])).get(job.id);
  if (!link) throw new Error(`the operations job ${job.jobNo} has no part`);
  const terms = { ...job, hwbno: bill.hwbno };
  const planned = await planLink(tx, actor, ask, { jobNo: job.jobNo, terms, link });
  const { id, officeId, transactionType } = job;
  const { mawb } = ask;
  const typed = { ...formOfOneBill({ ...keyed, ...ofJob }, ofJob), ...ofJob };
  refuseFields([
    ...whyNotOperation(typed as unknown as ShipmentForm & HouseBillForm, service, actor.today),
    ...(await whyNotNumbers(tx, actor, { id, officeId, transactionType, mawb, hwbno })),
    ...planned.faults,
  ]);
  refuseFields(whyNotSalesman(job, { was: bill.saleManId, saleManId }));
  const sold = { id: bill.id, customerId, saleManId };
  // The agreement of a replica is that of its origin.
  const points = job.isReplicate ? [] : pointsOfBill(8, sold, job, { before: bill });
  const passed = await passCheckPoints(tx, actor, points);
  const { data } = await saveJob(tx, actor, {
    ...ofJob,
    serviceNo: planned.serviceNo,
    dimensionDetails: undefined,
    withBill: true,
  });
  if (planned.isChanged) await writeJobLink(tx, actor, id, planned.link);

  const lines = ask.csMawbcontainers && withoutVerifiedMass(ask.csMawbcontainers);
  const plan = await planSavedBills(tx, actor, [
    {
      ...stored(bill),
      ...formOfOneBill({ ...keyed, ...data, mawb }, data),
      id: bill.id,
      version: bill.version,
      ...(lines ? { csMawbcontainers: lines.map((line) => ({ ...line, id: null })) } : {}),
    } as Parameters<typeof planSavedBills>[2][number],
  ]);
  refuseFields(plan.bills.flatMap(({ faults }) => faults));
  await writeSavedBills(tx, actor, plan);
  if (saleManId !== bill.saleManId) {
    await changeSalesUnits(tx, actor, { id, officeId, saleManId });
  }
  return { status: true, data: await getOperation(tx, actor, { id }), ...passed };
}

/** The salesman of a replica is the board's. Source: rule OJ-22 */
function whyNotSalesman(
  { isReplicate, jobNo }: Pick<Shipment, "isReplicate" | "jobNo">,
  { was, saleManId }: { readonly was: string | null; readonly saleManId: string | null },
): FieldRefusal[] {
  if (!isReplicate || was === saleManId) return [];
  return [refuseOperation.field("saleManId", "operation.boardSalesman", { jobNo })];
}

const stored = (bill: HouseBillForm): Partial<HouseBillForm> =>
  Object.fromEntries(
    Object.keys(houseBillForm.shape).map((field) => [field, bill[field as keyof HouseBillForm]]),
  );
