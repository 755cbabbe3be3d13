import { z } from "zod";
import { call } from "../contract/call.ts";
import { needText } from "../contract/shapes.ts";
import { importMegabytes } from "./importShapes.ts";

/** Writes back what it is sent, so that the rows can be corrected in Excel and sent again. */
export const writeRowsWithErrors = call({
  method: "POST",
  path: "Import/RowsWithErrors",
  writes: false,
  right: "signedIn",
  body: z.object({
    title: needText(200),
    columns: z
      .array(z.object({ key: needText(100), title: needText(200), required: z.boolean() }))
      .min(1)
      .max(100),
    rows: z
      .array(
        z.object({
          cells: z.record(z.string(), z.string().nullable()),
          errors: z.string().max(10_000),
        }),
      )
      .min(1)
      .max(20_000),
  }),
  bodyMegabytes: importMegabytes,
  answer: "file",
  summary: "The rows of an import with errors as a sheet, the errors in its last column",
});
