import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { fileKinds } from "../model/fileKinds.ts";
import type { FileOwner, FileOwners, Particulars } from "../model/owner.ts";
import type { StoredFile } from "../model/storedFile.ts";
import {
  type FileRow,
  findFile,
  findFileByName,
  readFiles,
  readFilesOfSeveral,
  readParts,
} from "./attachedFileTable.ts";

type At = { readonly companyId: string };

/** Lists the files of a record, newest first; the caller has checked the right to see the record. */
export function listFiles(tx: Tx, at: At, owner: FileOwner): Promise<StoredFile[]> {
  return readFiles(tx, at.companyId, owner);
}

/** Lists the files of several records, newest first; the caller has checked the rights. */
export function listFilesOfSeveral(tx: Tx, at: At, owners: FileOwners): Promise<StoredFile[]> {
  return readFilesOfSeveral(tx, at.companyId, owners);
}

/**
 * Returns one file of a record by id or name; a file of another record is not found.
 *
 * Refuses: record.notFound
 */
export async function getFile(
  tx: Tx,
  at: At,
  owner: FileOwner,
  which: { readonly id: string } | { readonly name: string },
  lock = false,
): Promise<FileRow> {
  const found =
    "id" in which
      ? await findFile(tx, at.companyId, which.id, lock)
      : await findFileByName(tx, at.companyId, owner, which.name);
  const isTheirs =
    found?.moduleName === owner.moduleName &&
    found.folder === owner.folder &&
    found.objectId === owner.objectId;
  if (!found || !isTheirs) throw refuse("record.notFound");
  return found;
}

/**
 * Changes the description of a file; its content never changes.
 *
 * Refuses: record.notFound · record.conflict
 */
export async function renameFile(
  tx: Tx,
  actor: Actor,
  owner: FileOwner,
  ask: Particulars & { readonly id: string; readonly version: number },
): Promise<StoredFile> {
  const { id, version, documentType, tag, note } = ask;
  const file = await getFile(tx, actor, owner, { id }, true);
  const aliasName = ask.aliasName === undefined ? undefined : ask.aliasName || file.name;
  const changes = { aliasName, documentType, tag, note, ...stampChange(actor) };
  await updateVersioned(tx, "attached_file", { companyId: actor.companyId, id, version }, changes);
  return getFile(tx, actor, owner, { id });
}

/** Deletes one file of a record; the history keeps the file's owner and the user who deleted it. */
export async function deleteFile(
  tx: Tx,
  actor: Actor,
  owner: FileOwner,
  which: { readonly id: string } | { readonly name: string },
): Promise<string> {
  const { id } = await getFile(tx, actor, owner, which);
  await deleteRows(tx, "attached_file", actor.companyId, [id], actor.userId);
  return id;
}

/** Deletes all files of a record and returns their number. */
export async function deleteFiles(tx: Tx, actor: Actor, owner: FileOwner): Promise<number> {
  const files = await readFiles(tx, actor.companyId, owner);
  const ids = files.map((file) => file.id);
  return deleteRows(tx, "attached_file", actor.companyId, ids, actor.userId);
}

/**
 * Sends a file as a download, or with `inline` for showing where that is safe (FI-3).
 *
 * Shape: read in parts after the transaction, from the given database.
 */
export function openFile(
  database: Database,
  at: At,
  file: Pick<FileRow, "id" | "name" | "mime">,
  inline = false,
): AnsweredFile {
  const kind = Object.values(fileKinds).find((each) => each.mime === file.mime);
  return {
    name: file.name,
    mime: file.mime,
    bytes: readParts(database, at.companyId, file.id),
    inline: inline && kind?.inline === true,
  };
}
