import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { StoredAgreement } from "./agreementTable.ts";

/** What is owed under an agreement in its credit currency; null when that is not known. */
export type DebitRule = (
  tx: Tx,
  actor: Actor,
  agreement: StoredAgreement,
) => Promise<DecimalText | null>;

let rule: DebitRule | null = null;

/** Sets how an area above counts what is owed under an agreement. */
export function registerDebitRule(counts: DebitRule): void {
  rule = counts;
}

/** What is owed under an agreement; nothing as long as no area counts it. */
export async function debitOf(
  tx: Tx,
  actor: Actor,
  agreement: StoredAgreement,
): Promise<DecimalText | null> {
  return rule ? rule(tx, actor, agreement) : "0";
}

/** What is owed, as a sentence names it; a dash when that is not known. */
export function sayDebit(owed: DecimalText | null, currency: string, language: Language): string {
  return owed === null ? `– ${currency}` : `${sayAmount(owed, currency, language)} ${currency}`;
}
