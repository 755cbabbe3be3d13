import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { addAndUpdate, saveBillCharges as billCall } from "../contract.ts";
import { planSave } from "../model/planSave.ts";
import { refuseCharge, whyJobClosed } from "../model/refusals.ts";
import { surchargeTypes } from "../model/surcharge.ts";
import { tabFields } from "../model/tabFields.ts";
import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { billsOfJob, mustChangeCharges } from "./chargedBill.ts";
import { chargeReferences } from "./chargeReferences.ts";
import { deleteLines } from "./deleteLines.ts";
import { linePoints, type WrittenTab } from "./linePoints.ts";
import { provenSources } from "./provenSources.ts";
import { refuseProfit } from "./refuseProfit.ts";
import { readShownCharges } from "./readShownCharges.ts";
import { readSurcharges } from "./surchargeTable.ts";
import { wrongPartners } from "./wrongPartners.ts";
import {
  addedRows,
  changedRows,
  type PlannedTab,
  rateTabs,
  refuseAmounts,
  touchedLines,
  whyNotTab,
} from "./tabLines.ts";

/**
 * Saves new, changed and removed lines of one tab of a house bill, all or nothing.
 *
 * Locks and refuses: as `saveBillCharges`, with fields such as `charges.3.unitPrice`
 * Source: rules CH-3 to CH-10, areas/charge/README.md
 */
export function saveCharges(tx: Tx, actor: Actor, ask: Ask<typeof addAndUpdate>) {
  return saveTabs(tx, actor, oneTab(ask));
}

/**
 * Saves lines that a verb made on one or several bills of a job, such as a split: the sources of
 * their prices are the verb's. Profit and check points are asked once, of all bills together.
 *
 * Shape: new lines keep the work order that they are made from.
 */
export function saveMadeCharges(
  tx: Tx,
  actor: Actor,
  asks: readonly Ask<typeof addAndUpdate>[],
  workOrderId: string | null = null,
) {
  const hblids = asks.map(({ hblid }) => hblid);
  const tabs = asks.flatMap((ask) => oneTab(ask).tabs);
  return saveTabs(tx, actor, { hblids, tabs, made: { workOrderId } });
}

function oneTab({ hblid, ...changed }: Ask<typeof addAndUpdate>): Changes {
  return { hblids: [hblid], tabs: [{ hblid, path: "", ...changed }] };
}

/**
 * Saves the tabs of a house bill that changed, all or nothing.
 *
 * Locks: the job and the bill, then the lines.
 * Refuses: charge.jobLocked / .jobFinished / .jobCanceled · record.conflict (409, with the lines)
 * · charge.frozen (409) · ask.invalid with `selling.charges.3.unitPrice` and the like
 * · charge.noProfit · checkPoint.stopped
 * Source: rules CH-3 to CH-10, areas/charge/README.md; CK-5, areas/credit/README.md
 */
export function saveBillCharges(tx: Tx, actor: Actor, ask: Ask<typeof billCall>) {
  const tabs = surchargeTypes.flatMap((type) => {
    const changed = ask[tabFields[type]];
    const tab = { hblid: ask.hblid, type, path: `${tabFields[type]}.` };
    return changed ? [{ ...tab, ...changed }] : [];
  });
  return saveTabs(tx, actor, { hblids: [ask.hblid], tabs });
}

interface Changes {
  /** Bills of one job. */
  readonly hblids: readonly string[];
  readonly tabs: readonly (Ask<typeof addAndUpdate> & {
    /** What precedes the fields of the tab in a refusal. */
    readonly path: string;
  })[];
  /** The lines are made by a verb, not sent. */
  readonly made?: { readonly workOrderId: string | null };
}

type Tab = PlannedTab & { readonly path: string };

