import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { contSealNo } from "@fairway/areas/shipment/model/goodsSummary.ts";
import { type DecimalText, sum } from "@fairway/core/money/decimal.ts";
import type { InstructionLine } from "./instructionPaper.ts";
import { packagesByKind, packagesOfBill } from "@fairway/areas/housebill/model/packagesByKind.ts";
import type { BillOfInstruction } from "./sumsOfBills.ts";

const distinct = (texts: readonly (string | null)[]) =>
  [...new Set(texts.map((text) => text?.trim() ?? "").filter(Boolean))].join("\n");

const added = (values: readonly (DecimalText | null)[]) => sum(values).toFixed(3);

/** The bills of an instruction, each a line. */
export function linesByBill(
  bills: readonly BillOfInstruction[],
  lines: readonly ContainerLine[],
): InstructionLine[] {
  const byBill = Map.groupBy(lines, ({ hblid }) => hblid);
  return bills.map((bill) => ({
    name: bill.hwbno,
    containers: contSealNo(byBill.get(bill.id) ?? []) || (bill.contSealNo ?? ""),
    marks: bill.shippingMark ?? "",
    packages: packagesOfBill(bill, byBill.get(bill.id) ?? []),
    goods: bill.desOfGoods ?? "",
    grossWeight: bill.grossWeight ?? "",
    cbm: bill.cbm ?? "",
  }));
}

/** One line a container over all bills; a container without a number stands for itself. */
export function linesByContainer(
  bills: readonly BillOfInstruction[],
  lines: readonly ContainerLine[],
): InstructionLine[] {
  const billOf = new Map(bills.map((bill) => [bill.id, bill]));
  const groups = Map.groupBy(lines, (line) =>
    line.containerNo ? `${line.containerNo}/${line.containerTypeId}` : line.id,
  );
  const containers = [...groups.values()].map((parts): InstructionLine => {
    const [first] = parts;
    const own = parts.flatMap((part) => billOf.get(part.hblid ?? "") ?? []);
    const type = first?.containerTypeCode ?? "";
    return {
      name: contSealNo(parts.slice(0, 1)) || `${first?.quantity ?? 1}x${type}`,
      containers: distinct(own.map(({ hwbno }) => hwbno)),
      marks: distinct([
        ...parts.map(({ markNo }) => markNo),
        ...own.map(({ shippingMark }) => shippingMark),
      ]),
      packages: packagesByKind(
        parts.map((part) => ({
          quantity: part.packageQuantity ?? "0",
          kind: part.packageTypeName ?? part.packageTypeCode ?? "",
        })),
      ),
      goods:
        distinct(parts.map(({ description }) => description)) ||
        distinct(own.map(({ desOfGoods }) => desOfGoods)),
      grossWeight: added(parts.map(({ gw }) => gw)),
      cbm: added(parts.map(({ cbm }) => cbm)),
    };
  });
  return containers.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** Loose goods: one line a kind of package, as parts of the containers that hold it. */
export function linesByPackage(
  bills: readonly BillOfInstruction[],
  lines: readonly ContainerLine[],
): InstructionLine[] {
  const byBill = Map.groupBy(lines, ({ hblid }) => hblid);
  const parts = bills.flatMap((bill) => partsByPackage(bill, byBill.get(bill.id) ?? []));
  const groups = Map.groupBy(parts, ({ packages: [first] }) => first?.kind ?? "");
  return [...groups].map(([kind, those]) => ({
    name: kind,
    containers: distinct(those.flatMap(({ containers }) => containers.split("\n"))),
    marks: distinct(those.map(({ marks }) => marks)),
    packages: packagesByKind(those.flatMap(({ packages }) => packages)),
    goods: distinct(those.map(({ goods }) => goods)),
    grossWeight: added(those.map(({ grossWeight }) => grossWeight)),
    cbm: added(those.map(({ cbm }) => cbm)),
  }));
}

/** A bill by its kinds of packages: one part, or the lines of each kind. */
function partsByPackage(
  bill: BillOfInstruction,
  lines: readonly ContainerLine[],
): Omit<InstructionLine, "name">[] {
  const packages = packagesOfBill(bill, lines);
  const whole = {
    containers: contSealNo(lines) || (bill.contSealNo ?? ""),
    marks: bill.shippingMark ?? "",
    packages,
    goods: bill.desOfGoods ?? "",
    grossWeight: bill.grossWeight ?? "",
    cbm: bill.cbm ?? "",
  };
  if (packages.length < 2) return [whole];
  return packages.map((each) => {
    const own = lines.filter(
      (line) => (line.packageTypeName ?? line.packageTypeCode ?? "") === each.kind,
    );
    return {
      ...whole,
      containers: contSealNo(own) || whole.containers,
      packages: [each],
      goods: distinct(own.map(({ description }) => description)) || whole.goods,
      grossWeight: added(own.map(({ gw }) => gw)),
      cbm: added(own.map(({ cbm }) => cbm)),
    };
  });
}
