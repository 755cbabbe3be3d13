import { today } from "@fairway/core/time/day.ts";
import type { z } from "zod";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentForm } from "../model/shipment.ts";
import { whyNotShipment } from "../model/whyNotShipment.ts";

/** A call's shape with the rules of the form added, so that they are said before anything is sent. */
export function withShipmentRules<Shape extends z.ZodObject>(shape: Shape): Shape {
  return shape.superRefine((form, ctx) => {
    for (const fault of whyNotShipment(
      form as unknown as ShipmentForm,
      serviceOf("SFE"),
      today(),
    )) {
      ctx.addIssue({
        code: "custom",
        path: fault.field.split("."),
        params: { words: fault.words, facts: fault.facts ?? {} },
      });
    }
  });
}
