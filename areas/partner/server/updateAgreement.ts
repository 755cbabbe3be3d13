import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type { AgreementInput } from "../contract.ts";
import { creditFields, whyNotAgreement } from "../model/agreement.ts";
import { refusePartner } from "../model/refusals.ts";
import { replaceScope, type StoredAgreement } from "./agreementTable.ts";
import { type FullTerms, fullTerms } from "./agreementTerms.ts";
import { rightOn } from "./partnerPermit.ts";
import { loadAgreement } from "./readAgreement.ts";

/**
 * Changes an agreement. Credit terms are the receivables team's; an active agreement is changed
 * only by those who could switch it off.
 *
 * Locks: the agreement.
 * Refuses: agreement.notFound · access.forbidden · record.conflict · agreement.activeIsReadOnly ·
 *   agreement.creditIsGuarded · ask.invalid
 */
export async function updateAgreement(
  tx: Tx,
  actor: Actor,
  ask: AgreementInput & { readonly id: string; readonly version: number },
) {
  const { agreement, partner } = await loadAgreement(tx, actor, ask.id, "write", true);
  if (agreement.version !== ask.version) throw refuse("record.conflict");
  const has = (action: string) => actor.may(rightOn(partner.partnerType, action), partner);
  if (agreement.active && !has("ActiveContract") && !has("AccountReceivable")) {
    throw refusePartner("agreement.activeIsReadOnly");
  }
  const guarded = { ...partner, type: partner.partnerType };
  const kept = Object.fromEntries(
    creditFields.filter((field) => ask[field] == null).map((field) => [field, agreement[field]]),
  );
  const full = await fullTerms(tx, actor, guarded, {
    ...ask,
    ...kept,
    salemanId: ask.salemanId ?? agreement.salemanId,
    effectiveDate: ask.effectiveDate ?? agreement.effectiveDate,
  } as AgreementInput);
  refuseFields(whyNotAgreement(full));
  if (!has("AccountReceivable")) {
    const touched = creditFields.filter((field) => differs(agreement, full, field));
    if (touched.length > 0) {
      throw refusePartner(
        "agreement.creditIsGuarded",
        {},
        {
          fields: touched.map((field) => refusePartner.field(field, "agreement.creditIsGuarded")),
        },
      );
    }
  }
  const { officeId, saleService, ...terms } = full;
  // What the receivables team has confirmed is confirmed anew when its terms change.
  const reconfirm =
    !agreement.active && creditFields.some((each) => differs(agreement, full, each));
  const key = { companyId: actor.companyId, id: ask.id, version: ask.version };
  const version = await updateVersioned(tx, "partner_agreement", key, {
    ...terms,
    ...(reconfirm ? { arconfirmed: false } : {}),
    ...stampChange(actor),
  });
  await replaceScope(tx, actor.companyId, actor.userId, ask.id, { officeId, saleService });
  return { status: true as const, data: { id: ask.id, version } };
}

function differs(
  before: StoredAgreement,
  after: FullTerms,
  field: (typeof creditFields)[number],
): boolean {
  const one = before[field];
  const other = after[field];
  if (typeof one === "boolean" || typeof other === "boolean") return one !== other;
  if (one === null || other === null) return one !== other;
  return !decimal(String(one)).eq(decimal(String(other)));
}
