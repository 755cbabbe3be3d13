import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import { fieldsOfJob, whyNotDeclared } from "@fairway/areas/service/model/declaredFields.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { jobRules } from "./jobRules.ts";
import { forbiddenInNumber } from "./forbiddenInNumber.ts";
import { refuseShipment } from "./refusals.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { type ShipmentForm, shipmentForm } from "./shipment.ts";

/**
 * Lists all wrong fields of a job's form, in browser and server alike. The declaration of the service
 * gives required fields and named rules.
 *
 * Source: rules SH-1 to SH-5
 */
export function whyNotShipment(form: ShipmentForm, service: Service, today: Day): FieldRefusal[] {
  const faults: FieldRefusal[] = [];
  const need = (...fields: (keyof ShipmentForm)[]) => {
    for (const field of fields) {
      if (!form[field]) faults.push(refuse.field(field, "field.required"));
    }
  };
  need(...service.form.required);
  const dated = datedBy(service);
  if (!form.serviceDate && dated && !form[dated]) need("serviceDate");

  if (form.mawb && forbiddenInNumber.test(form.mawb)) {
    faults.push(refuseShipment.field("mawb", "shipment.mawbCharacters"));
  }
  if (form.etd && form.eta && form.eta < form.etd) {
    faults.push(refuseShipment.field("eta", "shipment.etaBeforeEtd"));
  }
  if (form.pol && form.pol === form.pod) {
    faults.push(refuseShipment.field("pod", "shipment.samePorts"));
  }
  if (form.pol && form.pol === form.deliveryPlace) {
    faults.push(refuseShipment.field("deliveryPlace", "shipment.deliveredAtPol"));
  }
  for (const rule of service.form.rules) {
    for (const fault of jobRules[rule](form)) faults.push(fault);
  }
  for (const field of ["atd", "ata"] as const) {
    const day = form[field];
    if (day && day > today) faults.push(refuseShipment.field(field, "shipment.inFuture"));
  }
  for (const field of [
    "packageQty",
    "grossWeight",
    "netWeight",
    "chargeWeight",
    "hw",
    "cbm",
  ] as const) {
    if (decimal(form[field]).isNegative()) {
      faults.push(refuseShipment.field(field, "shipment.negative"));
    }
  }
  return faults;
}

/**
 * Lists the fields of a job's form that its service does not have; what is stored in `was` may stay.
 *
 * Source: rule SV-9
 */
export function whyNotFieldsOfJob(
  form: Partial<ShipmentForm>,
  service: Service,
  was: Partial<ShipmentForm> | null,
): FieldRefusal[] {
  return whyNotDeclared(form, { all: shipmentForm.shape, has: fieldsOfJob(service) }, was);
}

/** True when a service date would leave its month; both year and month count. Rule SH-5. */
export function leavesMonth(was: Day, is: Day): boolean {
  return was.slice(0, 7) !== is.slice(0, 7);
}
