import { z } from "zod";
import { done } from "../../contract/shapes.ts";

/** The answer to an uploaded file, which is stored until the record is saved with its id. */
export const attachedShape = done(z.object({ id: z.string(), name: z.string() }));
export type Attached = z.output<typeof attachedShape>["data"];

/** The file calls of a declaration, below the same path as its other calls. */
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
