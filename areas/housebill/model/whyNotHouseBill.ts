import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import { fieldsOfBill, whyNotDeclared } from "@fairway/areas/service/model/declaredFields.ts";
import { requiredOfBill } from "@fairway/areas/service/model/requiredOfBill.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { refuseShipment } from "@fairway/areas/shipment/model/refusals.ts";
import { forbiddenInNumber } from "@fairway/areas/shipment/model/forbiddenInNumber.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { billChoices } from "./billParts.ts";
import { whyNotByRules } from "./billRules.ts";
import { type HouseBillForm, houseBillForm } from "./houseBill.ts";
import { refuseHouseBill } from "./refusals.ts";

/**
 * Lists all wrong fields of a house bill's form, in browser and server alike.
 *
 * Source: rules HB-1, HB-2
 */
export function whyNotHouseBill(form: HouseBillForm, service: Service, today: Day): FieldRefusal[] {
  const faults: FieldRefusal[] = requiredOfBill(service)
    .filter((field) => !form[field])
    .map((field) => refuse.field(field, "field.required"));
  for (const field of ["hwbno", "mawb"] as const) {
    if (form[field] && forbiddenInNumber.test(form[field])) {
      faults.push(refuseShipment.field(field, "shipment.mawbCharacters"));
    }
  }
  if (form.pol && form.pol === form.pod) {
    faults.push(refuseShipment.field("pod", "shipment.samePorts"));
  }
  if (form.etd && form.eta && form.eta < form.etd) {
    faults.push(refuseShipment.field("eta", "shipment.etaBeforeEtd"));
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
  if (form.netWeight && form.grossWeight && decimal(form.netWeight).gt(decimal(form.grossWeight))) {
    faults.push(refuseHouseBill.field("netWeight", "houseBill.netAboveGross"));
  }
  const choices = Object.entries(billChoices[service.bill.kind]) as [BillField, string[]][];
  for (const [field, allowed] of choices) {
    const value = form[field];
    if (typeof value === "string" && !allowed.includes(value)) {
      faults.push(refuse.field(field, "field.unknown", { value }));
    }
  }
  return [...faults, ...whyNotByRules(service, form, today)];
}

/**
 * Lists the fields of a bill's form that its service does not have; what is stored in `was` may stay.
 *
 * Source: rule SV-9
 */
export function whyNotFieldsOfBill(
  form: Partial<HouseBillForm>,
  service: Service,
  was: Partial<HouseBillForm> | null,
): FieldRefusal[] {
  return whyNotDeclared(form, { all: houseBillForm.shape, has: fieldsOfBill(service) }, was);
}
