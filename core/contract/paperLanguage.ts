import { z } from "zod";
import { languages } from "../words/words.ts";

/** The language of a printed paper in its call; without it the paper's or the user's applies. */
export const paperLanguage = { language: z.enum(languages).optional() };
