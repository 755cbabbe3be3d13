import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { AgreementScope, StoredAgreement } from "./agreementTable.ts";

/** What of an active agreement says when documents are due, and which documents it is about. */
export type AgreedTerms = Omit<AgreementScope, "id"> &
  Pick<StoredAgreement, "paymentTerm" | "paymentTermObh" | "baseOn">;

/** What an area does with its documents when the terms they are due by begin to hold or change. */
export type TermsRule = (tx: Tx, actor: Actor, terms: AgreedTerms) => Promise<void>;

const rules: TermsRule[] = [];

/** Adds what an area of documents does when terms change. */
export function registerTermsRule(rule: TermsRule): void {
  rules.push(rule);
}

/** Carries the terms of an active agreement into the documents that are due by them. */
export async function carryTerms(tx: Tx, actor: Actor, terms: AgreedTerms): Promise<void> {
  for (const rule of rules) await rule(tx, actor, terms);
}
