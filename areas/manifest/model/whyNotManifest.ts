import { refuseShipment } from "@fairway/areas/shipment/model/refusals.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { ManifestField, ManifestForm } from "./manifest.ts";

/** The required fields of a manifest, in the order of the form. */
export const requiredOfManifest: readonly ManifestField[] = [
  "supplier",
  "voyNo",
  "invoiceDate",
  "pol",
  "pod",
  "paymentTerm",
  "manifestIssuer",
];

/** Lists all wrong fields of a manifest, in browser and server alike. Rule MF-3 */
export function whyNotManifest(form: ManifestForm): FieldRefusal[] {
  const faults: FieldRefusal[] = requiredOfManifest
    .filter((field) => !form[field])
    .map((field) => refuse.field(field, "field.required"));
  if (form.pol && form.pol === form.pod) {
    faults.push(refuseShipment.field("pod", "shipment.samePorts"));
  }
  return faults;
}
