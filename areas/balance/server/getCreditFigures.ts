import { ratesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { getAgreement } from "@fairway/areas/agreement/server/readAgreement.ts";
import { dueSums } from "@fairway/areas/due/server/dueSums.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ToVnd } from "../model/amountIn.ts";
import { type Advances, type CreditTerms, creditFigures } from "../model/creditFigures.ts";
import { receivableSums } from "./receivableSums.ts";

type Agreement = CreditTerms & { readonly id: string; readonly partnerId: string };

/**
 * Returns what a customer owes under an agreement now, for users who may open the agreement.
 *
 * Refuses: agreement.notFound · access.forbidden
 * Source: rules BL-1 to BL-5, areas/balance/README.md
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
  return {
    agreementId: agreement.id,
    currency: agreement.creditCurrency,
    ...figures,
    creditRate,
  };
}

/** The figures of an agreement, without asking who wants them. */
export async function figuresOf(tx: Tx, actor: Actor, agreement: Agreement) {
  const sums = await receivableSums(tx, actor, [agreement.id]);
  const advances = await advancesOf(tx, actor, agreement);
  const toVnd = await todaysRates(tx, actor, agreement.creditCurrency);
  return creditFigures(agreement, { sums, advances, toVnd });
}

/** Today's rates of a currency that the books are not kept in, with that of the US dollar. */
export async function todaysRates(tx: Tx, actor: Actor, currency: string): Promise<ToVnd> {
  if (currency === "VND" || currency === "USD") return () => null;
  const rate = await ratesToVnd(tx, actor, [currency, "USD"], [actor.today]);
  return (wanted) => rate(wanted, actor.today);
}

async function advancesOf(tx: Tx, actor: Actor, agreement: Agreement): Promise<Advances> {
  const { id, partnerId } = agreement;
  const sums = await dueSums(tx, actor, { partnerId, side: "credit", kind: "advance" });
  const of = (currency: string) =>
    sums.find((each) => each.agreementId === id && each.currencyId === currency)?.open ?? "0";
  return { vnd: of("VND"), usd: of("USD") };
}

// The active agreement that a parent contract stands under: of the same salesman, over an office
// and a service of both.
function agreementOfParent(tx: Tx, { companyId }: Actor, agreementId: string) {
  return maybe<Agreement>(
    tx,
    sql`select p.id, p.partner_id, p.contract_type, p.credit_currency, p.credit_limit, p.trial_credit_limited
      from partner_agreement a
      join partner k on k.company_id = ${companyId} and k.id = a.partner_id
        and k.parent_id <> k.id
      join partner_agreement p on p.company_id = ${companyId} and p.partner_id = k.parent_id
        and p.active and p.saleman_id = a.saleman_id
      where a.company_id = ${companyId} and a.id = ${agreementId}
        and exists (select from partner_agreement_office x
          join partner_agreement_office y on y.company_id = ${companyId}
            and y.office_id = x.office_id and y.agreement_id = p.id
          where x.company_id = ${companyId} and x.agreement_id = a.id)
        and exists (select from partner_agreement_service x
          join partner_agreement_service y on y.company_id = ${companyId}
            and y.service = x.service and y.agreement_id = p.id
          where x.company_id = ${companyId} and x.agreement_id = a.id)
      order by p.datetime_created, p.id limit 1`,
  );
}
