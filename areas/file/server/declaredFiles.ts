import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, updateRows } from "@fairway/engine/db/writeRows.ts";
import { type FilePlace, setFileStore } from "@fairway/engine/files/fileStore.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { mustOn } from "@fairway/engine/resource/permit.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { sql } from "kysely";
import { kindsEnding } from "../model/fileKinds.ts";
import { freeNames } from "../model/freeName.ts";
import type { FileOwner } from "../model/owner.ts";
import { refuseFile } from "../model/refusals.ts";
import { findFile, readBytes, readFiles, readFolder } from "./attachedFileTable.ts";
import { attachFiles } from "./attachFiles.ts";
import { isFolderOwned, registerFileOwners } from "./fileOwners.ts";
import { deleteFiles, openFile } from "./keptFiles.ts";

// The folder of a file whose record is not saved yet: it belongs to the user, and nobody can open it.
const waiting = "Waiting";

const folderOf = ({ name }: Resource) => name.charAt(0).toUpperCase() + name.slice(1);
const inHands = (actor: Actor, resource: Resource): FileOwner => ({
  moduleName: waiting,
  folder: folderOf(resource),
  objectId: actor.userId,
});
const ofRecord = (resource: Resource, objectId: string): FileOwner => ({
  moduleName: "System",
  folder: folderOf(resource),
  objectId,
});

/** Stores the files of declared records in the table of files (FI-8). */
setFileStore({
  async keep(tx, actor, { resource, field, rule }, file) {
    await deleteForgotten(tx, actor, resource);
    if (file.bytes.length > rule.kilobytes * 1000) {
      throw refuseFile("file.fieldTooLarge", { kilobytes: rule.kilobytes });
    }
    const [made] = await attachFiles(tx, actor, {
      owner: inHands(actor, resource),
      files: [file],
      source: "Field",
      particulars: { documentType: field, aliasName: file.name },
      allowed: kindsEnding(rule.endings),
    });
    if (!made) throw new Error("a file was kept but not found again");
    return { id: made.id, name: made.aliasName };
  },

  async claim(tx, actor, { resource, field }: FilePlace, { recordId, fileId }) {
    const found = await readFiles(tx, actor.companyId, inHands(actor, resource));
    const file = found.find((each) => each.id === fileId && each.documentType === field);
    if (!file) return false;
    const owner = ofRecord(resource, recordId);
    const before = await readFiles(tx, actor.companyId, owner);
    const [name = file.name] = freeNames(
      [file.aliasName],
      before.map((each) => each.name),
    );
    const { moduleName, folder, objectId } = owner;
    const change = { id: fileId, moduleName, folder, objectId, name, aliasName: name };
    await updateRows(tx, "attached_file", actor.companyId, [{ ...change, ...stampChange(actor) }]);
    return true;
  },

  async drop(tx, actor, resource, recordId) {
    await deleteFiles(tx, actor, ofRecord(resource, recordId));
  },

  async open(tx, actor, database, fileId) {
    const file = await findFile(tx, actor.companyId, fileId);
    if (!file) throw refuse("record.notFound");
    return openFile(database, actor, file, true);
  },

  read: readBytes,

  learn(resource) {
    const place = `System/${folderOf(resource)}`;
    if (isFolderOwned(place)) return;
    registerFileOwners({
      [place]: async (tx, actor, { objectId }, will) => {
        const row = await readRecord(tx, actor, resource, objectId, will === "change");
        mustOn(actor, resource, will === "change" ? "write" : "detail", row);
        return {};
      },
    });
  },
});

/** Deletes files of records that were never saved, a day after the upload. */
async function deleteForgotten(tx: Tx, actor: Actor, resource: Resource): Promise<void> {
  const { moduleName, folder, objectId } = inHands(actor, resource);
  const old = await readFolder(
    tx,
    actor.companyId,
    { moduleName, folder },
    sql`f.object_id = ${objectId} and f.datetime_created < now() - interval '1 day'`,
  );
  const ids = old.map((each) => each.id);
  await deleteRows(tx, "attached_file", actor.companyId, ids, actor.userId);
}
