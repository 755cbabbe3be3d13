import type { SentFile } from "@fairway/core/contract/call.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FastifyRequest } from "fastify";
import "@fastify/multipart";

/**
 * Reads a form with one file in the field `uploadedFile` and the other fields as text.
 *
 * Refuses: file.missing · file.tooLarge
 */
export async function readUpload(
  request: FastifyRequest,
  fileMegabytes: number,
): Promise<{ file: SentFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw refuse("file.missing", {}, { field: "uploadedFile" });
  const fields: Record<string, string> = {};
  let file: SentFile | null = null;
  for await (const part of request.parts()) {
    if (part.type === "field") {
      fields[part.fieldname] = String(part.value);
    } else if (part.fieldname === "uploadedFile" && !file) {
      const bytes = await part.toBuffer();
      // A cut stream ends without an error.
      if (part.file.truncated) throw refuse("file.tooLarge", { megabytes: fileMegabytes });
      file = { name: plainName(part.filename), mime: part.mimetype, bytes };
    } else {
      part.file.resume();
    }
  }
  if (!file?.name) throw refuse("file.missing", {}, { field: "uploadedFile" });
  return { file, fields };
}

// Only the last part of a path counts, without characters that a screen or a disk could trip over.
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return last
    .replace(/\p{Cc}/gu, "")
    .normalize("NFC")
    .trim()
    .slice(0, 200);
}
