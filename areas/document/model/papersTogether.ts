import { paperLanguage } from "@fairway/core/contract/paperLanguage.ts";
import { z } from "zod";

/** The most documents that are printed as one file. */
export const mostTogether = 50;

/** The documents to print as one file, in this order, and the language of their papers. */
export const papersTogether = z.object({
  ids: z.array(z.uuid()).min(1).max(mostTogether),
  ...paperLanguage,
});
