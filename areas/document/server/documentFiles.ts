import type { OwnerNumbers } from "@fairway/areas/file/model/owner.ts";
import { registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { DocumentKind } from "../model/documentKind.ts";
import type { DocumentSource } from "./readDocuments.ts";
import { getDocument } from "./openDocument.ts";

/**
 * Says whose the files of a kind are: who may open a document sees them, who may change it adds and
 * deletes them until the accounting system has it. `mustSee` where opening follows another record.
 *
 * Source: rule DO-5, areas/document/README.md
 */
export function ownFiles<Doc extends DocumentHead>(
  source: DocumentSource<Doc>,
  numbers: (doc: Doc) => OwnerNumbers,
  mustSee?: (tx: Tx, actor: Actor, doc: Doc) => Promise<void>,
): void {
  const { files } = source.kind;
  registerFileOwners({
    [`${files.moduleName}/${files.folder}`]: async (tx, actor, { objectId }, will) => {
      const doc = await getDocument(tx, actor.companyId, source, objectId);
      if (will === "see" && mustSee) await mustSee(tx, actor, doc);
      else refuseFiles(actor, source.kind, doc, will);
      return numbers(doc);
    },
  });
}

function refuseFiles<Doc extends DocumentHead>(
  actor: Actor,
  { rights, standing, refusals }: DocumentKind<Doc>,
  doc: Doc,
  will: "see" | "change",
): void {
  actor.must(will === "see" ? rights.detail : rights.write, doc);
  const facts = standing(doc);
  if (will === "change" && facts.isSynced) throw refusals.synced(facts);
}
