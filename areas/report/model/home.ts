import { z } from "zod";
import { dashboard } from "./dashboard.ts";
import { partKeys, tileKeys } from "./homeParts.ts";

/** The name under which the user's choice of tiles and panels is kept, like the columns of a list. */
export const homeList = "home";

/** The rows of a tile in the list of one service, or in its only list. */
const tilePart = z.object({
  service: z.string().nullable(),
  count: z.number(),
  /** True when the list stops counting there. */
  capped: z.boolean(),
  /** The sum in VND; null for a list without one, and where counting stops. */
  amount: z.string().nullable(),
});
export type TilePart = z.infer<typeof tilePart>;

/** The user's home, over the rows within reach. Rule RP-6. */
export const home = z.object({
  today: z.string(),
  /** The tiles and panels that the user may have. */
  offered: z.array(z.enum(partKeys)),
  /** Those that are shown, in their order. */
  shown: z.array(z.enum(partKeys)),
  tiles: z.array(z.object({ key: z.enum(tileKeys), parts: z.array(tilePart) })),
  profit: dashboard.shape.months.optional(),
  sailings: dashboard.shape.sailings.optional(),
  customers: dashboard.shape.customers.optional(),
  deadlines: z
    .array(
      z.object({
        id: z.string(),
        jobNo: z.string(),
        transactionType: z.string(),
        customer: z.string().nullable(),
        day: z.string(),
        /** What is due on the day. */
        what: z.enum(["closing", "etd", "eta"]),
      }),
    )
    .optional(),
  overdueCustomers: z
    .array(
      z.object({ id: z.string(), name: z.string(), invoices: z.number(), overdueVnd: z.string() }),
    )
    .optional(),
});
export type Home = z.infer<typeof home>;
