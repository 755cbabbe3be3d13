import { type Pictured, setPicture } from "@fairway/areas/organisation/server/setPicture.ts";
import type { SentFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { within } from "@fairway/engine/db/reach.ts";
import { sql } from "kysely";
import { pictureKinds } from "../model/fileKinds.ts";
import type { FileOwner } from "../model/owner.ts";
import { refuseFile } from "../model/refusals.ts";
import { findFile, readFolder } from "./attachedFileTable.ts";
import { attachFiles } from "./attachFiles.ts";
import { askOwner } from "./fileOwners.ts";
import { deleteFile } from "./keptFiles.ts";

const kilobytes: Readonly<Record<Pictured, number>> = { Company: 5000, Department: 600, User: 600 };

/** The address of a picture. */
export function pictureLink(owner: Omit<FileOwner, "childId">, id: string): string {
  return `AWSS3/OpenFile/${owner.moduleName}/${owner.folder}/${owner.objectId}/${id}`;
}

/**
 * Adds a logo, a stamp or a signature and puts it into use.
 *
 * Refuses: file.pictureTooLarge · the refusals of attachFiles and of the unit or user
 */
export async function uploadPicture(
  tx: Tx,
  actor: Actor,
  ask: { type: Pictured; objectId?: string | undefined; file: SentFile },
) {
  const mine = { Company: actor.companyId, Department: actor.departmentId, User: actor.userId };
  const objectId = ask.objectId ?? mine[ask.type];
  if (!objectId) throw refuse("record.notFound");
  const owner = { moduleName: "System", folder: ask.type, objectId };
  await askOwner(tx, actor, owner, "change");
  const most = kilobytes[ask.type];
  if (ask.file.bytes.length > most * 1000) {
    throw refuseFile("file.pictureTooLarge", { kilobytes: most });
  }
  const [made] = await attachFiles(tx, actor, {
    owner,
    files: [ask.file],
    source: "Picture",
    allowed: pictureKinds,
  });
  if (!made) throw new Error("a picture was kept but not found again");
  const link = pictureLink(owner, made.id);
  await setPicture(tx, actor, { kind: ask.type, id: objectId, picture: { id: made.id, link } });
  return { status: true as const, data: { ...made, link } };
}

/** Lists the logos of the user's company (`actor.companyId`). */
export function companyPictures(tx: Tx, actor: Actor) {
  return gallery(tx, actor, "Company", sql`f.object_id = ${actor.companyId}`);
}

/** Lists the pictures of the user, or of another user they may open. */
export async function userPictures(tx: Tx, actor: Actor, ask: { userId?: string | undefined }) {
  const objectId = ask.userId ?? actor.userId;
  await askOwner(tx, actor, { moduleName: "System", folder: "User", objectId }, "see");
  return gallery(tx, actor, "User", sql`f.object_id = ${objectId}`);
}

/** Lists the stamps of the departments that the user may open. */
export function departmentPictures(
  tx: Tx,
  actor: Actor,
  ask: { departmentId?: string | undefined },
) {
  return gallery(
    tx,
    actor,
    "Department",
    sql`exists (select from department d where d.id = f.object_id
      and ${within(actor, "sysDepartment.detail", "d")}
      ${ask.departmentId ? sql`and d.id = ${ask.departmentId}` : sql``})`,
  );
}

/** Deletes a picture from its gallery; its owner has none until another is added. */
export async function deletePicture(tx: Tx, actor: Actor, ask: { image: string }) {
  const file = await findFile(tx, actor.companyId, ask.image, true);
  if (!file || file.moduleName !== "System" || !(file.folder in kilobytes)) {
    throw refuse("record.notFound");
  }
  await askOwner(tx, actor, file, "change");
  await setPicture(tx, actor, {
    kind: file.folder as Pictured,
    id: file.objectId,
    picture: null,
    instead: { id: file.id, link: pictureLink(file, file.id) },
  });
  return { status: true as const, data: { id: await deleteFile(tx, actor, file, file) } };
}

async function gallery(tx: Tx, actor: Actor, folder: Pictured, where: ReturnType<typeof sql>) {
  const files = await readFolder(
    tx,
    actor.companyId,
    { moduleName: "System", folder },
    sql`f.source in ('Picture', 'Field') and ${where}`,
  );
  return files.map((file) => ({ ...file, link: pictureLink(file, file.id) }));
}
