import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRow, newId } from "@fairway/engine/db/writeRows.ts";
import type { AgreementInput } from "../model/agreementShapes.ts";
import { whyNotAgreement } from "../model/agreement.ts";
import { setMainSalesmen } from "@fairway/areas/partner/server/mainSalesmen.ts";
import { replaceScope } from "./agreementTable.ts";
import { type AgreementPartner, fullTerms } from "./agreementTerms.ts";
import { guardedPartner } from "@fairway/areas/partner/server/partnerPermit.ts";

/** Adds an agreement to a partner; inactive until it is activated. */
export async function addAgreement(
  tx: Tx,
  actor: Actor,
  ask: AgreementInput & { readonly partnerId: string },
) {
  const partner = await guardedPartner(tx, actor, ask.partnerId, "write", true);
  const data = await insertAgreement(tx, actor, { ...partner, type: partner.partnerType }, ask);
  return { status: true as const, data };
}

/**
 * Writes an agreement of a partner; the caller has checked the right to change the partner.
 *
 * Refuses: ask.invalid · record.exists (contract number) · record.unknownReference
 */
export async function insertAgreement(
  tx: Tx,
  actor: Actor,
  partner: AgreementPartner & { readonly id: string },
  ask: AgreementInput,
): Promise<{ id: string; version: number }> {
  const { officeId, saleService, ...terms } = await fullTerms(tx, actor, partner, ask);
  refuseFields(whyNotAgreement({ ...terms, saleService }));
  const id = newId();
  await insertRow(tx, "partner_agreement", {
    ...terms,
    ...stampNew(actor),
    id,
    partnerId: partner.id,
    arconfirmed: false,
    active: false,
  });
  await replaceScope(tx, actor.companyId, actor.userId, id, { officeId, saleService });
  await setMainSalesmen(tx, actor.companyId, [partner.id]);
  return { id, version: 1 };
}
