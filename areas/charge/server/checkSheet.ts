import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { nameRateHolders } from "@fairway/areas/rate/server/nameRateHolders.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import {
  type CheckedRow,
  checkRows,
  type SheetRow,
  markCells,
} from "@fairway/engine/imports/importRows.ts";
import { sql } from "kysely";
import { type ChargeLine, chargeLine } from "../model/chargeLine.ts";
import { planSave } from "../model/planSave.ts";
import { repeatedLines } from "../model/repeatedLines.ts";
import { refuseSheet } from "../model/sheetRefusals.ts";
import { sheetVat } from "../model/sheetVat.ts";
import { type Surcharge, type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import type { ChargedBill } from "./chargedBill.ts";
import { type ChargeReferences, chargeReferences } from "./chargeReferences.ts";
import { commissionCharges } from "./commissionCharges.ts";
import { partnersByTaxCode } from "./partnersByTaxCode.ts";
import { type BillNumbers, sheetBills } from "./sheetBills.ts";
import { readSurcharges } from "./surchargeTable.ts";
import { type PlannedTab, type RatedLine, rateTabs, whyNotTab } from "./tabLines.ts";
import { wrongPartners } from "./wrongPartners.ts";

/** The lines of a sheet on one side of a bill; `at` of a line is the position of its row. */
export interface SheetTab extends PlannedTab {
  readonly bill: ChargedBill;
}

/** A checked sheet: its rows with their problems, and the lines of those without one. */
export interface CheckedSheet {
  readonly checked: readonly CheckedRow[];
  readonly known: ChargeReferences;
  readonly written: readonly { readonly tab: SheetTab; readonly lines: readonly RatedLine[] }[];
}

/** What the check of a sheet needs besides its rows. */
export interface SheetAsk {
  readonly resource: Resource;
  /** The service of all jobs of the sheet; null for any. */
  readonly service: ServiceCode | null;
  readonly locked?: "locked";
}

/**
 * Checks every cell of a sheet of charges with the rules of a save (CH-4 to CH-10, CH-15, CH-20) and
 * those of a sheet, and rates the lines of the rows without an error.
 *
 * Shape: the number of statements does not depend on the rows; lines of a further service and office
 *   take two more.
 * Locks: with "locked" the jobs in the order of their ids, the bills and their lines.
 * Source: rule CH-33, areas/charge/README.md
 */
export async function checkSheet(
  tx: Tx,
  actor: Actor,
  sheet: readonly SheetRow[],
  { resource, service, locked }: SheetAsk,
): Promise<CheckedSheet> {
  const checked = await checkRows(tx, actor, resource, sheet);
  const mark = (at: number, problem: FieldRefusal) =>
    markCells(checked[at] as CheckedRow, [problem]);
  const markAll = (faults: readonly FieldRefusal[]) => {
    for (const fault of faults) {
      const [, at, field] = /^charges\.(\d+)\.(.+)$/.exec(fault.field) ?? [];
      mark(Number(at), { ...fault, field: shownField(field as string) });
    }
  };

  const numbers = checked.map(({ values }) => values as unknown as BillNumbers);
  const found = await sheetBills(tx, actor, numbers, { service, ...(locked && { locked }) });
  const lines = await readLines(tx, actor, checked, mark);
  const rows = found.flatMap((each, at) => {
    if ("wrong" in each) {
      mark(at, each.wrong);
      return [];
    }
    const type = checked[at]?.values["type"] as SurchargeType | null;
    return type ? [{ at, type, bill: each.bill, line: lines[at] as ChargeLine }] : [];
  });
  const bills = [...new Set(rows.map(({ bill }) => bill.hblid))];
  const stored = await storedLines(tx, actor, bills, locked);
  const known = await chargeReferences(
    tx,
    actor,
    rows.map(({ line }) => line),
  );

  const tabs = tabsOf(rows, stored);
  for (const group of byOffice(tabs)) {
    const partners = await wrongPartners(tx, actor, group, known);
    for (const tab of group) markAll([...partners(tab), ...whyNotTab(tab, known, actor.today)]);
  }
  const planned = tabs.flatMap(({ bill, type, plan }) =>
    plan.added.map(({ at, line }) => ({
      ...line,
      hblid: bill.hblid,
      type,
      at,
      row: (checked[at] as CheckedRow).row,
    })),
  );
  for (const [at, problem] of repeatedLines(stored, planned)) mark(at, problem);

  const written: { tab: SheetTab; lines: RatedLine[] }[] = [];
  const isGood = ({ at }: { readonly at: number }) => checked[at]?.problems.length === 0;
  for (const group of byOffice(tabs.map((tab) => withLines(tab, isGood)))) {
    const rated = await rateTabs(tx, actor, { tabs: group, known });
    const wrong = rated.flat().flatMap((each) => each.wrong);
    markAll(await nameRateHolders(tx, actor, wrong));
    for (const [at, tab] of group.entries()) {
      const good = (rated[at] ?? []).filter(isGood);
      if (good.length > 0) written.push({ tab: withLines(tab, isGood), lines: good });
    }
  }
  return { checked, known, written };
}

/** The fields of a line without a column are shown at the number of the bill. */
const columns = new Set<string>([...Object.keys(chargeLine.shape), "type"]);
const noColumns = new Set(["id", "version", "quantityType", "priceSource", "priceReference"]);
function shownField(field: string): string {
  if (field === "isRefundFee" || field === "kickBack") return "chargeId";
  return columns.has(field) && !noColumns.has(field) ? field : "hwbno";
}

/** The lines of the rows; cells that could not be read are empty. */
async function readLines(
  tx: Tx,
  actor: Actor,
  checked: readonly CheckedRow[],
  mark: (at: number, problem: FieldRefusal) => void,
): Promise<ChargeLine[]> {
  const text = (row: CheckedRow, field: string) => (row.values[field] ?? null) as string | null;
  const charges = checked.flatMap((row) => text(row, "chargeId") ?? []);
  const commission = await commissionCharges(tx, actor, charges);
  const taxCodes = checked.flatMap((row) => text(row, "vatPartnerId") ?? []);
  const taxed = await partnersByTaxCode(tx, actor, taxCodes);
  return checked.map((row, at) => {
    const { values } = row;
    const payerId = text(row, "payerId");
    const type = text(row, "type");
    if (payerId !== null && (type === "BUY" || type === "SELL")) {
      mark(at, refuseSheet.field("payerId", "chargeSheet.noPayer"));
    }
    const vat = sheetVat(text(row, "vatrate"));
    if ("wrong" in vat) mark(at, vat.wrong);
    const taxCode = text(row, "vatPartnerId");
    const partner = taxCode && taxed(taxCode, [text(row, "paymentObjectId"), payerId]);
    if (partner && "wrong" in partner) mark(at, partner.wrong);
    const wrong = new Set(row.problems.map((each) => each.field));
    const read = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, wrong.has(field) ? null : value]),
    );
    return chargeLine.parse({
      ...read,
      id: null,
      version: null,
      vatrate: "wrong" in vat ? null : vat.vatrate,
      vatPartnerId: partner && "id" in partner ? partner.id : null,
      quantity: read["quantity"] ?? null,
      kickBack: commission.has(text(row, "chargeId") ?? ""),
      priceSource: "import",
    });
  });
}

