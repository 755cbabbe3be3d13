import { z } from "zod";
import { call } from "../contract/call.ts";
import { done, needText } from "../contract/shapes.ts";

/** How far a printer moves a form. Unit: mm to the right or down. */
export const formOffset = z.coerce.number().min(-50).max(50);

/** The layout of a paper and where the user's printer puts it; one for each printed form. */
const paperPlacing = z.object({
  paper: needText(40),
  layout: needText(20),
  offsetX: formOffset,
  offsetY: formOffset,
});
export type PaperPlacing = z.output<typeof paperPlacing>;

export const getPaperPlacings = call({
  method: "GET",
  path: "PaperPlacing",
  right: "signedIn",
  answer: z.array(paperPlacing),
  summary: "The layouts and offsets of my printed forms",
});

export const keepPaperPlacing = call({
  method: "PUT",
  path: "PaperPlacing",
  right: "signedIn",
  body: paperPlacing,
  answer: done(z.object({ paper: z.string() })),
  summary: "Keep the layout and the offset of one of my printed forms",
});
