import type { ChargePick } from "@fairway/areas/catalogue/web/linePickers.ts";
import { priceWithSurplus, type Surplus } from "../model/fillLines.ts";
import { isPair, type PairedCharge, pairCharges } from "../model/pairCharges.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import {
  type ChargedBillFacts,
  type ChargeRow,
  copiedRow,
  type GivenField,
  isBlank,
  newChargeRow,
  newKey,
  withCharge,
  withDefaults,
} from "./chargeRow.ts";

/**
 * One row of the table of charges: a charge with its bought and its sold line, or a line on behalf.
 */
export interface ChargeEntry extends Readonly<Record<SurchargeType, ChargeRow | null>> {
  readonly key: string;
}

/** The sides that a table shows and new rows have. */
export type Sides = readonly SurchargeType[];

const none = { BUY: null, SELL: null, OBH: null };

/** The rows of stored lines: bought and sold ones paired, in the order of both. */
export function pairedEntries(
  buying: readonly ChargeRow[],
  selling: readonly ChargeRow[],
): ChargeEntry[] {
  return pairCharges(buying, selling, factsOf).map((pair) => ({
    ...none,
    ...pair,
    key: `row-${(pair.BUY ?? pair.SELL)?.key}`,
  }));
}

/** A row with one line. */
export function entryOf(line: ChargeRow): ChargeEntry {
  return { ...none, [line.type]: line, key: `row-${line.key}` };
}

/** An empty row with the defaults of each side. */
export function newEntry(sides: Sides, bill: ChargedBillFacts, today: string): ChargeEntry {
  const lines = sides.map((side) => [side, newChargeRow(side, bill, today)]);
  return { ...none, ...Object.fromEntries(lines), key: `row-${newKey()}` };
}

/** A copy of some sides of a row, unsaved and without claims. */
export function copiedEntry(entry: ChargeEntry, sides: Sides): ChargeEntry {
  const lines = sides.flatMap((side) => (entry[side] ? [[side, copiedRow(entry[side])]] : []));
  return { ...none, ...Object.fromEntries(lines), key: `row-${newKey()}` };
}

/** The lines of a row. */
export function linesIn(entry: ChargeEntry, sides: Sides = surchargeTypes): ChargeRow[] {
  return sides.flatMap((side) => entry[side] ?? []);
}

/** The line that shows what both sides of a row have in common: charge, quantity and unit. */
export function leadOf(entry: ChargeEntry, sides: Sides): ChargeRow | null {
  const lines = linesIn(entry, sides);
  return lines.find((line) => !isGhost(line)) ?? lines[0] ?? null;
}

const defaulted = ["currency", "vatrate", "partner"] as const satisfies readonly GivenField[];

/** True for a side that has only defaults and no price. */
export function isGhost(line: ChargeRow): boolean {
  return (
    line.stored === null &&
    line.unitPrice === null &&
    line.payer === null &&
    line.notes === null &&
    line.invoiceNo === null &&
    defaulted.every((field) => line[field] === null || line.given.includes(field))
  );
}

/**
 * The lines of a row that are saved.
 *
 * A side that was stored stays, also without its price: it is removed only by deleting it. A side
 * with defaults only is no line. A new row without any price is one line, so that the missing price
 * is marked.
 */
export function savedLines(entry: ChargeEntry): ChargeRow[] {
  const lines = linesIn(entry);
  const begun = lines.filter((line) => !isGhost(line));
  if (begun.some((line) => line.stored !== null || line.unitPrice !== null)) return begun;
  const alone = begun[0] ?? lines[0];
  return alone && !isBlank(alone) ? [alone] : [];
}

/** Changes what both sides of a row have in common. */
export function writeShared(
  entry: ChargeEntry,
  sides: Sides,
  write: (line: ChargeRow) => ChargeRow,
): ChargeEntry {
  return sides.reduce((made, side) => {
    const line = made[side];
    return line ? { ...made, [side]: write(line) } : made;
  }, entry);
}

/** Changes one side of a row; a missing side starts with the values of the other. */
export function writeSide(
  entry: ChargeEntry,
  side: SurchargeType,
  start: { readonly bill: ChargedBillFacts; readonly today: string },
  write: (line: ChargeRow) => ChargeRow,
): ChargeEntry {
  return { ...entry, [side]: write(entry[side] ?? startedSide(entry, side, start)) };
}

/** A new side of a row, with the charge, quantity, unit, currency and VAT of the other. */
export function startedSide(
  entry: ChargeEntry,
  side: SurchargeType,
  { bill, today }: { readonly bill: ChargedBillFacts; readonly today: string },
): ChargeRow {
  const fresh = newChargeRow(side, bill, today);
  const other = leadOf(entry, surchargeTypes);
  if (!other) return fresh;
  const { quantity, unit, currency, vatrate } = other;
  const started = withDefaults(fresh, { quantity, unit, currency, vatrate });
  return {
    ...started,
    charge: other.twin,
    twin: other.charge,
    chargeGroupName: other.chargeGroupName,
    quantityType: other.quantityType,
  };
}

