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

/** The fields of a row in `document` that depend on the kind. */
export interface DocumentRow {
  /** One of the kind's codes. */
  readonly kind: string;
  /** The number that lists and papers show. */
  readonly number: string;
  /**
   * The scope in which the number is unique: "" is the whole company, null if the kind's own table
   * keeps its numbers unique.
   */
  readonly numberScope: string | null;
  readonly state: string;
  /** Further texts by which a list finds the document. */
  readonly words: readonly (string | null | undefined)[];
}

/** A verb on a document with its rights and conditions. */
export interface DocumentVerb<Doc> {
  /** The right that must cover the document. */
  readonly right?: Permission;
  /** A right that the user must have, whatever its reach. */
  readonly also?: Permission | ((doc: Doc) => Permission);
  /** True for a verb that only the document's author has. */
  readonly byAuthor?: boolean;
  /** The step in the kind's states; the verb is open only in states that have the step. */
  readonly step?: string;
  /** False for a verb that does not change the document; `closedBy` does not apply to it. */
  readonly changes?: boolean;
  /** Obstacles of this verb alone, checked after `closedBy`. */
  readonly unless?: readonly Obstacle[];
  readonly only?: (doc: Doc) => boolean;
}

/** The declaration of one kind of document; everything else is the same for every kind. */
export interface DocumentKind<Doc extends DocumentHead> extends ShownStatuses {
  /** Its codes in the table `document`; several where one table holds several kinds. */
  readonly kinds: readonly string[];
  readonly title: Words;
  /** The table of the fields that only this kind has, and these fields. */
  readonly table: string;
  readonly own: readonly string[];
  /** True when rules of its table need the currency in that table. */
  readonly ownCurrency?: boolean;
  /** The kind's names for the fields of the head; a field without a name is not shown. */
  readonly names: {
    readonly partner: string;
    readonly number?: string;
    readonly state?: string;
    readonly saleMan?: "id" | "named";
  };
  /** Its states with the steps of each; absent when nothing depends on the state. */
  readonly steps?: Steps;
  readonly row: (doc: Doc) => DocumentRow;
  readonly standing: (doc: Doc) => Standing;
  /** The folder of its files. */
  readonly files: Pick<FileOwner, "moduleName" | "folder">;
  /** Its fields in the history and the exported list, by name. */
  readonly fields: Readonly<Record<string, Field>>;
  /** The columns of the exported list, in their order. */
  readonly sheet: readonly string[];
  readonly rights: Readonly<Record<"list" | "detail" | "write" | "export", Permission>>;
  /**
   * The obstacles that close a document for every verb that changes it, in the order of the check.
   */
  readonly closedBy: readonly Obstacle[];
  readonly verbs: Readonly<Record<string, DocumentVerb<Doc>>>;
  /** The refusal of each obstacle; `state` when the state does not have the verb's step. */
  readonly refusals: Readonly<{ synced: (standing: Standing) => Refused }> & {
    readonly [Each in Exclude<Obstacle, "synced">]?: (standing: Standing) => Refused;
  } & {
    readonly state?: (standing: Standing, verb: string) => Refused;
    /** The refusal of a verb that only the author has. */
    readonly notAuthor?: (standing: Standing) => Refused;
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
 * Returns the refusal of a verb on a document, or null when the verb is open.
 *
 * Shape: `known` adds facts that only the caller has, such as the number of a document that holds
 *   this one.
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
  const standing = { ...standingOf(kind, doc), ...known };
  if (rule.step && nextState(kind.steps ?? {}, standing.state, rule.step) === null) {
    return said(kind, "state", standing, verb);
  }
  const among = [...(rule.changes === false ? [] : kind.closedBy), ...(rule.unless ?? [])];
  const obstacle = obstacleOf(standing, among);
  return obstacle && said(kind, obstacle, standing, verb);
}

/** What may prevent a change of a document; the accounting system has what is on its way to it. */
export function standingOf<Doc extends DocumentHead>(kind: DocumentKind<Doc>, doc: Doc): Standing {
  const standing = kind.standing(doc);
  return { ...standing, isSynced: standing.isSynced || doc.isSending === true };
}

/** Returns the refusal of a verb that only the author of a document has, or null. */
export function whyNotAuthor<Doc extends DocumentHead>(
  kind: DocumentKind<Doc>,
  { userId }: Actor,
  verb: string,
  doc: Doc,
): Refused | null {
  if (!kind.verbs[verb]?.byAuthor || doc.userCreated === userId) return null;
  return said(kind, "notAuthor", kind.standing(doc), verb);
}

/** The verbs that are open to this user on this document. Source: rule DO-3. */
export function mayOf<Doc extends DocumentHead>(
  kind: DocumentKind<Doc>,
  actor: Actor,
  doc: Doc,
): string[] {
  return Object.entries(kind.verbs)
    .filter(([verb, { right, also, only }]) => {
      if (right && !actor.may(right, doc)) return false;
      if (also && actor.reach(rightFor(also, doc)) === "None") return false;
      if (whyNotAuthor(kind, actor, verb, doc)) return false;
      return (!only || only(doc)) && whyNot(kind, verb, doc) === null;
    })
    .map(([verb]) => verb);
}

/** The right that a verb takes on a document. */
export function rightFor<Doc>(
  right: Permission | ((doc: Doc) => Permission),
  doc: Doc,
): Permission {
  return typeof right === "function" ? right(doc) : right;
}

/** Adds to a document the verbs that are open to the user. */
export function withMay<Doc extends DocumentHead>(
  kind: DocumentKind<Doc>,
  actor: Actor,
  doc: Doc,
): Doc & { may: string[] } {
  return { ...doc, may: mayOf(kind, actor, doc) };
}

/** Checks whether a verb is open to this user on this document. */
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
  obstacle: Obstacle | "state" | "notAuthor",
  standing: Standing,
  verb: string,
): Refused {
  const refusal = refusals[obstacle];
  if (!refusal) throw new Error(`documents of ${table} do not say why ${verb} is ${obstacle}`);
  return refusal(standing, verb);
}
