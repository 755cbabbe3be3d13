import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRows, updateRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { addAndUpdate } from "../contract.ts";
import { planSave } from "../model/planSave.ts";
import { refuseCharge, whyJobClosed } from "../model/refusals.ts";
import { chargedBill, mustChangeCharges } from "./chargedBill.ts";
import { chargeReferences } from "./chargeReferences.ts";
import { refuseProfit } from "./refuseProfit.ts";
import { readShownCharges } from "./readShownCharges.ts";
import { readSurcharges } from "./surchargeTable.ts";
import {
  addedRows,
  type PlannedTab,
  rateTabs,
  refuseAmounts,
  storedFields,
  touchedLines,
  whyNotTab,
} from "./tabLines.ts";

/**
 * Saves new, changed and removed lines of one tab of a house bill, all or nothing.
 *
 * Locks: the job and the bill, then the lines.
 * Refuses: charge.jobLocked / .jobFinished / .jobCanceled · record.conflict (409, with the lines)
 * · charge.frozen (409) · ask.invalid with `charges.3.unitPrice` and the like · charge.noProfit
 * Source: rules CH-3 to CH-10, areas/charge/README.md
 */
export async function saveCharges(tx: Tx, actor: Actor, ask: Ask<typeof addAndUpdate>) {
  const bill = await chargedBill(tx, actor, ask.hblid, "locked");
  mustChangeCharges(actor, bill);
  const closed = whyJobClosed(bill);
  if (closed) throw closed;

  const { hblid, type } = ask;
  const ofTab = sql`s.hblid = ${hblid} and s.type = ${type}`;
  const stored = await readSurcharges(tx, actor.companyId, ofTab, { locked: true });
  const plan = planSave(type, stored, ask.charges, ask.removed);
  refuseConflicts(plan.conflicts);

  const tab = { bill, type, stored, plan };
  if (touchedLines(tab).length > 0) await writeLines(tx, actor, tab);
  const gone = plan.removed.map((each) => each.id);
  await deleteRows(tx, "surcharge", actor.companyId, gone, actor.userId);
  if (type !== "OBH" && bill.noProfit) await refuseProfit(tx, actor, bill);
  return { status: true as const, data: await readShownCharges(tx, actor, ofTab) };
}

async function writeLines(tx: Tx, actor: Actor, tab: PlannedTab): Promise<void> {
  const touched = touchedLines(tab).map((each) => each.line);
  const known = await chargeReferences(tx, actor, touched);
  refuseFields(whyNotTab(tab, known));
  const [lines = []] = await rateTabs(tx, actor, { tabs: [tab], known });
  const wrong = lines.flatMap((each) => each.wrong);
  await refuseAmounts(tx, actor, wrong);

  await insertRows(tx, "surcharge", addedRows(actor, tab, { lines, known }));
  const changed = lines.flatMap(({ before, line, amounts, mark, frozen }) => {
    if (!before) return [];
    const kept = frozen
      ? { ...storedFields(line, before, known), isRefundFee: line.isRefundFee }
      : storedFields(line, amounts, known);
    const chargeGroup = known.charges.get(line.chargeId ?? "")?.chargeGroup ?? before.chargeGroup;
    const stamp = { userModified: actor.userId, datetimeModified: "now" };
    return [
      { ...kept, ...mark, ...stamp, chargeGroup, id: before.id, version: before.version + 1 },
    ];
  });
  await updateRows(tx, "surcharge", actor.companyId, changed);
}

function refuseConflicts(conflicts: readonly FieldRefusal[]): void {
  const frozen = conflicts.find((each) => !meanwhile.includes(each.code));
  if (conflicts.length === 0) return;
  if (!frozen) throw refuse("record.conflict", {}, { fields: conflicts });
  const code = frozen.code as keyof typeof refuseCharge.catalogue;
  throw refuseCharge(code, frozen.facts, { fields: conflicts });
}

const meanwhile = ["charge.sameTwice", "charge.gone", "charge.changed"];
