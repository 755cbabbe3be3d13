import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** Documents that go to accounting together, all or none. */
export const sentTogether = {
  body: z.object({ ids: z.array(id).min(1).max(200) }),
  /** Their numbers. */
  answer: done(z.array(z.string())),
};
