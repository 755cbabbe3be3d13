import { z } from "zod";

/** Flags of one record, under the names of the first system. */
export const recordPermission = z.object({
  allowUpdate: z.boolean(),
  allowDelete: z.boolean(),
  allowAddCharge: z.boolean(),
  allowUpdateCharge: z.boolean(),
  allowLock: z.boolean(),
  allowAssignStage: z.boolean(),
  allowFinish: z.boolean(),
  allowReopen: z.boolean(),
});
