import type { JobRule } from "@fairway/areas/service/model/namedRules.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseShipment } from "./refusals.ts";
import type { ShipmentForm } from "./shipment.ts";

/** The implementation of each rule that a declaration of a service may name. */
export const jobRules: Readonly<Record<JobRule, (form: ShipmentForm) => FieldRefusal[]>> = {
  describedPortIsChosen: (form) =>
    !form.pod && form.podDescription ? [refuseShipment.field("pod", "shipment.portNotChosen")] : [],
};
