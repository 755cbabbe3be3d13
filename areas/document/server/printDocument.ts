import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { type Paper, printingIn } from "@fairway/engine/paper/paper.ts";
import { renderPapers } from "@fairway/engine/paper/renderPaper.ts";
import type { Sheet } from "@fairway/engine/paper/sheet.ts";
import { sql } from "kysely";
import { whyNot } from "../model/documentKind.ts";
import { refuseDocument } from "../model/refusals.ts";
import { mustSeeDocument } from "./openDocument.ts";
import { type DocumentSource, readDocuments } from "./readDocuments.ts";

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
 * Prints a document in the requested language, the user's by default, as a file named after its
 * number, for users who may open it.
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

/**
 * Prints documents as one file in the order of their ids, each with its own page numbers.
 *
 * Refuses: access.forbidden · record.notFound · document.notPrinted, which names the document and the
 *   reason; nothing is printed then
 */
export async function printDocuments<Doc extends DocumentHead, Content extends AuthoredHead>(
  tx: Tx,
  actor: Actor,
  printed: PrintedDocument<Doc, Content>,
  ask: { readonly ids: readonly string[]; readonly language?: Language | undefined },
): Promise<AnsweredFile> {
  const { source, paper } = printed;
  const wanted = [...new Set(ask.ids)];
  const where = sql`d.id = any(${wanted}::uuid[])`;
  const found = await readDocuments(tx, actor.companyId, source, where);
  const byId = new Map(found.map((doc) => [doc.id, doc]));
  const docs = wanted.map((id) => byId.get(id)).filter((doc) => doc !== undefined);
  if (docs.length < wanted.length) throw refuse("record.notFound");
  // The number of a document that the user may not open is named to nobody.
  for (const doc of docs) await mustSeeDocument(tx, actor, source, doc);
  const heads = headsOnce(tx);
  const { language } = printingIn(actor, paper, ask.language);
  const sheets: Sheet[] = [];
  for (const doc of docs) {
    const content = await contentOf(tx, actor, { printed, doc, language, heads }).catch(
      (fault: unknown) => {
        if (!(fault instanceof Refused)) throw fault;
        const { number } = source.kind.standing(doc);
        const facts = { number, reason: fault.say(actor.language) };
        throw refuseDocument("document.notPrinted", facts);
      },
    );
    sheets.push(paper.sheet(content, { language }));
  }
  return {
    name: `${say(source.kind.title, language)}.pdf`,
    mime: "application/pdf",
    bytes: await renderPapers(sheets),
  };
}

/** Returns the printed content of a document. Refuses: as printDocument */
export async function printedContent<Doc extends DocumentHead, Content extends AuthoredHead>(
  tx: Tx,
  actor: Actor,
  printed: PrintedDocument<Doc, Content>,
  doc: Doc,
  asked?: Language,
): Promise<Content> {
  await mustSeeDocument(tx, actor, printed.source, doc);
  return contentOf(tx, actor, { printed, doc, language: asked, heads: headsOnce(tx) });
}

type Heads = (
  reader: Actor,
  officeId: string,
  author: string | null,
) => ReturnType<typeof paperHead>;

/** Reads the head of papers once for each office, author and language. */
function headsOnce(tx: Tx): Heads {
  const read = new Map<string, ReturnType<typeof paperHead>>();
  return (reader, officeId, author) => {
    const key = `${officeId} ${author} ${reader.language}`;
    const head = read.get(key) ?? paperHead(tx, reader, officeId, author);
    read.set(key, head);
    return head;
  };
}

async function contentOf<Doc extends DocumentHead, Content extends AuthoredHead>(
  tx: Tx,
  actor: Actor,
  what: {
    readonly printed: PrintedDocument<Doc, Content>;
    readonly doc: Doc;
    readonly language: Language | undefined;
    readonly heads: Heads;
  },
): Promise<Content> {
  const { printed, doc, heads } = what;
  const { source, paper, content } = printed;
  const problem = whyNot(source.kind, "print", doc);
  if (problem) throw problem;
  const reader = printingIn(actor, paper, what.language);
  const officeId = doc.officeId ?? actor.officeId;
  const { office, ...head } = await heads(reader, officeId, doc.userCreated);
  return { ...head, ...(await content(tx, reader, doc, office)) } as Content;
}
