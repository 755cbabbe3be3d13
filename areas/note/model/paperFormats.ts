import { z } from "zod";

/** The files as which a note is printed: paper, workbook, text document. */
export const paperFormats = ["pdf", "xlsx", "docx"] as const;
export type PaperFormat = (typeof paperFormats)[number];

/** The format of a printed note in its call; without it a paper. */
export const paperFormat = { format: z.enum(paperFormats).optional() };
