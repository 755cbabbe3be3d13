import type { OwnerNumbers } from "@fairway/areas/file/model/owner.ts";
import { registerFileOwners } from "@fairway/areas/file/server/fileOwners.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type DocumentKind, standingOf } from "../model/documentKind.ts";
import type { DocumentSource } from "./readDocuments.ts";
import { getDocument, mustSeeDocument } from "./openDocument.ts";

/**
 * Registers the file rights of a kind: users who may open a document see its files, users who may
 * change it add and delete them until the accounting system has it.
 *
 * Source: rule DO-5, areas/document/README.md
 */
export function ownFiles<Doc extends DocumentHead>(
  source: DocumentSource<Doc>,
  numbers: (doc: Doc) => OwnerNumbers,
): void {
  const { files } = source.kind;
  registerFileOwners({
    [`${files.moduleName}/${files.folder}`]: async (tx, actor, { objectId }, will) => {
      const doc = await getDocument(tx, actor.companyId, source, objectId);
      if (will === "see") await mustSeeDocument(tx, actor, source, doc);
      else mustChangeFiles(actor, source.kind, doc);
      return numbers(doc);
    },
  });
}

function mustChangeFiles<Doc extends DocumentHead>(
  actor: Actor,
  kind: DocumentKind<Doc>,
  doc: Doc,
): void {
  actor.must(kind.rights.write, doc);
  const facts = standingOf(kind, doc);
  if (facts.isSynced) throw kind.refusals.synced(facts);
}
