import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { today } from "@fairway/core/time/day.ts";
import type { z } from "zod";
import type { ShipmentForm } from "../model/shipment.ts";
import { whyNotShipment } from "../model/whyNotShipment.ts";

/** The shape of a call with the rules of a service's form, which are checked before sending. */
export function withShipmentRules<Shape extends z.ZodObject>(
  shape: Shape,
  service: Service,
): Shape {
  return shape.superRefine((form, ctx) => {
    for (const fault of whyNotShipment(form as unknown as ShipmentForm, service, today())) {
      ctx.addIssue({
        code: "custom",
        path: fault.field.split("."),
        params: { words: fault.words, facts: fault.facts ?? {} },
      });
    }
  });
}
