import type { FileOwner } from "@fairway/areas/file/model/owner.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { nextState, type Steps } from "@fairway/core/steps/steps.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { ShownStatuses } from "./documentStatus.ts";
import { type Obstacle, obstacleOf, type Standing } from "./standing.ts";

/** What the row of a document in the table `document` says besides unit, author and version. */
export interface DocumentRow {
  /** One of the kind's codes. */
  readonly kind: string;
  /** What people call the document by. */
  readonly number: string;
  /** Within what the number is unique: a day, "" for the whole company, null for not at all. */
  readonly numberScope: string | null;
  readonly state: string;
  /** Further texts by which a list finds the document. */
  readonly words: readonly (string | null | undefined)[];
}

/** A verb on a document: who may, and when. */
export interface DocumentVerb<Doc> {
  /** The right that must cover the document. */
  readonly right?: Permission;
  /** A right that the person must have at all. */
  readonly also?: Permission;
  /** The step of the kind's life that it takes; open only in states that have the step. */
  readonly step?: string;
  /** False for a verb that leaves the document as it is, so that nothing closes it. */
  readonly changes?: boolean;
  /** Obstacles of this verb alone, after those that close the document. */
  readonly unless?: readonly Obstacle[];
  readonly only?: (doc: Doc) => boolean;
}

/** What one kind of document declares; all else is the same for every kind. */
export interface DocumentKind<Doc extends DocumentHead> extends ShownStatuses {
  /** Its codes in the table `document`; several where one table holds several kinds. */
  readonly kinds: readonly string[];
  readonly title: Words;
  /** The table of what only this kind has, and its fields there. */
  readonly table: string;
  readonly own: readonly string[];
  /** Whether rules of its table need the currency there, too. */
  readonly ownCurrency?: boolean;
  /** What the kind calls the head's fields; a field without a name is not shown. */
  readonly names: {
    readonly partner: string;
    readonly number?: string;
    readonly state?: string;
    readonly saleMan?: "id" | "named";
  };
  /** Its states with the steps each takes; none where nothing depends on the state. */
  readonly steps?: Steps;
  readonly row: (doc: Doc) => DocumentRow;
  readonly standing: (doc: Doc) => Standing;
  /** Where its files are kept. */
  readonly files: Pick<FileOwner, "moduleName" | "folder">;
  /** Its fields as the history and the exported list show them, by name. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The columns of the exported list, in their order. */
  readonly sheet: readonly string[];
  readonly rights: Readonly<Record<"list" | "detail" | "write" | "export", Permission>>;
  /** What closes a document for every verb that changes it, in the order in which it is said. */
  readonly closedBy: readonly Obstacle[];
  readonly verbs: Readonly<Record<string, DocumentVerb<Doc>>>;
  /** What a person is told, by obstacle; `state` when the verb is not open in the state. */
  readonly refusals: Readonly<{ synced: (standing: Standing) => Refused }> & {
    readonly [Each in Exclude<Obstacle, "synced">]?: (standing: Standing) => Refused;
  } & {
    readonly state?: (standing: Standing, verb: string) => Refused;
    readonly numberTaken?: (number: string) => Refused;
  };
}

/** Declares a kind. Shape: every kind closes when the accounting system has the document. */
export function documentKind<Doc extends DocumentHead>(
  declared: DocumentKind<Doc>,
): DocumentKind<Doc> {
  if (!declared.closedBy.includes("synced")) {
    throw new Error(`documents of ${declared.table} do not close when they are synchronised`);
  }
  return declared;
}

/**
 * Says why a verb cannot be done on a document now, or null.
 *
 * Shape: `standing` adds facts that only the caller knows, such as what else holds the document.
 * Source: rule DO-4, areas/document/README.md
 */
export function whyNot<Doc extends DocumentHead>(
  kind: DocumentKind<Doc>,
  verb: string,
  doc: Doc,
  known: Partial<Standing> = {},
): Refused | null {
  const rule = kind.verbs[verb];
  if (!rule) throw new Error(`documents of ${kind.table} have no verb ${verb}`);
  const standing = { ...kind.standing(doc), ...known };
  if (rule.step && nextState(kind.steps ?? {}, standing.state, rule.step) === null) {
    return said(kind, "state", standing, verb);
  }
  const among = [...(rule.changes === false ? [] : kind.closedBy), ...(rule.unless ?? [])];
  const obstacle = obstacleOf(standing, among);
  return obstacle && said(kind, obstacle, standing, verb);
}

/** The verbs that are open to this person on this document. Source: rule DO-3. */
export function mayOf<Doc extends DocumentHead>(
  kind: DocumentKind<Doc>,
  actor: Actor,
  doc: Doc,
): string[] {
  return Object.entries(kind.verbs)
    .filter(([verb, { right, also, only }]) => {
      if (right && !actor.may(right, doc)) return false;
      if (also && actor.reach(also) === "None") return false;
      return (!only || only(doc)) && whyNot(kind, verb, doc) === null;
    })
    .map(([verb]) => verb);
}

/** A document with the verbs that are open to the person. */
export function withMay<Doc extends DocumentHead>(
  kind: DocumentKind<Doc>,
  actor: Actor,
  doc: Doc,
): Doc & { may: string[] } {
  return { ...doc, may: mayOf(kind, actor, doc) };
}

/** Whether this person may do a verb on this document now. */
export function mayDo<Doc extends DocumentHead>(
  kind: DocumentKind<Doc>,
  actor: Actor,
  verb: string,
  doc: Doc,
): boolean {
  return mayOf(kind, actor, doc).includes(verb);
}

function said<Doc extends DocumentHead>(
  { refusals, table }: DocumentKind<Doc>,
  obstacle: Obstacle | "state",
  standing: Standing,
  verb: string,
): Refused {
  const refusal = refusals[obstacle];
  if (!refusal) throw new Error(`documents of ${table} do not say why ${verb} is ${obstacle}`);
  return refusal(standing, verb);
}
