import { maybeId } from "@fairway/core/contract/shapes.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";

/** A side in cm; a text that is no number is refused by the shape. */
const side = z.string().trim().max(20).refine(isDecimal, { error: "Not a number" });

/** The keyed fields of a dimension line; sides in cm. */
export const dimensionForm = z.object({
  id: maybeId,
  length: side,
  width: side,
  height: side,
  package: z.coerce.number().int().min(-999_999_999).max(999_999_999),
});
type Form = z.infer<typeof dimensionForm>;
/** A dimension line as rules read it; a new line has no id. */
export type DimensionForm = Readonly<Omit<Form, "id">> & {
  readonly id?: string | null | undefined;
};
