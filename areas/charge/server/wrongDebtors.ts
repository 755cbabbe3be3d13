import { mayBeCharged } from "@fairway/areas/agreement/model/mayBeCharged.ts";
import { chargedPartners } from "@fairway/areas/agreement/server/partnersForCharge.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { refuseCharge } from "../model/refusals.ts";
import type { ChargeReferences } from "./chargeReferences.ts";
import { type PlannedTab, touchedLines } from "./tabLines.ts";

/**
 * Returns the refusals of partners to which selling and on-behalf lines of each tab may not be
 * charged. The customer of the bill and the agent of the job always may; only further partners are
 * read, with one statement for all tabs of a job.
 *
 * Source: rule CH-20, areas/charge/README.md
 */
export async function wrongDebtors(
  tx: Tx,
  actor: Actor,
  tabs: readonly PlannedTab[],
  { partners }: Pick<ChargeReferences, "partners">,
): Promise<(tab: PlannedTab) => FieldRefusal[]> {
  const ids = [...new Set(tabs.flatMap((tab) => furtherDebtors(tab).map((each) => each.id)))];
  const [first] = tabs;
  if (!first || ids.length === 0) return () => [];
  const { transactionType: service, billOfficeId: officeId } = first.bill;
  const found = await chargedPartners(tx, actor, ids, { service, officeId });
  const byId = new Map(found.map((each) => [each.id, each]));
  return (tab) =>
    furtherDebtors(tab).flatMap(({ at, id }) => {
      const partner = byId.get(id);
      // A partner that does not exist or is inactive has its own refusal.
      if (!partner || mayBeCharged(partner, tab.bill.saleManId)) return [];
      const name = partners.get(id)?.name ?? "";
      const field = `charges.${at}.paymentObjectId`;
      return [refuseCharge.field(field, "charge.notSoldTo", { partnerName: name })];
    });
}

function furtherDebtors(tab: PlannedTab): { at: number; id: string }[] {
  if (tab.type === "BUY") return [];
  const { customerId, agentId } = tab.bill;
  return touchedLines(tab).flatMap(({ at, line, before }) => {
    const id = line.paymentObjectId;
    const isKnown = id === before?.paymentObjectId || id === customerId || id === agentId;
    return id === null || isKnown ? [] : [{ at, id }];
  });
}
