import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import { type RecordChange, updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { declaredRule } from "../contract.ts";
import { type RuleTerms, whyNotRules } from "./whyNotRules.ts";

type Ask = Readonly<Record<string, unknown>>;

/**
 * Adds a link-fee rule.
 *
 * Refuses: as any record, linkFee.notSelling / .notBuying / .sameRule
 */
export async function addRule(tx: Tx, actor: Actor, ask: Ask) {
  const data = await createRecord(tx, actor, declaredRule, ask);
  await mustFit(tx, actor, data.id);
  return { status: true as const, data };
}

/**
 * Changes a link-fee rule.
 *
 * Locks: the rule.
 * Refuses: as any record, linkFee.notSelling / .notBuying / .sameRule
 */
export async function updateRule(tx: Tx, actor: Actor, ask: RecordChange & Ask) {
  const data = await updateRecord(tx, actor, declaredRule, ask);
  await mustFit(tx, actor, ask.id);
  return { status: true as const, data };
}

async function mustFit(tx: Tx, actor: Actor, id: string): Promise<void> {
  const rule = (await readRecord(tx, actor, declaredRule, id)) as unknown as RuleTerms;
  const wrong = await whyNotRules(tx, actor.companyId, [rule]);
  refuseFields(wrong.get(0) ?? []);
}
