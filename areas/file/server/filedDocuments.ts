import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { isOffered } from "../model/documentTypes.ts";
import type { FileOwner } from "../model/owner.ts";
import { type Attachment, attachFiles } from "./attachFiles.ts";
import { documentTypesIn } from "./documentTypeTable.ts";
import { askOwner } from "./fileOwners.ts";

type Place = { readonly moduleName: string; readonly folder: string; readonly id: string };

/** Attaches documents of one type to a record that the user may change. */
export function uploadEdoc(tx: Tx, actor: Actor, ask: Ask<typeof contract.uploadEdoc>) {
  const { files, aliasName, documentType, tag, note } = ask;
  return keep(tx, actor, ask, { files, particulars: { aliasName, documentType, tag, note } });
}

/** Attaches the files of a mail to a record that the user may change. */
export function uploadMailFiles(tx: Tx, actor: Actor, ask: Ask<typeof contract.uploadMailFiles>) {
  const particulars = { documentType: "Mail" };
  return keep(tx, actor, ask, { files: ask.files, particulars, source: "Mail" });
}

/** Files a paper as it was previewed, below the type of the paper. */
export function filePreview(tx: Tx, actor: Actor, ask: Ask<typeof contract.filePreview>) {
  const particulars = { documentType: ask.templateCode };
  return keep(tx, actor, ask, { files: ask.files, particulars, source: "Preview" });
}

/** Lists the types of document that jobs of a service are offered, or all types of the company. */
export async function getDocumentTypes(
  tx: Tx,
  { companyId }: Actor,
  { transactionType }: Ask<typeof contract.getDocumentTypes>,
) {
  const types = await documentTypesIn(tx, companyId);
  return transactionType ? types.filter((each) => isOffered(each, transactionType)) : types;
}

async function keep(
  tx: Tx,
  actor: Actor,
  { moduleName, folder, id }: Place,
  attachment: Omit<Attachment, "owner" | "numbers">,
) {
  const owner: FileOwner = { moduleName, folder, objectId: id };
  const numbers = await askOwner(tx, actor, owner, "change");
  const data = await attachFiles(tx, actor, { ...attachment, owner, numbers });
  return { status: true as const, data };
}
