import { ownSide } from "../model/answersOfClaims.ts";
import { wrongDebtors } from "@fairway/areas/agreement/server/partnersForCharge.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseCharge } from "../model/refusals.ts";
import type { ChargeReferences } from "./chargeReferences.ts";
import { type PlannedTab, touchedLines } from "./tabLines.ts";

/**
 * Returns the refusals of partners of each tab: a refund fee is the carrier's, selling and on-behalf
 * lines are charged to the customer of the bill, the agent of the job, or a partner with an agreement.
 * Only further partners are read, with one statement for all tabs of a job.
 *
 * Source: rules CH-20 and CH-23, areas/charge/README.md
 */
export async function wrongPartners(
  tx: Tx,
  actor: Actor,
  tabs: readonly PlannedTab[],
  { partners }: Pick<ChargeReferences, "partners">,
): Promise<(tab: PlannedTab) => FieldRefusal[]> {
  const further = tabs.flatMap(furtherDebtors);
  const [first] = tabs;
  const debtors = new Map(further.map((each) => [keyOf(each), each]));
  const wrong =
    first && debtors.size > 0
      ? await wrongDebtors(tx, actor, [...debtors.values()], {
          service: first.bill.transactionType,
          officeId: first.bill.billOfficeId,
        })
      : [];
  const keys = new Set(wrong.map(keyOf));
  return (tab) => [
    ...wrongRefunds(tab),
    ...furtherDebtors(tab)
      .filter((each) => keys.has(keyOf(each)))
      .map(({ at, partnerId }) => {
        const partnerName = partners.get(partnerId)?.name ?? "";
        return refuseCharge.field(partnerOf(at), "charge.notSoldTo", { partnerName });
      }),
  ];
}

const keyOf = (each: { partnerId: string; salemanId: string | null }) =>
  `${each.partnerId} ${each.salemanId}`;

const partnerOf = (at: number) => `charges.${at}.paymentObjectId`;

/** The partners of selling and on-behalf lines that are not known from the shipment. */
function furtherDebtors(tab: PlannedTab) {
  if (ownSide[tab.type] === "credit") return [];
  const { customerId, agentId, saleManId: salemanId } = tab.bill;
  return touchedLines(tab).flatMap(({ at, line, before }) => {
    const partnerId = line.paymentObjectId;
    const isKnown =
      line.isRefundFee ||
      partnerId === before?.paymentObjectId ||
      partnerId === customerId ||
      partnerId === agentId;
    return partnerId === null || isKnown ? [] : [{ at, partnerId, salemanId }];
  });
}

function wrongRefunds(tab: PlannedTab): FieldRefusal[] {
  const { coloaderId } = tab.bill;
  return touchedLines(tab).flatMap(({ at, line, before }) => {
    if (!line.isRefundFee || line.paymentObjectId === null) return [];
    const isStored = before?.isRefundFee && before.paymentObjectId === line.paymentObjectId;
    if (isStored || line.paymentObjectId === coloaderId) return [];
    const code = coloaderId === null ? "charge.refundLacksCarrier" : "charge.refundOfCarrier";
    return [refuseCharge.field(partnerOf(at), code)];
  });
}
