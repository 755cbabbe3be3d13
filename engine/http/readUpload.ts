import { tidyText } from "@fairway/core/text/tidyText.ts";
import type { SentFile } from "@fairway/core/contract/call.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FastifyRequest } from "fastify";
import "@fastify/multipart";
import { type Spooled, spoolFile } from "./spoolFile.ts";

const MEGABYTE = 1024 * 1024;

/** The sizes of uploaded files. Unit: megabytes. */
export interface UploadLimits {
  /** Of a file that is read as a whole, such as a sheet. */
  readonly fileMegabytes: number;
  /** From this size on a file that is kept as it is is refused. */
  readonly keptMegabytes: number;
}

/** A form with files; the caller frees them when the request is answered. */
export interface Upload {
  readonly fields: Record<string, string>;
  readonly file: SentFile | undefined;
  readonly files: readonly Spooled[];
  readonly close: () => Promise<void>;
}

/**
 * Reads a form with files in the field `uploadedFile` and the other fields as text.
 *
 * Shape: one file in memory, or with `many` any number on the disk.
 * Refuses: file.missing · file.tooLarge · file.notSmaller, as soon as the limit is reached
 */
export async function readUpload(
  request: FastifyRequest,
  limits: UploadLimits,
  many: boolean,
): Promise<Upload> {
  if (!request.isMultipart()) throw refuse("file.missing", {}, { field: "uploadedFile" });
  const fields: Record<string, string> = {};
  const files: Spooled[] = [];
  const close = async () => {
    await Promise.all(files.map((file) => file.close()));
  };
  const { fileMegabytes, keptMegabytes } = limits;
  const most = {
    bytes: keptMegabytes * MEGABYTE,
    refusal: () => refuse("file.notSmaller", { megabytes: keptMegabytes }),
  };
  let file: SentFile | undefined;
  try {
    // One more than is accepted, so that the reader detects a file that is too long.
    const fileSize = (many ? keptMegabytes : fileMegabytes) * MEGABYTE + 1;
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === "field") {
        fields[part.fieldname] = String(part.value);
      } else if (part.fieldname !== "uploadedFile" || file) {
        part.file.resume();
      } else {
        const named = { name: plainName(part.filename), mime: part.mimetype };
        if (many) files.push(await spoolFile(part.file, named, most));
        else file = { ...named, bytes: await readWhole(part.file, fileMegabytes) };
      }
    }
    const found = many ? files : file ? [file] : [];
    if (found.length === 0 || found.some(({ name }) => !name)) {
      throw refuse("file.missing", {}, { field: "uploadedFile" });
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { fields, file, files, close };
}

/** Reads a file up to the size limit: a stream may have no end. */
async function readWhole(file: AsyncIterable<Buffer>, megabytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of file) {
    length += piece.length;
    if (length > megabytes * MEGABYTE) throw refuse("file.tooLarge", { megabytes });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

// Only the last part of a path counts, without characters that are unsafe on a screen or a disk.
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return tidyText(last).slice(0, 200).trim();
}
