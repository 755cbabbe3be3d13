import { day, id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** What passed a check point of a bill by a release. Source: rule CH-37, areas/charge/README.md */
export const passage = z.object({
  id,
  /** The number of the check point (CK-1). */
  type: z.number(),
  partnerName: z.string(),
  /** The codes of the reasons (CK-2). */
  reasons: z.array(z.string()),
  releasedUntil: day,
  documentNo: z.string().nullable(),
  by: z.string(),
  at: instant,
  /** The lines that were written when their check point was passed. */
  chargeIds: z.array(id),
});
export type Passage = z.infer<typeof passage>;
