import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { whyNot } from "../model/documentKind.ts";
import { mustSeeDocument } from "./openDocument.ts";
import type { DocumentSource } from "./readDocuments.ts";

/** The printing of a kind: its paper, and the content of the paper besides the letterhead. */
export interface PrintedDocument<Doc extends DocumentHead, Content extends PaperHead> {
  readonly source: DocumentSource<Doc>;
  readonly paper: Paper<Content>;
  readonly content: (
    tx: Tx,
    actor: Actor,
    doc: Doc,
    office: Office,
  ) => Promise<Omit<Content, keyof PaperHead>>;
}

/**
 * Prints a document in the user's language, as a file named after its number, for users who may
 * open it.
 *
 * Refuses: access.forbidden · record.notFound, and the kind's refusals of printing
 */
export async function printDocument<Doc extends DocumentHead, Content extends PaperHead>(
  tx: Tx,
  actor: Actor,
  printed: PrintedDocument<Doc, Content>,
  doc: Doc,
): Promise<AnsweredFile> {
  const { kind } = printed.source;
  const content = await printedContent(tx, actor, printed, doc);
  const { number } = kind.standing(doc);
  return answeredPaper(number, printed.paper, content, { language: actor.language });
}

/** Returns the printed content of a document. Refuses: as printDocument */
export async function printedContent<Doc extends DocumentHead, Content extends PaperHead>(
  tx: Tx,
  actor: Actor,
  { source, content }: PrintedDocument<Doc, Content>,
  doc: Doc,
): Promise<Content> {
  await mustSeeDocument(tx, actor, source, doc);
  const problem = whyNot(source.kind, "print", doc);
  if (problem) throw problem;
  const { office, ...head } = await paperHead(tx, actor, doc.officeId ?? actor.officeId);
  return { ...head, ...(await content(tx, actor, doc, office)) } as Content;
}
