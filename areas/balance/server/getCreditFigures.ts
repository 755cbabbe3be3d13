import { coveringTogether } from "@fairway/areas/agreement/server/agreementRules.ts";
import { readExposures } from "@fairway/areas/agreement/server/exposures.ts";
import { type CreditAgreement, figuresOf } from "@fairway/areas/agreement/server/figuresOf.ts";
import { getAgreement } from "@fairway/areas/agreement/server/readAgreement.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";

/**
 * Returns the debt of a customer under an agreement now, for users who may open the agreement.
 *
 * Refuses: agreement.notFound · access.forbidden
 * Source: rules BL-1 to BL-5, BL-8 and BL-9, areas/balance/README.md
 */
export async function getCreditFigures(
  tx: Tx,
  actor: Actor,
  ask: { readonly argeementId: string },
) {
  const agreement = await getAgreement(tx, actor, { id: ask.argeementId });
  const figures = await figuresOf(tx, actor, agreement);
  const parent =
    agreement.contractType === "Parent Contract"
      ? await agreementOfParent(tx, actor, agreement.id)
      : null;
  const creditRate = parent ? (await figuresOf(tx, actor, parent)).creditRate : figures.creditRate;
  const exposures = await readExposures(tx, actor, [agreement.id]);
  return {
    agreementId: agreement.id,
    currency: agreement.creditCurrency,
    ...figures,
    creditRate,
    exposure: exposures.get(agreement.id) ?? null,
  };
}

/** The active agreement of the parent under which a parent contract stands. Source: rule AG-17 */
function agreementOfParent(tx: Tx, { companyId }: Actor, agreementId: string) {
  return maybe<CreditAgreement>(
    tx,
    sql`select p.id, p.partner_id, p.contract_type, p.credit_currency, p.credit_limit, p.trial_credit_limited
      from partner_agreement a
      join partner k on k.company_id = ${companyId} and k.id = a.partner_id
        and k.parent_id <> k.id
      join partner_agreement p on p.company_id = ${companyId} and p.partner_id = k.parent_id
        and p.active and p.saleman_id = a.saleman_id
      where a.company_id = ${companyId} and a.id = ${agreementId}
        and ${coveringTogether(companyId, sql`a`, sql`p`)}
      order by p.datetime_created, p.id limit 1`,
  );
}
