import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import { countInWords } from "@fairway/core/words/amountInWords.ts";
import type { LineKind } from "@fairway/areas/goods/model/goodsLine.ts";
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
  /** In English, as bills print it. */
  readonly packageTypeName: string | null;
}

/** What a bill says of a container that others share, where its type is not the bill's matter. */
const partOfContainer = "A Part Of Container";

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

/** The containers of a bill of a service; loose goods are a part of a container of others. */
export function detailOfGoods(goods: LineKind, lines: readonly NamedContainer[]): string {
  return goods === "containers" ? containerDetail(lines) : partOfContainer;
}

/**
 * One line a container, "No/Type/Seal", also where several lines of goods are in it; lines without
 * number or seal are left out.
 *
 * Shape: by number, or in the order of the list, as imports have it.
 */
export function contSealNo(
  lines: readonly NamedContainer[],
  order: "byNumber" | "asListed" = "byNumber",
): string {
  const sorted =
    order === "asListed"
      ? lines
      : lines.toSorted((a, b) => ((a.containerNo ?? "") < (b.containerNo ?? "") ? -1 : 1));
  return distinct(sorted.map(containerMark)).join("\n");
}

/** "No/Type/Seal" of one container; empty without number and seal. */
function containerMark(
  line: Pick<NamedContainer, "containerNo" | "containerTypeCode" | "sealNo">,
): string {
  if (!line.containerNo && !line.sealNo) return "";
  return [line.containerNo ?? "_", line.containerTypeCode ?? "_", line.sealNo ?? "_"].join("/");
}

/** The letters of a line "container/type/seal" that surely fit in a narrow column of a paper. */
const longestMark = 22;

/** The lines "container/type/seal", all broken before the seal when one of them is too long. */
export function brokenBeforeSeal(contSeals: string): string {
  const lines = contSeals.split("\n");
  if (lines.every((line) => line.length <= longestMark)) return contSeals;
  return lines.map((line) => line.replace(/^([^/]+\/[^/]+\/)(?=[^/]+$)/, "$1\n")).join("\n");
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

/**
 * The text after SAY of a bill: the containers that the shipper loaded, or the packages of a bill
 * that shares a container. Rule HB-20
 */
export function sayOfGoods(goods: LineKind, lines: readonly NamedContainer[]): string {
  if (goods === "containers" && lines.every((line) => !line.partof)) return inWord(lines);
  const quantity = sum(lines.map((line) => line.packageQuantity)).toString();
  return packagesInWord(quantity, kindOfPackages(lines));
}

/** The name of the packages of lines: their own where all have the same. */
function kindOfPackages(lines: readonly NamedContainer[]): string {
  const [kind, second] = distinct(packed(lines).map((line) => line.packageTypeName));
  return kind && !second ? kind : "packages";
}

/** The lines that have packages, or all where none has. */
function packed<Line extends Pick<NamedContainer, "packageQuantity">>(
  lines: readonly Line[],
): readonly Line[] {
  const counted = lines.filter((line) => decimal(line.packageQuantity).gt(0));
  return counted.length > 0 ? counted : lines;
}

/** What decides about the kind of the packages of a list. */
export interface PackagesAsk {
  readonly typed: string | null;
  readonly lines: readonly Pick<NamedContainer, "packageQuantity" | "packageTypeId">[];
  /** The unit of packages of several kinds together; null where the company has none. */
  readonly together?: string | null | undefined;
  /** The lines overwrite a typed kind. */
  readonly isAgain?: boolean;
}

/**
 * The kind of the packages of a list: that of its lines, and where they have several the unit for
 * packages together, because the sum of cartons and pallets is neither. A typed kind stays, unless it
 * is one of several.
 *
 * Source: rule HB-41
 */
export function packageTypeOfLines({ typed, lines, together, isAgain }: PackagesAsk) {
  const kinds = distinct(packed(lines).map((line) => line.packageTypeId));
  const [only = null, second] = kinds;
  if (second) {
    const isTyped = typed !== null && !kinds.includes(typed) && !isAgain;
    return isTyped ? typed : (together ?? typed ?? only);
  }
  return typed && (lines.length > 1 || !only) && !(isAgain && only) ? typed : (only ?? typed);
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
