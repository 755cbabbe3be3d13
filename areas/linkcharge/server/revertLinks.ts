import { whyJobClosed } from "@fairway/areas/charge/model/refusals.ts";
import {
  chargedBills,
  mustChangeCharges,
  onMenuOf,
} from "@fairway/areas/charge/server/chargedBill.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import {
  deleteLinkedCharges,
  lockLinkableLines,
} from "@fairway/areas/charge/server/linkedCharges.ts";
import { jobsWithProfit, whyNoProfit } from "@fairway/areas/charge/server/refuseProfit.ts";
import { noteLinkFees } from "@fairway/areas/operation/server/jobLinks.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { refuseLink } from "../model/refusals.ts";
import type { LinkRow } from "./linkPair.ts";
import { deleteLinks, jobsWithLinks, linksOfCharges } from "./linkTable.ts";
import { madeLines } from "./madeLines.ts";

/**
 * Undoes the links of fees from either side: the buying lines go, the selling lines are free again.
 *
 * Shape: the number of statements does not depend on the lines.
 * Locks: the jobs of both sides in the order of their ids, then the buying lines.
 * Refuses: record.notFound · access.forbidden on either job · charge.jobLocked and the like ·
 *   linkCharge.notLinked · linkCharge.copyHeld · charge.noProfit
 * Source: rule LC-5, areas/linkcharge/README.md
 */
export function revertLinkFee(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.revertLinkFee>,
): Promise<Answer<typeof contract.revertLinkFee>> {
  return revertLinks(tx, actor, ids, linksOfCharges);
}

/**
 * Cancels lines that were made of other lines, also those that no link-fee rule made.
 *
 * Locks, Refuses: as revertLinkFee
 * Source: rule LC-5, areas/linkcharge/README.md
 */
export function cancelLinkCharge(
  tx: Tx,
  actor: Actor,
  { ids }: Ask<typeof contract.cancelLinkCharge>,
): Promise<Answer<typeof contract.cancelLinkCharge>> {
  return revertLinks(tx, actor, ids, async (...asks) => [
    ...(await linksOfCharges(...asks)),
    ...((await madeLines()?.pairsOf(...asks)) ?? []),
  ]);
}

async function revertLinks(
  tx: Tx,
  actor: Actor,
  asked: readonly string[],
  linksOf: typeof linksOfCharges,
) {
  const { companyId } = actor;
  const ids = [...new Set(asked)];
  const read = () => linksOf(tx, companyId, ids);
  const before = await read();
  const jobIds = [
    ...new Set(before.flatMap(({ originJobId, linkedJobId }) => [originJobId, linkedJobId])),
  ];
  await lockRows(tx, "shipment", { companyId, ids: jobIds });
  const links = await read();
  const joined = new Set(
    links.flatMap(({ originChargeId, linkedChargeId }) => [originChargeId, linkedChargeId]),
  );
  const alone = ids.filter((id) => !joined.has(id));
  if (alone.length > 0) throw await whyAlone(tx, actor, alone);
  const bills = await changeableBills(tx, actor, links);
  const copies = links.map(({ linkedChargeId }) => linkedChargeId);
  const lines = await lockLinkableLines(tx, actor, copies);
  const held = lines.flatMap(({ chargeCode, jobNo, claims }) =>
    claims.slice(0, 1).map(({ documentNo }) => ({ chargeCode, jobNo, documentNo })),
  );
  if (held[0]) throw refuseLink("linkCharge.copyHeld", held[0]);
  const byRule = links.flatMap((link) => (link.id === null ? [] : { ...link, id: link.id }));
  await deleteLinks(
    tx,
    actor,
    byRule.map(({ id }) => id),
  );
  const sources = byRule.map(({ originChargeId }) => originChargeId);
  await deleteLinkedCharges(tx, actor, { copies, sources });
  const without = bills.filter(({ noProfit }) => noProfit).map(({ jobId }) => jobId);
  const [gaining] = await jobsWithProfit(tx, actor, without);
  if (gaining) throw whyNoProfit(gaining);
  const origins = [...new Set(byRule.map(({ originJobId }) => originJobId))];
  const still = await jobsWithLinks(tx, companyId, origins);
  const freed = origins.filter((id) => !still.has(id));
  await noteLinkFees(tx, actor, freed, false);
  const jobs = origins.map((id) => ({
    id,
    jobNo: bills.find(({ jobId }) => jobId === id)?.jobNo ?? "",
    isLinkFee: still.has(id),
  }));
  return { status: true as const, data: { jobs, links: links.length } };
}

/**
 * The bills of both sides. Of a link by rule the charges of the operations job are changed and both jobs
 * are open; a source that no link-fee rule marked stays as it is and is only opened. Rule LC-6
 */
async function changeableBills(tx: Tx, actor: Actor, links: readonly LinkRow[]) {
  const changed = new Set(
    links.map(({ id, originHblid, linkedHblid }) => (id === null ? linkedHblid : originHblid)),
  );
  const open = new Set(
    links.flatMap(({ id, ...pair }) => (id === null ? [pair.linkedHblid] : hblidsOf(pair))),
  );
  const elsewhere = new Set(
    links.flatMap(({ id, ...pair }) => (id === null ? hblidsOf(pair) : [])),
  );
  const bills = await chargedBills(tx, actor, [...new Set(links.flatMap(hblidsOf))]);
  for (const bill of bills) {
    const isChanged = changed.has(bill.hblid);
    const action = isChanged ? "UpdateCharge" : "detail";
    const there = elsewhere.has(bill.hblid)
      ? ((await madeLines()?.actorAt(tx, actor, bill, action)) ?? actor)
      : actor;
    if (isChanged) mustChangeCharges(there, bill);
    else there.must(onMenuOf(bill, action), bill);
    const closed = open.has(bill.hblid) ? whyJobClosed(bill) : null;
    if (closed) throw closed;
  }
  return bills;
}

const hblidsOf = ({
  originHblid,
  linkedHblid,
}: Pick<LinkRow, "originHblid" | "linkedHblid">): string[] => [originHblid, linkedHblid];

/** The refusal of lines that are not linked, for a user who may change them. */
async function whyAlone(tx: Tx, actor: Actor, ids: readonly string[]) {
  const lines = await getCharges(tx, actor, { chargeIds: ids });
  const [line] = lines;
  if (!line || lines.length < ids.length) return refuse("record.notFound");
  const bills = await chargedBills(tx, actor, [...new Set(lines.map(({ hblid }) => hblid))]);
  for (const bill of bills) mustChangeCharges(actor, bill);
  const { chargeCode, jobNo } = line;
  return refuseLink("linkCharge.notLinked", { chargeCode, jobNo });
}
