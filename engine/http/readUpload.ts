import { tidyText } from "@fairway/core/text/tidyText.ts";
import type { SentFile } from "@fairway/core/contract/call.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FastifyRequest } from "fastify";
import "@fastify/multipart";

/**
 * Reads a form with files in the field `uploadedFile` and the other fields as text.
 *
 * Shape: one file, or with `many` any number.
 * Refuses: file.missing · file.tooLarge, as soon as the limit is reached
 */
export async function readUpload(
  request: FastifyRequest,
  fileMegabytes: number,
  many = false,
): Promise<{ files: SentFile[]; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw refuse("file.missing", {}, { field: "uploadedFile" });
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === "field") {
      fields[part.fieldname] = String(part.value);
    } else if (part.fieldname === "uploadedFile" && (many || files.length === 0)) {
      const bytes = await readWhole(part.file, fileMegabytes);
      files.push({ name: plainName(part.filename), mime: part.mimetype, bytes });
    } else {
      part.file.resume();
    }
  }
  if (files.length === 0 || files.some((file) => !file.name)) {
    throw refuse("file.missing", {}, { field: "uploadedFile" });
  }
  return { files, fields };
}

/** Reads a file up to the size limit: a stream may have no end. */
async function readWhole(file: AsyncIterable<Buffer>, megabytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of file) {
    length += piece.length;
    if (length > megabytes * 1024 * 1024) throw refuse("file.tooLarge", { megabytes });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

// Only the last part of a path counts, without characters that are unsafe on a screen or a disk.
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return tidyText(last).slice(0, 200).trim();
}
