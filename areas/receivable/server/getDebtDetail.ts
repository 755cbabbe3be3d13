import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { receivableCriteria } from "../model/criteria.ts";
import type { DebtDetail, DebtDocument } from "../model/debtDocument.ts";
import { byOffice, debtShares, documentsBehind } from "../model/debtShares.ts";
import type { Receivable } from "../model/receivable.ts";
import { readReceivables } from "./listReceivables.ts";
import { readDebts } from "./readDebts.ts";
import type { Debtor } from "./receivableRows.ts";

/**
 * Returns what is owed under an agreement, or by a partner without one, by office and service.
 *
 * Refuses: record.notFound · access.forbidden · ask.invalid
 * Source: rules RV-1 to RV-7, areas/receivable/README.md
 */
export async function getDebtDetail(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getDebtDetail>,
): Promise<DebtDetail> {
  const { row, debtor, day } = await openDebtor(tx, actor, ask);
  const shares = debtShares(await readDebts(tx, actor, debtor, day));
  return { ...row, day, offices: byOffice(shares, row.currency) };
}

/** The same for a partner without an agreement. */
export function getDetailOfPartner(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getDetailOfPartner>,
): Promise<DebtDetail> {
  return getDebtDetail(tx, actor, { ...ask, agreementId: null });
}

/**
 * Lists the documents behind a figure of a debtor, at one office and service or at all.
 *
 * Refuses: record.notFound · access.forbidden · ask.invalid
 */
export async function getDebitDetail(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getDebitDetail>,
): Promise<Answer<typeof contract.getDebitDetail>> {
  return (await openFigure(tx, actor, ask)).documents;
}

/** Reads the row of a debtor and the documents behind one of its figures. */
export async function openFigure(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getDebitDetail>,
): Promise<{ readonly row: Receivable; readonly documents: DebtDocument[] }> {
  const { row, debtor, day } = await openDebtor(tx, actor, ask);
  const { figure, officeId, service } = ask;
  const shares = debtShares(await readDebts(tx, actor, debtor, day)).filter(
    ({ place }) =>
      (!officeId || place.officeId === officeId) && (!service || place.service === service),
  );
  return { row, documents: documentsBehind(shares, { figure, currency: row.currency, day }) };
}

async function openDebtor(
  tx: Tx,
  actor: Actor,
  { agreementId, partnerId, saleManId, day: asked }: Ask<typeof contract.getDebtDetail>,
) {
  const day = asked ?? actor.today;
  if (!agreementId && !partnerId) throw refuse("ask.invalid", {}, { field: "partnerId" });
  const debtor: Debtor = agreementId
    ? { agreementId }
    : { agreementId: null, partnerId: partnerId as string, saleManId };
  actor.mustHave(agreementId ? "acctARP.list" : "acctARP.NoContract");
  const { found } = await readReceivables(tx, actor, {
    day,
    tab: agreementId ? null : "NO_AGREEMENT",
    criteria: receivableCriteria.parse({}),
    bySalesman: false,
    only: debtor,
  });
  const [row] = found;
  if (!row) throw refuse("record.notFound");
  return { row, debtor, day };
}
