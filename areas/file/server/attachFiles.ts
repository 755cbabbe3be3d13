import { createHash } from "node:crypto";
import type { SentFile, SpooledFile } from "@fairway/core/contract/call.ts";
import type { Place } from "@fairway/core/permission/permission.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { type FileKindName, fileKinds, kindReader } from "../model/fileKinds.ts";
import { freeNames } from "../model/freeName.ts";
import type { FileOwner, OwnerNumbers, Particulars } from "../model/owner.ts";
import type { StoredFile } from "../model/storedFile.ts";
import { arePictures, whyNotDrawn, whyNotKept } from "../model/whyNotKept.ts";
import { insertFiles, readFiles } from "./attachedFileTable.ts";

/** The files to attach and their record. */
export interface Attachment {
  readonly owner: FileOwner;
  readonly files: readonly (SentFile | SpooledFile)[];
  /** The names of the record, for the list of all files. */
  readonly numbers?: OwnerNumbers;
  readonly particulars?: Particulars;
  /** The source of the file, by default "Upload". */
  readonly source?: string;
  readonly allowed?: readonly FileKindName[];
}

/**
 * Stores files with a record, all of them or none.
 *
 * The caller has checked that `actor.userId` may change the record.
 * Refuses: file.empty · file.kindUnknown · file.misnamed · file.pictureUnreadable, .pictureTooWide
 * Source: FI-1 to FI-4, areas/file/README.md
 */
export async function attachFiles(
  tx: Tx,
  actor: Place,
  attachment: Attachment,
): Promise<StoredFile[]> {
  const { owner, files, numbers = {}, particulars = {}, source = "Upload" } = attachment;
  const contents: Content[] = [];
  for (const file of files) contents.push(await contentOf(file, attachment.allowed));
  const { childId: _, ...record } = owner;
  const before = await readFiles(tx, actor.companyId, record);
  const names = freeNames(
    files.map((file) => file.name),
    before.map((file) => file.name),
  );
  const made = contents.map((content, at) => {
    const name = names[at] as string;
    const { aliasName, ...said } = particulars;
    return {
      id: newId(),
      moduleName: owner.moduleName,
      folder: owner.folder,
      objectId: owner.objectId,
      childId: owner.childId ?? null,
      name,
      aliasName: aliasName || name,
      ...said,
      ...numbers,
      source,
      ...content,
    };
  });
  await insertFiles(tx, actor, made);
  const ids = new Set(made.map((file) => file.id));
  const after = await readFiles(tx, actor.companyId, record);
  return after.filter((file) => ids.has(file.id));
}

/** What is stored of the content of a file. */
interface Content {
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
  readonly read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Reads a file once and refuses it, or says what it is. */
async function contentOf(
  file: SentFile | SpooledFile,
  allowed: readonly FileKindName[] | undefined,
): Promise<Content> {
  const { name } = file;
  const read = "bytes" in file ? () => [file.bytes] : file.read;
  const reader = kindReader();
  for await (const piece of read()) reader.take(piece);
  const kind = reader.kind();
  const size = "bytes" in file ? file.bytes.length : file.size;
  const problem =
    whyNotKept({ name, size, kind }, allowed) ??
    (arePictures(allowed) ? whyNotDrawn({ name, bytes: await whole(read()) }) : null);
  if (problem) throw problem;
  return {
    mime: fileKinds[kind as FileKindName].mime,
    size,
    sha256: "bytes" in file ? createHash("sha256").update(file.bytes).digest("hex") : file.sha256,
    read,
  };
}

async function whole(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
