import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const sum = z.string().nullable();

/** The goods of the declarations of a job together; null where no declaration says. */
export const declaredGoods = z.object({
  declarations: z.number(),
  grossWeight: sum,
  netWeight: sum,
  cbm: sum,
  packageQty: sum,
  /** The package unit of the first declaration that has one. */
  packageType: id.nullable(),
  packageTypeCode: sum,
  containers: sum,
});
export type DeclaredGoods = z.infer<typeof declaredGoods>;
