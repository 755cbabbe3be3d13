import { chargedBills, onMenuOf } from "@fairway/areas/charge/server/chargedBill.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { readLink } from "./linkTable.ts";

/**
 * Returns the link of a charge with both of its lines, for users who may open both jobs; null without one.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule LC-6, areas/linkcharge/README.md
 */
export async function linkOfCharge(
  tx: Tx,
  actor: Actor,
  { id }: Ask<typeof contract.getLinkOfCharge>,
): Promise<Answer<typeof contract.getLinkOfCharge>> {
  const [line] = await getCharges(tx, actor, { chargeIds: [id] });
  if (!line) throw refuse("record.notFound");
  const link = await readLink(tx, actor, id);
  const others = link ? [link.origin.hblid, link.linked.hblid] : [];
  const bills = await chargedBills(tx, actor, [line.hblid, ...others]);
  for (const bill of bills) actor.must(onMenuOf(bill, "detail"), bill);
  return link;
}
