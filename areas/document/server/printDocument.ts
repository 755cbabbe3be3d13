import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { type Paper, printingIn } from "@fairway/engine/paper/paper.ts";
import { whyNot } from "../model/documentKind.ts";
import { mustSeeDocument } from "./openDocument.ts";
import type { DocumentSource } from "./readDocuments.ts";

/** The printing of a kind: its paper, and the content of the paper besides the letterhead. */
export interface PrintedDocument<Doc extends DocumentHead, Content extends AuthoredHead> {
  readonly source: DocumentSource<Doc>;
  readonly paper: Paper<Content>;
  readonly content: (
    tx: Tx,
    actor: Actor,
    doc: Doc,
    office: Office,
  ) => Promise<Omit<Content, keyof AuthoredHead>>;
}

/**
 * Prints a document in the requested language, the user's by default, as a file named after its number, for users who may
 * open it.
 *
 * Refuses: access.forbidden · record.notFound, and the kind's refusals of printing
 */
export async function printDocument<Doc extends DocumentHead, Content extends AuthoredHead>(
  tx: Tx,
  actor: Actor,
  printed: PrintedDocument<Doc, Content>,
  doc: Doc,
  asked?: Language,
): Promise<AnsweredFile> {
  const { language } = printingIn(actor, printed.paper, asked);
  const content = await printedContent(tx, actor, printed, doc, language);
  const { number } = printed.source.kind.standing(doc);
  return answeredPaper(number, printed.paper, content, { language });
}

/** Returns the printed content of a document. Refuses: as printDocument */
export async function printedContent<Doc extends DocumentHead, Content extends AuthoredHead>(
  tx: Tx,
  actor: Actor,
  { source, paper, content }: PrintedDocument<Doc, Content>,
  doc: Doc,
  asked?: Language,
): Promise<Content> {
  await mustSeeDocument(tx, actor, source, doc);
  const problem = whyNot(source.kind, "print", doc);
  if (problem) throw problem;
  const reader = printingIn(actor, paper, asked);
  const officeId = doc.officeId ?? actor.officeId;
  const { office, ...head } = await paperHead(tx, reader, officeId, doc.userCreated);
  return { ...head, ...(await content(tx, reader, doc, office)) } as Content;
}
