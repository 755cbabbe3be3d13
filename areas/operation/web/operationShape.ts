import type { HouseBillForm } from "@fairway/areas/housebill/model/houseBill.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { ShipmentForm } from "@fairway/areas/shipment/model/shipment.ts";
import { today } from "@fairway/core/time/day.ts";
import { withRules } from "@fairway/ui/form/withRules.ts";
import type { z } from "zod";
import { whyNotOperation } from "../model/whyNotOperation.ts";

/** The shape of a call with the rules of the form, which are checked before sending. */
export function withOperationRules<Shape extends z.ZodObject>(
  shape: Shape,
  service: Service,
): Shape {
  return withRules(shape, (form) =>
    whyNotOperation(form as unknown as ShipmentForm & HouseBillForm, service, today()),
  );
}
