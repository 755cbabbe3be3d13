import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { countInWords } from "@fairway/core/words/amountInWords.ts";
import type { ContainerForm } from "./container.ts";

/** A container line with the names that texts are built from. */
export interface NamedContainer
  extends Pick<
    ContainerForm,
    | "quantity"
    | "containerNo"
    | "sealNo"
    | "description"
    | "commodity"
    | "packageQuantity"
    | "packageTypeId"
    | "gw"
    | "nw"
    | "chargeAbleWeight"
    | "cbm"
    | "partof"
  > {
  readonly containerTypeCode: string | null;
}

/** The sums of a container list; kg and m³ with three decimals. */
export interface GoodsSums {
  readonly grossWeight: DecimalText;
  readonly netWeight: DecimalText;
  readonly chargeWeight: DecimalText;
  readonly cbm: DecimalText;
  readonly packageQty: DecimalText;
  readonly sumCont: number;
}

/** Adds up a container list. Source: rule SH-9 */
export function goodsSums(lines: readonly NamedContainer[]): GoodsSums {
  const three = (field: "gw" | "nw" | "chargeAbleWeight" | "cbm") =>
    sum(lines.map((line) => line[field])).toFixed(3);
  return {
    grossWeight: three("gw"),
    netWeight: three("nw"),
    chargeWeight: three("chargeAbleWeight"),
    cbm: three("cbm"),
    packageQty: sum(lines.map((line) => line.packageQuantity)).toString(),
    sumCont: lines.reduce((total, line) => total + line.quantity, 0),
  };
}

/** Containers by type: "2x40HC, 1x20DC"; parts of containers follow one by one, marked so. */
export function containerDetail(lines: readonly NamedContainer[]): string {
  const whole = new Map<string, number>();
  const parts: string[] = [];
  for (const line of lines) {
    const type = line.containerTypeCode ?? "";
    if (line.partof) parts.push(`A Part Of ${line.quantity}x${type}`);
    else whole.set(type, (whole.get(type) ?? 0) + line.quantity);
  }
  return [...[...whole].map(([type, count]) => `${count}x${type}`), ...parts].join(", ");
}

/** One line a container, "No/Type/Seal", sorted by number; lines without number or seal are left out. */
export function contSealNo(lines: readonly NamedContainer[]): string {
  return [...lines]
    .sort((a, b) => ((a.containerNo ?? "") < (b.containerNo ?? "") ? -1 : 1))
    .map(containerMark)
    .filter((mark) => mark !== "")
    .join("\n");
}

/** "No/Type/Seal" of one container; empty without number and seal. */
function containerMark(
  line: Pick<NamedContainer, "containerNo" | "containerTypeCode" | "sealNo">,
): string {
  if (!line.containerNo && !line.sealNo) return "";
  return [line.containerNo ?? "_", line.containerTypeCode ?? "_", line.sealNo ?? "_"].join("/");
}

/** The lines of a text of `contSealNo` that say more than a list of the same containers. */
export function linesBeyond(
  text: string,
  containers: readonly Pick<NamedContainer, "containerNo" | "containerTypeCode" | "sealNo">[],
): string {
  const listed = new Set(containers.map(containerMark).filter((mark) => mark !== ""));
  const lines = text.split("\n").filter((line) => !listed.has(line.trim()));
  return lines.join("\n").trim();
}

/** The goods of each line below each other, each different text once. */
export function goodsDescription(lines: readonly NamedContainer[]): string {
  return distinct(lines.map((line) => line.description)).join("\n");
}

/** The commodities of the lines, each once. */
export function goodsCommodity(lines: readonly NamedContainer[]): string {
  return distinct(lines.map((line) => line.commodity)).join(", ");
}

/** The text after SAY on a full-container bill: "ONE (1) 20DC & TWO (2) 40HC CONTAINERS ONLY …". */
export function inWord(lines: readonly NamedContainer[]): string {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const type = line.containerTypeCode ?? "";
    counts.set(type, (counts.get(type) ?? 0) + line.quantity);
  }
  if (counts.size === 0) return "";
  const said = [...counts].map(
    ([type, count]) =>
      `${countInWords(count, "en")} (${count}) ${type} container${count > 1 ? "s" : ""}`,
  );
  return `${said.join(" & ")} only.\nShipper's load, count, stow and seal.`.toUpperCase();
}

/** The quantity of packages in words, for loose cargo: "TEN (10) CARTONS ONLY". */
export function packagesInWord(quantity: DecimalText | null, packageName: string): string {
  const count = decimal(quantity);
  if (count.lte(0) || !count.isInteger()) return "";
  return `${countInWords(count.toString(), "en")} (${count}) ${packageName} only`.toUpperCase();
}

function distinct(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map((text) => text?.trim() ?? "").filter(Boolean))];
}
