import { z } from "zod";

/** A framed bill on plain paper, or the values alone on a pre-printed form. */
export const billLayouts = ["frame", "form"] as const;

/** How far a printer moves a form. Unit: mm to the right or down. */
export const formOffset = z.coerce.number().min(-50).max(50);

/** The paper of a bill and where the printer puts it. */
export const billPlacing = z.object({
  layout: z.enum(billLayouts).default("frame"),
  offsetX: formOffset.default(0),
  offsetY: formOffset.default(0),
});
export type BillPlacing = Readonly<z.infer<typeof billPlacing>>;
