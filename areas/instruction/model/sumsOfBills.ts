import { containersTogether } from "@fairway/areas/housebill/model/containersTogether.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { containerDetail, contSealNo } from "@fairway/areas/shipment/model/goodsSummary.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { type BillSums, type InstructedBill, longestSum } from "./instruction.ts";
import {
  type PackageCount,
  packageLines,
  packagesByKind,
  packagesOfBill,
} from "@fairway/areas/housebill/model/packagesByKind.ts";

/** The facts of a bill that an instruction reads. */
export type BillOfInstruction = Pick<
  HouseBill,
  | "id"
  | "hwbno"
  | "desOfGoods"
  | "shippingMark"
  | "packageQty"
  | "packageTypeCode"
  | "packageTypeName"
  | "packageContainer"
  | "contSealNo"
  | "grossWeight"
  | "cbm"
>;

/** "1,155 Carton", or "142 PACKAGES" above their kinds: a carrier reads English. */
const sayPackages = (counts: readonly PackageCount[]) =>
  packageLines(counts, "en", (quantity) => sayNumber(quantity, "en"));

/** The containers of several bills, those in parts as one again. */
function doorsOf(lines: readonly ContainerLine[]): ContainerLine[] {
  // A container in a part on one bill alone is still the whole one for the carrier.
  return containersTogether(lines).map((line) =>
    line.containerNo ? { ...line, partof: false } : line,
  );
}

/** Different texts below each other, as many whole ones as a field takes. */
function together(texts: readonly (string | null)[], longest: number): string | null {
  const different = [...new Set(texts.map((text) => text?.trim() ?? "").filter(Boolean))];
  let all = "";
  for (const text of different) {
    const next = all ? `${all}\n${text}` : text;
    if (next.length > longest) break;
    all = next;
  }
  return all || null;
}

const linesOf = (text: string | null) => (text ?? "").split("\n");

/**
 * Adds up the house bills of a job for the instruction to the carrier.
 *
 * Shape: `lines` are the containers of the bills alone.
 * Unit: kg and m³ with three decimals.
 * Source: rule SI-4
 */
export function sumsOfBills(
  bills: readonly BillOfInstruction[],
  lines: readonly ContainerLine[],
): BillSums {
  const added = (field: "grossWeight" | "cbm") =>
    bills.some((bill) => bill[field] !== null)
      ? sum(bills.map((bill) => bill[field])).toFixed(3)
      : null;
  const byBill = Map.groupBy(lines, ({ hblid }) => hblid);
  const doors = doorsOf(lines);
  const seals = doors.length > 0 ? contSealNo(doors) : "";
  const detail = doors.length > 0 ? containerDetail(doors) : "";
  const ofBills = (read: (bill: BillOfInstruction) => string | null) =>
    bills.flatMap((bill) => linesOf(read(bill)));
  return {
    grossWeight: added("grossWeight"),
    volume: added("cbm"),
    packagesNote: together(
      sayPackages(
        packagesByKind(bills.flatMap((bill) => packagesOfBill(bill, byBill.get(bill.id) ?? []))),
      ),
      longestSum.packagesNote,
    ),
    containerNote: together(
      detail ? [detail] : ofBills((bill) => bill.packageContainer),
      longestSum.containerNote,
    ),
    containerSealNo: together(
      seals ? linesOf(seals) : ofBills((bill) => bill.contSealNo),
      longestSum.containerSealNo,
    ),
    shippingMark: together(
      bills.map((bill) => bill.shippingMark),
      longestSum.shippingMark,
    ),
    goodsDescription: together(
      bills.map((bill) => bill.desOfGoods),
      longestSum.goodsDescription,
    ),
  };
}

/** The bills as the tab of the bills shows them. */
export function instructedBills(
  bills: readonly BillOfInstruction[],
  lines: readonly ContainerLine[],
): InstructedBill[] {
  const byBill = Map.groupBy(lines, ({ hblid }) => hblid);
  return bills.map((bill) => {
    const own = byBill.get(bill.id) ?? [];
    const { id, hwbno, desOfGoods, shippingMark, grossWeight, cbm } = bill;
    return {
      id,
      hwbno,
      desOfGoods,
      shippingMark,
      grossWeight,
      cbm,
      packages: packagesOfBill(bill, own),
      containers: contSealNo(own) || bill.packageContainer || containerDetail(own),
    };
  });
}