interface SheetLine {
  readonly at: number;
  readonly type: SurchargeType;
  readonly bill: ChargedBill;
  readonly line: ChargeLine;
}

async function storedLines(
  tx: Tx,
  actor: Actor,
  bills: readonly string[],
  locked: "locked" | undefined,
): Promise<Surcharge[]> {
  if (bills.length === 0) return [];
  const ofBills = sql`s.hblid = any(${[...bills]}::uuid[])`;
  return readSurcharges(tx, actor.companyId, ofBills, { locked: locked !== undefined });
}

/** One tab for each bill and side; the place of a line is the position of its row. */
function tabsOf(rows: readonly SheetLine[], stored: readonly Surcharge[]): SheetTab[] {
  const bills = new Map(rows.map(({ bill }) => [bill.hblid, bill]));
  return [...bills.values()].flatMap((bill) =>
    surchargeTypes.flatMap((type) => {
      const mine = rows.filter((each) => each.bill.hblid === bill.hblid && each.type === type);
      if (mine.length === 0) return [];
      const ofTab = stored.filter((each) => each.hblid === bill.hblid && each.type === type);
      const plan = planSave(
        type,
        ofTab,
        mine.map((each) => each.line),
        [],
      );
      const added = plan.added.map((each) => ({ ...each, at: mine[each.at]?.at as number }));
      return [{ bill, type, stored: ofTab, plan: { ...plan, added } }];
    }),
  );
}

function withLines(tab: SheetTab, isKept: (line: { readonly at: number }) => boolean): SheetTab {
  return { ...tab, plan: { ...tab.plan, added: tab.plan.added.filter(isKept) } };
}

/** The tabs by service and office, because partners and rates are read for one of each. */
function byOffice(tabs: readonly SheetTab[]): SheetTab[][] {
  const groups = new Map<string, SheetTab[]>();
  for (const tab of tabs) {
    if (tab.plan.added.length === 0) continue;
    const key = `${tab.bill.transactionType} ${tab.bill.billOfficeId}`;
    groups.set(key, [...(groups.get(key) ?? []), tab]);
  }
  return [...groups.values()];
}
