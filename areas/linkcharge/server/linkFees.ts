import { whyJobClosed } from "@fairway/areas/charge/model/refusals.ts";
import {
  type ChargedBill,
  chargedBills,
  mustChangeCharges,
  onMenuOf,
} from "@fairway/areas/charge/server/chargedBill.ts";
import {
  insertLinkedCharges,
  type LinkableLine,
  lockLinkableLines,
} from "@fairway/areas/charge/server/linkedCharges.ts";
import { shownCharges } from "@fairway/areas/charge/server/shownCharges.ts";
import type { RuleOfFee } from "@fairway/areas/linkfee/model/ruleOfFee.ts";
import { rulesForFees } from "@fairway/areas/linkfee/server/rulesForFees.ts";
import { serviceOfLink } from "@fairway/areas/operation/model/jobLink.ts";
import { type JobLink, jobLinks, noteLinkFees } from "@fairway/areas/operation/server/jobLinks.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { refuseLink } from "../model/refusals.ts";
import { whyNotLinked } from "../model/whyNotLinked.ts";
import {
  billsOfJobs,
  billsOfLinkedJobs,
  insertLinks,
  jobsOfLines,
  unlinkedLines,
} from "./linkTable.ts";

/**
 * Links every selling line of operations jobs that is not linked yet, all or nothing.
 *
 * Locks, Refuses: as linkCharges · linkCharge.nothing
 * Source: rules LC-1 to LC-4, areas/linkcharge/README.md
 */
export async function linkFeeJob(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.linkFeeJob>,
): Promise<Answer<typeof contract.linkFeeJob>> {
  const jobIds = [...new Set(ask.ids)];
  const links = await lockedLinks(tx, actor, jobIds);
  if (jobIds.some((id) => !links.has(id))) throw refuse("record.notFound");
  const found = await unlinkedLines(tx, actor.companyId, jobIds);
  const bills = await billsOfJobs(tx, actor.companyId, jobIds);
  const wanted = found.map(({ id, jobId }) => ({ id, field: `ids.${ask.ids.indexOf(jobId)}` }));
  return linkLines(tx, actor, { wanted, links, bills });
}

/**
 * Links chosen selling lines of operations jobs with the air or sea jobs that those serve: each becomes
 * a buying line there by its rule, all or nothing.
 *
 * Shape: the number of statements does not depend on the lines.
 * Locks: the jobs of both sides in the order of their ids, then the lines.
 * Refuses: record.notFound · access.forbidden on either job · charge.jobLocked and the like ·
 *   the first reason of LC-2, with those of all lines
 * Source: rules LC-1 to LC-4, areas/linkcharge/README.md
 */
export async function linkCharges(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.linkCharges>,
): Promise<Answer<typeof contract.linkCharges>> {
  const ids = [...new Set(ask.ids)];
  const jobs = await jobsOfLines(tx, actor.companyId, ids);
  if (ids.some((id) => !jobs.has(id))) throw refuse("record.notFound");
  const links = await lockedLinks(tx, actor, [...new Set(jobs.values())]);
  const wanted = ids.map((id) => ({ id, field: `ids.${ask.ids.indexOf(id)}` }));
  return linkLines(tx, actor, { wanted, links, bills: [] });
}

type Links = ReadonlyMap<string, JobLink>;

/** Locks jobs with those that they serve, and reads what they are linked to then. */
async function lockedLinks(tx: Tx, actor: Actor, jobIds: readonly string[]): Promise<Links> {
  const before = await jobLinks(tx, actor, jobIds);
  const ids = [...jobIds, ...served(before)];
  await lockRows(tx, "shipment", { companyId: actor.companyId, ids });
  const links = await jobLinks(tx, actor, jobIds);
  // Another job was linked meanwhile; it is not locked.
  if (served(links).some((id) => !ids.includes(id))) throw refuse("record.conflict");
  return links;
}

function served(links: Links): string[] {
  return [...links.values()].flatMap(({ serviceJobId }) => serviceJobId ?? []);
}

interface Linking {
  readonly wanted: readonly { readonly id: string; readonly field: string }[];
  readonly links: Links;
  /** Further bills on which the right is checked. */
  readonly bills: readonly string[];
}

