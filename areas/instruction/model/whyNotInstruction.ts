import { refuseShipment } from "@fairway/areas/shipment/model/refusals.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { InstructionField, InstructionForm } from "./instruction.ts";

/** The required fields of an instruction, in the order of the form. */
export const requiredOfInstruction: readonly InstructionField[] = [
  "invoiceDate",
  "issuedUser",
  "supplier",
  "shipper",
  "consigneeId",
  "consigneeDescription",
  "pol",
  "pod",
  "voyNo",
  "loadingDate",
];

/** Lists all wrong fields of an instruction, in browser and server alike. Rules SI-2, SI-3 */
export function whyNotInstruction(form: InstructionForm): FieldRefusal[] {
  const faults: FieldRefusal[] = requiredOfInstruction
    .filter((field) => !form[field])
    .map((field) => refuse.field(field, "field.required"));
  if (form.pol && form.pol === form.pod) {
    faults.push(refuseShipment.field("pod", "shipment.samePorts"));
  }
  for (const field of ["grossWeight", "volume"] as const) {
    if (decimal(form[field]).isNegative()) {
      faults.push(refuseShipment.field(field, "shipment.negative"));
    }
  }
  return faults;
}
