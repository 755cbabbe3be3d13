import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { today } from "@fairway/core/time/day.ts";
import { withRules } from "@fairway/ui/form/withRules.ts";
import type { z } from "zod";
import type { HouseBillForm } from "../model/houseBill.ts";
import { whyNotHouseBill } from "../model/whyNotHouseBill.ts";

/** The shape of a call with the rules of the form, which run before the form is sent. */
export function withHouseBillRules<Shape extends z.ZodObject>(
  shape: Shape,
  service: Service,
): Shape {
  return withRules(shape, (form) =>
    whyNotHouseBill(form as unknown as HouseBillForm, service, today()),
  );
}
