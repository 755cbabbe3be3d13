import type { JobField } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ShipmentForm } from "./shipment.ts";

/** Fills the empty fields of a form with the defaults of its service. */
export function withJobDefaults<Form extends ShipmentForm>(form: Form, service: Service): Form {
  const missing = Object.entries(service.form.defaults).filter(
    ([field]) => form[field as JobField] === null,
  );
  return { ...form, ...Object.fromEntries(missing) };
}
