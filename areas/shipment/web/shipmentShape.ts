import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { today } from "@fairway/core/time/day.ts";
import { withRules } from "@fairway/ui/form/withRules.ts";
import type { z } from "zod";
import type { ShipmentForm } from "../model/shipment.ts";
import { whyNotShipment } from "../model/whyNotShipment.ts";

/** The shape of a call with the rules of a service's form, which are checked before sending. */
export function withShipmentRules<Shape extends z.ZodObject>(
  shape: Shape,
  service: Service,
): Shape {
  return withRules(shape, (form) =>
    whyNotShipment(form as unknown as ShipmentForm, service, today()),
  );
}
