import { whyNotHouseBill } from "@fairway/areas/housebill/model/whyNotHouseBill.ts";
import type { HouseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ShipmentForm } from "@fairway/areas/shipment/model/shipment.ts";
import { whyNotShipment } from "@fairway/areas/shipment/model/whyNotShipment.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";

/**
 * Lists all wrong fields of the form of an operations job, in browser and server alike; a field of
 * the job and of its bill is told once.
 *
 * Source: rule OJ-1
 */
export function whyNotOperation(
  form: ShipmentForm & HouseBillForm,
  service: Service,
  today: Day,
): FieldRefusal[] {
  const ofJob = whyNotShipment(form, service, today);
  const told = new Set(ofJob.map(({ field }) => field));
  const ofBill = whyNotHouseBill(form, service, today).filter(({ field }) => !told.has(field));
  return [...ofJob, ...ofBill];
}