async function saveTabs(tx: Tx, actor: Actor, { hblids, tabs: sent, made }: Changes) {
  const bills = await billsOfJob(tx, actor, hblids, "locked");
  const [bill] = bills;
  mustChangeCharges(actor, bill);
  const closed = whyJobClosed(bill);
  if (closed) throw closed;

  const types = sent.map((each) => each.type);
  const ofTabs = sql`s.hblid = any(${[...hblids]}::uuid[]) and s.type = any(${types}::text[])`;
  const found = await readSurcharges(tx, actor.companyId, ofTabs, { locked: true });
  const changed = made ? sent : await provenSources(tx, actor, bill, { tabs: sent, stored: found });
  const tabs = changed.map(({ hblid, type, path, charges, removed }) => {
    const stored = found.filter((each) => each.hblid === hblid && each.type === type);
    const plan = planSave(type, stored, charges, removed);
    return { bill: bills.find((each) => each.hblid === hblid) ?? bill, type, path, stored, plan };
  });
  refuseConflicts(tabs.flatMap((tab) => onTab(tab, tab.plan.conflicts)));

  const touches = tabs.some((tab) => touchedLines(tab).length > 0);
  const written = touches ? await writeLines(tx, actor, tabs, made ?? null) : [];
  const gone = tabs.flatMap(({ plan }) => plan.removed.map((each) => each.id));
  await deleteLines(tx, actor, gone);
  const earns = types.some((type) => type !== "OBH");
  if (earns && bill.noProfit) await refuseProfit(tx, actor, bill);
  const removed = tabs.flatMap((tab) =>
    tab.plan.removed.map((before, at) => ({
      bill: tab.bill,
      before,
      field: `${tab.path}removed.${at}.id`,
    })),
  );
  const passed = await passCheckPoints(tx, actor, linePoints(written, removed));
  return { status: true as const, data: await readShownCharges(tx, actor, ofTabs), ...passed };
}

async function writeLines(
  tx: Tx,
  actor: Actor,
  tabs: readonly Tab[],
  made: Changes["made"] | null,
): Promise<WrittenTab[]> {
  const touched = tabs.flatMap((tab) => touchedLines(tab).map((each) => each.line));
  const known = await chargeReferences(tx, actor, touched);
  const partners = await wrongPartners(tx, actor, tabs, known);
  refuseFields(
    tabs.flatMap((tab) =>
      onTab(tab, [...whyNotTab(tab, known, made ? null : actor.today), ...partners(tab)]),
    ),
  );
  const rated = await rateTabs(tx, actor, { tabs, known });
  const written = tabs.map((tab, at) => ({ tab, lines: rated[at] ?? [] }));
  const wrong = written.flatMap(({ tab, lines }) =>
    onTab(
      tab,
      lines.flatMap((each) => each.wrong),
    ),
  );
  await refuseAmounts(tx, actor, wrong);

  const workOrderId = made?.workOrderId ?? null;
  const added = written.flatMap(({ tab, lines }) => addedRows(actor, tab, { lines, known }));
  await insertRows(
    tx,
    "surcharge",
    added.map((row) => ({ ...row, workOrderId })),
  );
  const lines = written.flatMap((each) => each.lines);
  const changed = (isFrozen: boolean) => changedRows(actor, lines, { known, isFrozen });
  await updateRows(tx, "surcharge", actor.companyId, changed(false));
  await updateRows(tx, "surcharge", actor.companyId, changed(true));
  return written.map(({ tab, lines: ofTab }) => ({
    tab,
    lines: ofTab,
    list: `${tab.path}charges`,
  }));
}

function onTab({ path }: Tab, faults: readonly FieldRefusal[]): FieldRefusal[] {
  return faults.map((fault) => ({ ...fault, field: `${path}${fault.field}` }));
}

function refuseConflicts(conflicts: readonly FieldRefusal[]): void {
  const frozen = conflicts.find((each) => !meanwhile.includes(each.code));
  if (conflicts.length === 0) return;
  if (!frozen) throw refuse("record.conflict", {}, { fields: conflicts });
  const code = frozen.code as keyof typeof refuseCharge.catalogue;
  throw refuseCharge(code, frozen.facts, { fields: conflicts });
}

const meanwhile = ["charge.sameTwice", "charge.gone", "charge.changed"];
