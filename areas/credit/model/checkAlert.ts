import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** A reason of a check point that does not stop, as answers tell it. */
export const checkAlert = z.object({
  partnerId: id,
  type: z.number().int(),
  code: z.string(),
  message: z.string(),
});
export type CheckAlert = z.infer<typeof checkAlert>;

/** The answer of a call that passes check points; `alerts` is absent when there are none. */
export const doneWithAlerts = <Result extends z.ZodType>(result: Result) =>
  done(result).extend({ alerts: z.array(checkAlert).optional() });