async function linkLines(tx: Tx, actor: Actor, { wanted, links, bills }: Linking) {
  const { companyId } = actor;
  const lines = await lockLinkableLines(
    tx,
    actor,
    wanted.map(({ id }) => id),
  );
  if (lines.length < wanted.length) throw refuse("record.notFound");
  const unknown = [...links.values()].filter((each) => each.serviceJobId && !each.serviceHblId);
  const others = await billsOfLinkedJobs(
    tx,
    companyId,
    unknown.map(({ id }) => id),
  );
  const linkedBillOf = (jobId: string) =>
    links.get(jobId)?.serviceHblId ?? others.get(jobId) ?? null;
  const hblids = lines.flatMap(({ jobId, hblid }) => [hblid, linkedBillOf(jobId) ?? []].flat());
  const known = await chargedBills(tx, actor, [...new Set([...hblids, ...bills])]);
  const byId = new Map(known.map((bill) => [bill.hblid, bill]));
  const own = new Set([...lines.map(({ hblid }) => hblid), ...bills]);
  for (const bill of known) {
    // What comes to the linked job is what the rule says, so opening it is enough.
    if (own.has(bill.hblid)) mustChangeCharges(actor, bill);
    else actor.must(onMenuOf(bill, "detail"), bill);
    const closed = whyJobClosed(bill);
    if (closed) throw closed;
  }
  if (lines.length === 0) throw refuseLink("linkCharge.nothing");
  const targets = lines.map(({ jobId }) => byId.get(linkedBillOf(jobId) ?? "") ?? null);
  const rules = await rulesOf(tx, actor, { lines, links, byId, targets });
  refuseUnlinked({ lines, links, targets, rules, wanted });
  return writeLinks(tx, actor, {
    lines,
    targets: targets as ChargedBill[],
    rules: rules as RuleOfFee[],
  });
}

interface Ground {
  readonly lines: readonly LinkableLine[];
  readonly links: Links;
  readonly targets: readonly (ChargedBill | null)[];
}

/** The service in which the fee of a job is bought, by product and mode of the job. */
function serviceBuying(link: JobLink | undefined): string | null {
  if (!link?.productService) return null;
  return serviceOfLink(link.productService, link.serviceMode)?.code ?? null;
}

function rulesOf(
  tx: Tx,
  actor: Actor,
  { lines, links, byId }: Ground & { readonly byId: ReadonlyMap<string, ChargedBill> },
) {
  return rulesForFees(
    tx,
    actor,
    lines.map((line) => ({
      serviceSelling: byId.get(line.hblid)?.transactionType ?? "",
      chargeSelling: line.chargeId,
      serviceBuying: serviceBuying(links.get(line.jobId)),
      payerId: line.paymentObjectId,
    })),
  );
}

function refuseUnlinked(
  ground: Ground & Pick<Linking, "wanted"> & { readonly rules: readonly (RuleOfFee | null)[] },
): void {
  const { lines, links, targets, rules, wanted } = ground;
  const faults = lines.flatMap((line, at) => {
    const link = links.get(line.jobId);
    const facts = {
      ...line,
      isOfOperation: link !== undefined,
      shipmentMode: link?.shipmentMode ?? null,
      serviceBuying: serviceBuying(link),
      linked: targets[at] ?? null,
      rule: rules[at] ?? null,
    };
    return whyNotLinked(facts, wanted[at]?.field ?? "") ?? [];
  });
  const [first] = faults;
  if (!first) return;
  throw refuseLink(first.code as keyof typeof refuseLink.catalogue, first.facts, {
    fields: faults,
  });
}

async function writeLinks(
  tx: Tx,
  actor: Actor,
  ground: {
    readonly lines: readonly LinkableLine[];
    readonly targets: readonly ChargedBill[];
    readonly rules: readonly RuleOfFee[];
  },
) {
  const copies = ground.lines.map((source, at) => {
    const [bill, rule] = [ground.targets[at], ground.rules[at]];
    if (!bill || !rule) throw new Error(`charge ${source.id} is linked without bill or rule`);
    const charge = {
      id: rule.chargeBuying,
      group: rule.chargeGroup,
      groupName: rule.chargeGroupName,
    };
    return { id: newId(), source, bill, rule, charge, partnerId: rule.partnerBuying };
  });
  await insertLinkedCharges(tx, actor, copies);
  const links = copies.map(({ id, source, rule }) => {
    return { originChargeId: source.id, linkedChargeId: id, ruleId: rule.id };
  });
  await insertLinks(tx, actor, links);
  const jobs = new Map(ground.lines.map(({ jobId, jobNo }) => [jobId, jobNo]));
  await noteLinkFees(tx, actor, [...jobs.keys()], true);
  const shown = await shownCharges(
    tx,
    actor,
    copies.map(({ id }) => id),
  );
  const lines = copies.flatMap(({ id, source }) => {
    const line = shown.find((each) => each.id === id);
    return line ? [{ ...line, originChargeId: source.id }] : [];
  });
  const net = sum(lines.map(({ amountVnd }) => amountVnd));
  const vat = sum(lines.map(({ vatAmountVnd }) => vatAmountVnd));
  return {
    status: true as const,
    data: {
      lines,
      jobs: [...jobs].map(([id, jobNo]) => ({ id, jobNo, isLinkFee: true })),
      net: net.toFixed(),
      vat: vat.toFixed(),
      total: net.plus(vat).toFixed(),
    },
  };
}
