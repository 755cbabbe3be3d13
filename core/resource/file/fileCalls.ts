import { z } from "zod";
import { done } from "../../contract/shapes.ts";

/** What a sent file is answered by: kept until the record is saved with its id. */
export const attachedShape = done(z.object({ id: z.string(), name: z.string() }));
export type Attached = z.output<typeof attachedShape>["data"];

/** The calls of the files of a declaration, whose other calls lie at a path too. */
export function fileCalls(at: string) {
  return {
    attach: {
      method: "POST",
      path: `${at}Attach/{field}`,
      right: "signedIn",
      params: z.object({ field: z.string() }),
      upload: true,
      answer: attachedShape,
      summary: "Send the file of a field, kept when the record is saved with it",
    },
    file: {
      method: "GET",
      path: `${at}File/{id}/{field}`,
      right: "signedIn",
      params: z.object({ id: z.string(), field: z.string() }),
      answer: "file",
      summary: "Save the file of a field",
    },
  } as const;
}
