import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import type { HouseBill } from "./houseBill.ts";

/** A number of packages of one kind. */
export interface PackageCount {
  readonly quantity: DecimalText;
  readonly kind: string;
}

/** The packages of a line of goods. */
export type PackedLine = Pick<
  ContainerLine,
  "packageQuantity" | "packageTypeCode" | "packageTypeName"
>;

/** Adds up packages of the same kind, in the order in which the kinds come; none is left out. */
export function packagesByKind(counts: readonly PackageCount[]): PackageCount[] {
  return [...Map.groupBy(counts, ({ kind }) => kind)].flatMap(([kind, those]) => {
    const quantity = sum(those.map((each) => each.quantity)).toString();
    return decimal(quantity).isZero() ? [] : [{ quantity, kind }];
  });
}

type Packed = Pick<HouseBill, "packageQty" | "packageTypeCode" | "packageTypeName">;

/**
 * The packages of a bill by their kinds: those of its lines where these have several and make up the
 * quantity of the bill, else the quantity and the kind of the bill.
 *
 * Shape: `kind` is the kind of the bill in the language of the lines.
 * Source: rule HB-41
 */
export function packagesOfBill(
  bill: Packed,
  lines: readonly PackedLine[],
  kind: string = bill.packageTypeName ?? bill.packageTypeCode ?? "",
): PackageCount[] {
  const listed = packagesByKind(
    lines.map((line) => ({
      quantity: line.packageQuantity ?? "0",
      kind: line.packageTypeName ?? line.packageTypeCode ?? "",
    })),
  );
  const all = sum(listed.map(({ quantity }) => quantity));
  if (listed.length > 1 && all.eq(decimal(bill.packageQty))) return listed;
  return packagesByKind([{ quantity: bill.packageQty ?? "0", kind }]);
}

const together: Words = { en: "PACKAGES", vi: "KIỆN" };

/** Packages of several kinds as one number. */
export interface AllPackages extends PackageCount {
  /** What they are; empty where there is one kind. */
  readonly kinds: readonly PackageCount[];
}

/**
 * The sum of packages with their kind, and PACKAGES for those of several kinds, with each of them.
 *
 * Source: rule HB-41
 */
export function allPackages(counts: readonly PackageCount[], language: Language): AllPackages {
  const [only = { quantity: "", kind: "" }, second] = counts;
  if (!second) return { ...only, kinds: [] };
  const quantity = sum(counts.map((each) => each.quantity)).toString();
  return { quantity, kind: together[language], kinds: counts };
}

/** Packages as papers print them: "1,155 Cartons", or "142 PACKAGES" above their kinds. */
export function packageLines(
  counts: readonly PackageCount[],
  language: Language,
  figure: (quantity: string) => string,
): string[] {
  const one = ({ quantity, kind }: PackageCount) =>
    [quantity && figure(quantity), kind].filter(Boolean).join(" ");
  const all = allPackages(counts, language);
  return [one(all), ...all.kinds.map((each) => `- ${one(each)}`)].filter(Boolean);
}
