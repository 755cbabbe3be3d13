import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { lineTotals } from "@fairway/areas/charge/model/lineTotals.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type {
  calculateLines as calculateLinesCall,
  contractForInvoice as contractForInvoiceCall,
} from "../contract.ts";
import { issuingRights } from "../model/invoice.ts";
import { sideOf } from "../model/whyNotInvoiced.ts";
import { billedLines } from "./billedLines.ts";
import { readInvoiceContext } from "./invoiceContext.ts";

type Asked = Pick<Ask<typeof contractForInvoiceCall>, "type" | "chargeIds">;

/**
 * Computes the amounts of charges on an invoice or voucher with what is typed, without writing.
 *
 * Refuses: access.forbidden · record.notFound · as `billedLines`
 */
export async function calculateLines(tx: Tx, actor: Actor, ask: Ask<typeof calculateLinesCall>) {
  const { charges } = await readCharges(tx, actor, ask);
  const { lines } = await billedLines(tx, actor, charges, {
    type: ask.type,
    date: ask.date ?? actor.today,
    officeId: actor.officeId,
    typedRate: ask.excRateUsdToLocal ?? null,
    rateReason: ask.rateReason ?? null,
    lines: ask.lines,
  });
  const { totalVnd, totalUsd } = lineTotals(
    lines.map(({ charge, billed }) => ({ ...charge, ...billed })),
  );
  return {
    totalAmount: ask.currencyId === localCurrency ? totalVnd : totalUsd,
    totalAmountVnd: totalVnd,
    totalAmountUsd: totalUsd,
    charges: lines.map(({ charge, billed }) => ({ id: charge.id, ...billed })),
  };
}

/** Returns the agreement whose terms an invoice or voucher over these charges has, or null. */
export async function contractForInvoice(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contractForInvoiceCall>,
) {
  const { context } = await readCharges(tx, actor, ask, ask.partnerId);
  return context.agreement;
}

/** Reads charges of jobs within reach, with the agreement of a partner. */
async function readCharges(tx: Tx, actor: Actor, { type, chargeIds }: Asked, partner?: string) {
  actor.mustHave(issuingRights[type]);
  const charges: Surcharge[] = await getCharges(tx, actor, { chargeIds });
  const [first] = charges;
  if (!first || charges.length < new Set(chargeIds).size) throw refuse("record.notFound");
  const partnerId = partner ?? first.paymentObjectId;
  const context = await readInvoiceContext(tx, actor, charges, {
    partnerId,
    side: sideOf(type, charges),
  });
  if (actor.allowed("accManagement.detail", context.jobs).length < context.jobs.length) {
    throw refuse("record.notFound");
  }
  return { charges, context };
}
