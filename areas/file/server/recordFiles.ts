import type { SentFile, SpooledFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { writeZip } from "@fairway/engine/paper/writeZip.ts";
import { pictureKinds } from "../model/fileKinds.ts";
import type { FileOwner, Particulars } from "../model/owner.ts";
import { findFile } from "./attachedFileTable.ts";
import { attachFiles } from "./attachFiles.ts";
import { askOwner } from "./fileOwners.ts";
import { deleteFile, deleteFiles, getFile, listFiles, openFile, renameFile } from "./keptFiles.ts";
import { pictureLink } from "./pictures.ts";

type Place = { moduleName: string; folder: string };
type OfRecord = Place & { id: string; child?: string | undefined };
type OfFile = Place & { objId: string; fileName: string };
const done = <T>(data: T) => ({ status: true as const, data });
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ownerOf = (ask: OfRecord): FileOwner => ({
  moduleName: ask.moduleName,
  folder: ask.folder,
  objectId: ask.id,
  childId: ask.child,
});

/** Attaches files to a record that the user may change. */
export async function uploadAttachedFiles(
  tx: Tx,
  actor: Actor,
  ask: OfRecord & Particulars & { files: readonly (SentFile | SpooledFile)[] },
) {
  const { files, aliasName, documentType, tag, note } = ask;
  const owner = ownerOf(ask);
  const numbers = await askOwner(tx, actor, owner, "change");
  const said = { aliasName, documentType, tag, note };
  return done(await attachFiles(tx, actor, { owner, files, numbers, particulars: said }));
}

/** Stores a picture of a text that the user may change. */
export async function uploadImages(tx: Tx, actor: Actor, ask: OfRecord & { file: SentFile }) {
  const owner = ownerOf(ask);
  const numbers = await askOwner(tx, actor, owner, "change");
  const [made] = await attachFiles(tx, actor, {
    owner,
    files: [ask.file],
    numbers,
    source: "Text",
    allowed: pictureKinds,
  });
  if (!made) throw new Error("a picture was kept but not found again");
  return done({ ...made, link: pictureLink(owner, made.id) });
}

/** Lists the files of a record that the user may see. */
export async function getAttachedFiles(tx: Tx, actor: Actor, ask: OfRecord) {
  await askOwner(tx, actor, ownerOf(ask), "see");
  return listFiles(tx, actor, ownerOf(ask));
}

/**
 * Lists the documents of a record of accounting that the user may see, by type; `transactionType` is the
 * folder of its kind, such as Settlement.
 */
export async function documentsOfAccountant(
  tx: Tx,
  actor: Actor,
  { billingId, transactionType }: { billingId: string; transactionType: string },
) {
  const ask = { moduleName: "Accounting", folder: transactionType, id: billingId };
  const files = await getAttachedFiles(tx, actor, ask);
  const typeOf = (file: (typeof files)[number]) => file.documentType ?? "\uffff";
  return files.toSorted((one, other) => typeOf(one).localeCompare(typeOf(other)));
}

/** Returns all files of a record as one archive. */
export async function downloadAllFiles(
  tx: Tx,
  actor: Actor,
  ask: { moduleName: string; folderName: string; objectId: string; fileName: string | null },
  desk: Desk,
) {
  const owner = { moduleName: ask.moduleName, folder: ask.folderName, objectId: ask.objectId };
  await askOwner(tx, actor, owner, "see");
  const files = await listFiles(tx, actor, owner);
  if (files.length === 0) throw refuse("record.notFound");
  return {
    name: `${ask.fileName ?? ask.folderName}.zip`,
    mime: "application/zip",
    bytes: writeZip(files.map((file) => openFile(desk.database, actor, file))),
  };
}

/** Deletes one file by its id; the rights on its record apply. */
export async function deleteAttachedFile(tx: Tx, actor: Actor, ask: Place & { id: string }) {
  const file = await findFile(tx, actor.companyId, ask.id, true);
  if (file?.moduleName !== ask.moduleName || file.folder !== ask.folder) {
    throw refuse("record.notFound");
  }
  await askOwner(tx, actor, file, "change");
  return done({ id: await deleteFile(tx, actor, file, { id: file.id }) });
}

/** Deletes one file of a record by its name. */
export async function deleteSpecificFile(
  tx: Tx,
  actor: Actor,
  ask: OfRecord & { fileName: string },
) {
  await askOwner(tx, actor, ownerOf(ask), "change");
  return done({ id: await deleteFile(tx, actor, ownerOf(ask), byNameOrId(ask.fileName)) });
}

/** Deletes all files of a record. */
export async function deleteFileFolder(tx: Tx, actor: Actor, ask: Place & { objectId: string }) {
  await askOwner(tx, actor, ask, "change");
  return done({ deleted: await deleteFiles(tx, actor, ask) });
}

/** Returns a file of a record for showing, if its kind allows that. */
export function openAttachedFile(tx: Tx, actor: Actor, ask: OfFile, desk: Desk) {
  return handOut(tx, actor, ask, desk, true);
}

/** Returns a file of a record as a download. */
export function downloadAttachedFile(tx: Tx, actor: Actor, ask: OfFile, desk: Desk) {
  return handOut(tx, actor, ask, desk, false);
}

async function handOut(tx: Tx, actor: Actor, ask: OfFile, desk: Desk, inline: boolean) {
  const owner = { moduleName: ask.moduleName, folder: ask.folder, objectId: ask.objId };
  await askOwner(tx, actor, owner, "see");
  const file = await getFile(tx, actor, owner, byNameOrId(ask.fileName));
  return openFile(desk.database, actor, file, inline);
}

/** Changes the description of a file of a record that the user may change. */
export async function updateEdoc(
  tx: Tx,
  actor: Actor,
  ask: Particulars & { id: string; version: number },
) {
  const file = await findFile(tx, actor.companyId, ask.id);
  if (!file) throw refuse("record.notFound");
  await askOwner(tx, actor, file, "change");
  return done(await renameFile(tx, actor, file, ask));
}

/** Deletes a document of the given record. */
export async function deleteEdoc(tx: Tx, actor: Actor, ask: { edocId: string; jobId: string }) {
  const file = await findFile(tx, actor.companyId, ask.edocId, true);
  if (!file || ![file.objectId, file.childId].includes(ask.jobId)) throw refuse("record.notFound");
  await askOwner(tx, actor, file, "change");
  return done({ id: await deleteFile(tx, actor, file, { id: file.id }) });
}

/** Returns a document by its id for showing; the rights on its record apply. */
export async function openEdoc(tx: Tx, actor: Actor, ask: { id: string }, desk: Desk) {
  const file = await findFile(tx, actor.companyId, ask.id);
  if (!file) throw refuse("record.notFound");
  await askOwner(tx, actor, file, "see");
  return openFile(desk.database, actor, file, true);
}

const byNameOrId = (given: string) => (uuid.test(given) ? { id: given } : { name: given });
