import type { CheckAlert } from "@fairway/areas/credit/model/checkAlert.ts";
import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { ChargeLine } from "../model/chargeLine.ts";
import { planMade } from "../model/planSave.ts";
import type { Surcharge, LineType } from "../model/surcharge.ts";
import { whatIsWrong } from "../model/whatIsWrong.ts";
import type { ChargedBill } from "./chargedBill.ts";
import { chargeReferences } from "./chargeReferences.ts";
import { linePoints } from "./linePoints.ts";
import { jobsWithProfit, whyNoProfit } from "./refuseProfit.ts";
import { readSurcharges } from "./surchargeTable.ts";
import {
  addedRows,
  changedRows,
  type PlannedTab,
  rateTabs,
  refuseAmounts,
  touchedLines,
} from "./tabLines.ts";
import { wrongPartners } from "./wrongPartners.ts";

/** A line that a verb makes of another one. */
export interface MadeLine {
  readonly id: string;
  readonly line: ChargeLine;
  /** The line that it is made of, where it is changed there only. */
  readonly linkChargeId: string | null;
  /** The line as the verb made it before. */
  readonly before?: Surcharge;
  /** True for a line that is entered on a document. */
  readonly isOfDocument?: true;
  /** Its place among the lines that the verb was sent; by default that on its side. */
  readonly at?: number;
}

/** Lines that a verb makes on one side of a bill. */
export interface MadeTab {
  readonly bill: ChargedBill;
  readonly type: LineType;
  readonly lines: readonly MadeLine[];
}

type Tab = PlannedTab & { readonly lines: readonly (MadeLine & { readonly at: number })[] };

/**
 * Adds lines that a verb made to bills of several jobs, or changes those that it made before, with the checks of a save but for repeated lines,
 * which stand for repeated lines elsewhere (CH-6).
 *
 * Shape: the statements do not depend on the jobs and lines, except that each further service and office
 *   takes two more.
 *   Refusals name a field of `list`.
 * Locks: nothing more; the caller has locked the jobs and checked the rights on them.
 * Refuses: ask.invalid with the wrong lines · rate.missing · charge.noProfit · checkPoint.stopped
 */
export async function addMadeLines(
  tx: Tx,
  actor: Actor,
  made: readonly MadeTab[],
  list = "charges",
): Promise<{ readonly alerts?: CheckAlert[] }> {
  const all = made.flatMap(({ lines }) => lines.map(({ line }) => line));
  if (all.length === 0) return {};
  const bills = [...new Set(made.map(({ bill }) => bill.hblid))];
  const stored = await readSurcharges(tx, actor.companyId, sql`s.hblid = any(${bills}::uuid[])`);
  const known = await chargeReferences(tx, actor, all);
  const named = (faults: readonly FieldRefusal[]) =>
    faults.map((fault) => ({ ...fault, field: fault.field.replace(/^charges\b/, list) }));
  const tabs = made.map(({ bill, type, lines: sent }): Tab => {
    const lines = sent.map((each, at) => ({ at, ...each }));
    const ofTab = stored.filter((each) => each.hblid === bill.hblid && each.type === type);
    return { bill, type, lines, stored: ofTab, plan: planMade(type, lines) };
  });

  const written: { tab: Tab; lines: Awaited<ReturnType<typeof rateTabs>>[number] }[] = [];
  for (const group of byOffice(tabs)) {
    const partners = await wrongPartners(tx, actor, group, known);
    refuseFields(named(group.flatMap((tab) => [...wrongLines(tab, known), ...partners(tab)])));
    const rated = await rateTabs(tx, actor, { tabs: group, known });
    await refuseAmounts(tx, actor, named(rated.flat().flatMap((each) => each.wrong)));
    for (const [at, tab] of group.entries()) {
      const lines = (rated[at] ?? []).map((each) => ({
        ...each,
        id: each.before?.id ?? tab.lines.find(({ at: own }) => own === each.at)?.id ?? each.id,
      }));
      written.push({ tab, lines });
    }
  }
  await insertRows(
    tx,
    "surcharge",
    written.flatMap(({ tab, lines }) =>
      addedRows(actor, tab, { lines, known }).map((row) => {
        const line = tab.lines.find(({ id }) => id === row.id);
        const { linkChargeId = null, isOfDocument = false } = line ?? {};
        return { ...row, linkChargeId, isFromShipment: !isOfDocument };
      }),
    ),
  );
  const changed = written.flatMap(({ lines }) => lines);
  const isFrozen = false;
  await updateRows(
    tx,
    "surcharge",
    actor.companyId,
    changedRows(actor, changed, { known, isFrozen }),
  );
  const without = made.filter(({ bill, type }) => bill.noProfit && type !== "OBH");
  const [earning] = await jobsWithProfit(
    tx,
    actor,
    without.map(({ bill }) => bill.jobId),
  );
  if (earning) throw whyNoProfit(earning);
  return passCheckPoints(
    tx,
    actor,
    linePoints(written.map(({ tab, lines }) => ({ tab, lines, list }))),
  );
}

function wrongLines(
  { bill, type, plan }: Tab,
  known: Awaited<ReturnType<typeof chargeReferences>>,
) {
  const { transactionType, billOfficeId: officeId } = bill;
  const around = { ...known, type, transactionType, officeId };
  return touchedLines({ bill, type, stored: [], plan }).flatMap(({ at, line, before }) =>
    whatIsWrong(line, around, before).map((fault) => ({
      ...fault,
      field: `charges.${at}.${fault.field}`,
    })),
  );
}

/** Partners and rates are read for one service and office. */
function byOffice(tabs: readonly Tab[]): Tab[][] {
  const key = ({ bill }: Tab) => `${bill.transactionType} ${bill.billOfficeId}`;
  return [...Map.groupBy(tabs, key).values()];
}
