import { createHash } from "node:crypto";
import type { SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { type FileKindName, fileKinds, kindOf } from "../model/fileKinds.ts";
import { freeNames } from "../model/freeName.ts";
import type { FileOwner, OwnerNumbers, Particulars } from "../model/owner.ts";
import type { StoredFile } from "../model/storedFile.ts";
import { whyNotKept } from "../model/whyNotKept.ts";
import { insertFiles, readFiles } from "./attachedFileTable.ts";

/** The files to attach and their record. */
export interface Attachment {
  readonly owner: FileOwner;
  readonly files: readonly SentFile[];
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
 * Refuses: file.empty · file.kindUnknown · file.misnamed
 * Source: FI-1 to FI-4, areas/file/README.md
 */
export async function attachFiles(
  tx: Tx,
  actor: Actor,
  attachment: Attachment,
): Promise<StoredFile[]> {
  const { owner, files, numbers = {}, particulars = {}, source = "Upload" } = attachment;
  for (const file of files) {
    const problem = whyNotKept(file, attachment.allowed);
    if (problem) throw problem;
  }
  const { childId: _, ...record } = owner;
  const before = await readFiles(tx, actor.companyId, record);
  const names = freeNames(
    files.map((file) => file.name),
    before.map((file) => file.name),
  );
  const made = files.map((file, at) => {
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
      mime: fileKinds[kindOf(file.bytes) as FileKindName].mime,
      size: file.bytes.length,
      sha256: createHash("sha256").update(file.bytes).digest("hex"),
      bytes: file.bytes,
    };
  });
  await insertFiles(tx, actor, made);
  const ids = new Set(made.map((file) => file.id));
  const after = await readFiles(tx, actor.companyId, record);
  return after.filter((file) => ids.has(file.id));
}
