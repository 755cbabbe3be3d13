import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { today } from "@fairway/core/time/day.ts";
import type { z } from "zod";
import type { HouseBillForm } from "../model/houseBill.ts";
import { whyNotHouseBill } from "../model/whyNotHouseBill.ts";

/** The shape of a call with the rules of the form, which run before the form is sent. */
export function withHouseBillRules<Shape extends z.ZodObject>(
  shape: Shape,
  service: Service,
): Shape {
  return shape.superRefine((form, ctx) => {
    for (const fault of whyNotHouseBill(form as unknown as HouseBillForm, service, today())) {
      ctx.addIssue({
        code: "custom",
        path: fault.field.split("."),
        params: { words: fault.words, facts: fault.facts ?? {} },
      });
    }
  });
}
