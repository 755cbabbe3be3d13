import { moveDues } from "@fairway/areas/due/server/moveDues.ts";
import { redateDues } from "@fairway/areas/due/server/redateDues.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { updateVersioned } from "@fairway/engine/db/writeRows.ts";
import type { AgreementInput } from "../model/agreementShapes.ts";
import { creditFields, whyNotAgreement, whyNotChanged } from "../model/agreement.ts";
import { refuseAgreement } from "../model/refusals.ts";
import { debitOf, sayDebit } from "./agreementDebit.ts";
import {
  type AgreementScope,
  overlapping,
  readAgreements,
  replaceScope,
  type StoredAgreement,
} from "./agreementTable.ts";
import { type FullTerms, fullTerms } from "./agreementTerms.ts";
import { rightOn } from "@fairway/areas/partner/server/partnerPermit.ts";
import { loadAgreement } from "./readAgreement.ts";

// The fields that the due days of documents depend on.
const dueFields = ["paymentTerm", "paymentTermObh", "baseOn"] as const;
// Further fields, in addition to the credit terms, that the receivables team confirms.
const trialFields = ["trialEffectDate", "trialExpiredDate", "baseOn"] as const;

/**
 * Changes an agreement. Changing credit terms requires the right AccountReceivable, changing an
 * active agreement ActiveContract or AccountReceivable (AG-3).
 *
 * Locks: the agreement.
 * Refuses: agreement.notFound · access.forbidden · record.conflict · agreement.activeIsReadOnly ·
 *   agreement.creditIsGuarded · agreement.prepaidWhileOwed · agreement.typeChangeDeactivates · agreement.overlapsActive ·
 *   ask.invalid
 */
export async function updateAgreement(
  tx: Tx,
  actor: Actor,
  ask: AgreementInput & {
    readonly id: string;
    readonly version: number;
    readonly confirmed?: boolean | null | undefined;
  },
) {
  const { agreement, partner } = await loadAgreement(tx, actor, ask.id, "write", true);
  if (agreement.version !== ask.version) throw refuse("record.conflict");
  const has = (action: string) => actor.may(rightOn(partner.partnerType, action), partner);
  if (agreement.active && !has("ActiveContract") && !has("AccountReceivable")) {
    throw refuseAgreement("agreement.activeIsReadOnly");
  }
  const guarded = { ...partner, type: partner.partnerType };
  const kept = Object.fromEntries(
    creditFields
      .filter((field) => ask[field] === undefined)
      .map((field) => [field, agreement[field]]),
  );
  const full = await fullTerms(tx, actor, guarded, {
    ...ask,
    ...kept,
    salemanId: ask.salemanId ?? agreement.salemanId,
    effectiveDate: ask.effectiveDate ?? agreement.effectiveDate,
    noDue: ask.noDue ?? agreement.noDue,
    vas: ask.vas ?? agreement.vas,
    autoExtendDays: ask.autoExtendDays ?? agreement.autoExtendDays,
  } as AgreementInput);
  refuseFields([...whyNotAgreement(full), ...whyNotChanged(agreement, full)]);
  const retyped = agreement.contractType !== full.contractType;
  if (retyped && full.contractType === "Prepaid") await refuseOwed(tx, actor, agreement);
  const deactivates = agreement.active && retyped && !has("ActiveContract");
  if (deactivates && !ask.confirmed) throw refuseAgreement("agreement.typeChangeDeactivates");
  if (!has("AccountReceivable")) {
    const touched = creditFields.filter((field) => differs(agreement, full, field));
    if (touched.length > 0) {
      throw refuseAgreement(
        "agreement.creditIsGuarded",
        {},
        {
          fields: touched.map((field) => refuseAgreement.field(field, "agreement.creditIsGuarded")),
        },
      );
    }
  }
  const { officeId, saleService, ...terms } = full;
  // Changed terms must be confirmed again by the receivables team.
  const dated = trialFields.some((each) => agreement[each] !== full[each]);
  const reconfirm =
    !agreement.active && (dated || creditFields.some((each) => differs(agreement, full, each)));
  const key = { companyId: actor.companyId, id: ask.id, version: ask.version };
  const version = await updateVersioned(tx, "partner_agreement", key, {
    ...terms,
    ...(reconfirm ? { arconfirmed: false } : {}),
    ...(deactivates ? { active: false, inactiveOn: "now", approvalStatus: "New" } : {}),
    ...stampChange(actor),
  });
  await replaceScope(tx, actor.companyId, actor.userId, ask.id, { officeId, saleService });
  if (agreement.active && !deactivates) {
    await refuseOverlap(tx, actor, { ...agreement, ...full });
    if (agreement.salemanId !== full.salemanId) {
      await moveDues(tx, actor, agreement, full.salemanId);
    }
    const dues = dueFields.some((each) => agreement[each] !== full[each]);
    if (dues) await redateDues(tx, actor, { ...agreement, ...full });
  }
  return { status: true as const, data: { id: ask.id, version } };
}

async function refuseOwed(tx: Tx, actor: Actor, agreement: StoredAgreement): Promise<void> {
  const owed = await debitOf(tx, actor, agreement);
  if (owed !== null && decimal(owed).lte(0)) return;
  const amount = sayDebit(owed, agreement.creditCurrency, actor.language);
  throw refuseAgreement("agreement.prepaidWhileOwed", { amount }, { field: "contractType" });
}

async function refuseOverlap(tx: Tx, actor: Actor, agreement: AgreementScope): Promise<void> {
  const { companyId } = actor;
  const others = await readAgreements(
    tx,
    companyId,
    actor.today,
    overlapping(companyId, agreement),
  );
  if (others.length > 0) {
    throw refuseAgreement("agreement.overlapsActive", {}, { field: "saleService" });
  }
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
