import type { DecimalText } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { StoredAgreement } from "./agreementTable.ts";
import { figuresOf } from "./figuresOf.ts";

/**
 * Returns the debt under an agreement in its credit currency; null when it is unknown.
 *
 * Source: rule AG-10, areas/agreement/README.md
 */
export async function debitOf(
  tx: Tx,
  actor: Actor,
  agreement: StoredAgreement,
): Promise<DecimalText | null> {
  return (await figuresOf(tx, actor, agreement)).debitAmount;
}

/** Formats a debt for a refusal; a dash when it is unknown. */
export function sayDebit(owed: DecimalText | null, currency: string, language: Language): string {
  return owed === null ? `– ${currency}` : `${sayAmount(owed, currency, language)} ${currency}`;
}
