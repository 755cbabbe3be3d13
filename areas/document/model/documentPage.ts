import { pageOf } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

/** One page of a list of documents. */
export const documentPageOf = <Row extends z.ZodType>(row: Row) =>
  pageOf(row).extend({
    /** The sum in VND over all rows of a list that adds one up; null where the count stops. */
    amount: z.string().nullable(),
  });
