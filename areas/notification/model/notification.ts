import { id, instant } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** One message to the user. */
export const notificationRow = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  type: z.string(),
  actionLink: z.string().nullable(),
  status: z.enum(["New", "Read", "Closed"]),
  datetimeCreated: instant,
});