/**
 * Writes a chosen charge into the sides of a row: on each side the charge that belongs there.
 *
 * The catalogue's price fills a row that has no price yet. A side with defaults only is dropped
 * where the catalogue maps no charge to it.
 */
export function writeCharge(
  entry: ChargeEntry,
  sides: Sides,
  pick: ChargePick | null,
): ChargeEntry {
  const hasPrice = linesIn(entry, sides).some((line) => line.unitPrice !== null);
  return sides.reduce((made, side) => {
    const line = made[side];
    if (!line) return made;
    if (!pick) return { ...made, [side]: withCharge(line, null) };
    const own = sides.length === 1 ? pick : chargeOn(pick, side);
    if (!own && sides.length > 1 && isGhost(line)) return { ...made, [side]: null };
    const offered = own && hasPrice ? { ...own, unitPrice: null } : own;
    return { ...made, [side]: withCharge(line, offered) };
  }, entry);
}

/** The charge that a picked one is on a side; null where the catalogue maps none. */
function chargeOn(pick: ChargePick, side: SurchargeType): ChargePick | null {
  if (pick.type === chargeTypeOf[side] || pick.type === "OTHER") return pick;
  return pick.twin;
}

/** The rows with rows split whose sides no longer belong to one charge. */
export function splitEntries(entries: readonly ChargeEntry[]): readonly ChargeEntry[] {
  const isWhole = ({ BUY, SELL }: ChargeEntry) =>
    !BUY || !SELL || !BUY.charge || !SELL.charge || isPair(factsOf(BUY), factsOf(SELL));
  if (entries.every(isWhole)) return entries;
  return entries.flatMap((entry) =>
    isWhole(entry) ? [entry] : [{ ...entry, SELL: null }, ...linesIn(entry, ["SELL"]).map(entryOf)],
  );
}

function factsOf(line: ChargeRow): PairedCharge {
  return {
    chargeId: line.charge?.id ?? null,
    twinId: line.twin?.id ?? null,
    unitId: line.unit?.id ?? null,
    quantity: line.quantity,
  };
}

/**
 * The rows with further lines: each joins the row of its other side if that has room, else it
 * stands on a row of its own. Empty rows are dropped.
 */
export function withLines(
  entries: readonly ChargeEntry[],
  lines: readonly ChargeRow[],
): ChargeEntry[] {
  const rows = entries.filter((entry) => linesIn(entry).some((line) => !isBlank(line)));
  for (const line of lines) {
    const at = rows.findIndex((entry) => hasRoomFor(entry, line));
    const row = rows[at];
    if (row) rows[at] = { ...row, [line.type]: line };
    else rows.push(entryOf(line));
  }
  return rows;
}

/**
 * The rows with a line on the other side for each priced one of a side that has none, by the mapped
 * charge, at its price and a surplus. Quantity, unit, currency and VAT are taken over; partner, day
 * and invoice are those of a new line; it is commission where its charge is one. Source: rule CH-17
 */
export function withOtherSide(
  entries: readonly ChargeEntry[],
  {
    from,
    surplus,
    commission,
  }: {
    readonly from: "BUY" | "SELL";
    readonly surplus: Surplus;
    /** The charges that are commission. */
    readonly commission: ReadonlySet<string>;
  },
  start: { readonly bill: ChargedBillFacts; readonly today: string },
): ChargeEntry[] {
  const to = from === "BUY" ? "SELL" : "BUY";
  const priceSource = from === "BUY" ? "buying" : "selling";
  return entries.map((entry) => {
    const [line, other] = [entry[from], entry[to]];
    if (!line?.unitPrice || !line.twin || !line.currency || other?.unitPrice) return entry;
    const unitPrice = priceWithSurplus(line.unitPrice, line.currency.id, surplus);
    const made = other ?? startedSide(entry, to, start);
    const source = { priceSource, priceReference: null } as const;
    const kickBack = made.kickBack || commission.has(made.charge?.id ?? "");
    return { ...entry, [to]: { ...made, ...source, kickBack, currency: line.currency, unitPrice } };
  });
}

function hasRoomFor(entry: ChargeEntry, line: ChargeRow): boolean {
  const there = entry[line.type];
  if (there && !isGhost(there)) return false;
  return linesIn(entry).some(
    (each) => each.type !== line.type && !isGhost(each) && isPair(factsOf(each), factsOf(line)),
  );
}
