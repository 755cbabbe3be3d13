import { charge } from "@fairway/areas/catalogue/model/charge.ts";
import { commodityGroup } from "@fairway/areas/catalogue/model/commodityGroup.ts";
import { currency } from "@fairway/areas/catalogue/model/currency.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { warehouse } from "@fairway/areas/catalogue/model/warehouse.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import { resource, type Values } from "@fairway/core/resource/resource.ts";
import { refuseTariff } from "./refusals.ts";
import { tariff } from "./tariff.ts";
import { customsRoutes, lineTypes, type LineType, rangeTypes, usedFor } from "./tariffWords.ts";

const words = (en: string, vi: string) => ({ label: { en, vi } });
const party = (en: string, vi: string) =>
  field.link({ ...words(en, vi), to: partner as unknown as LinkTarget, optional: true });
const place = (en: string, vi: string, to: LinkTarget) =>
  field.link({ ...words(en, vi), to, optional: true });
const figure = (en: string, vi: string, decimals: number) =>
  field.number({ ...words(en, vi), decimals, between: ["0", "999999999999"], optional: true });

/** The figures that only lines of some type have. */
const figuresOfType = {
  Single: [],
  Range: ["rangeFrom", "rangeTo"],
  "Min-Max": ["min", "max"],
  "Next Level": ["nextUnit", "nextUnitPrice"],
} as const satisfies Record<LineType, readonly string[]>;

/** The figures of one type each, with the types that have them. */
export const typedFigures = Object.values(figuresOfType).flat();

/** Does a line of this type have the figure? */
export function hasFigure(type: LineType, name: string): boolean {
  return (figuresOfType[type] as readonly string[]).includes(name);
}

const fields = {
  tariffId: field.link({ ...words("Tariff", "Biểu giá"), to: tariff, locked: true }),
  lineNo: field.number({
    ...words("No.", "STT"),
    hint: { en: "Empty: a new line", vi: "Để trống: dòng mới" },
    between: ["1", "100000"],
    optional: true,
    locked: true,
  }),
  chargeId: field.link({ ...words("Charge", "Phí"), to: charge }),
  useFor: field.choice({ ...words("Use for", "Dùng cho"), of: usedFor, optional: true }),
  route: field.choice({ ...words("Route", "Luồng"), of: customsRoutes, optional: true }),
  pol: place("POL", "Cảng xếp", port),
  pod: place("POD", "Cảng dỡ", port),
  carrierId: party("Carrier", "Hãng vận chuyển"),
  commodityId: place("Commodity group", "Nhóm hàng hóa", commodityGroup),
  payerId: party("Payer", "Bên trả phí"),
  portId: place("Clearance location", "Nơi thông quan", port),
  warehouseId: place("Warehouse", "Kho", warehouse),
  type: field.choice({ ...words("Type", "Cách tính"), of: lineTypes, start: "Single" }),
  rangeType: field.choice({
    ...words("Quantity from", "Lấy số lượng từ"),
    of: rangeTypes,
    optional: true,
  }),
  rangeFrom: figure("Range from", "Từ", 4),
  rangeTo: figure("Range to", "Đến", 4),
  unitPrice: field.money({
    ...words("Unit price", "Đơn giá"),
    decimals: 8,
    between: ["0", "999999999999"],
  }),
  min: figure("Min", "Tối thiểu", 4),
  max: figure("Max", "Tối đa", 4),
  nextUnit: figure("Next unit", "Mỗi bậc", 4),
  nextUnitPrice: figure("Next unit price", "Giá mỗi bậc", 8),
  unitId: field.link({ ...words("Unit", "Đơn vị tính"), to: unit }),
  currencyId: field.link({ ...words("Currency", "Loại tiền"), to: currency }),
  vatrate: field.number({
    ...words("VAT", "Thuế GTGT"),
    hint: { en: "%; below zero: fixed amount", vi: "%; số âm: số tiền cố định" },
    decimals: 4,
    signed: true,
    between: ["-999999999999", "999999999999"],
    optional: true,
  }),
};

/** The fields that say for which goods a line is; an empty one is for any. */
export const matchedFields = [
  "useFor",
  "route",
  "pol",
  "pod",
  "carrierId",
  "commodityId",
  "payerId",
  "portId",
  "warehouseId",
] as const;

/** A line of a tariff: the price of one charge. Rules TF-5 to TF-8 */
export const tariffLine = resource("tariffLine", {
  title: { en: "Tariff line", vi: "Dòng biểu giá" },
  menu: "settingTariff",
  shared: "company",
  key: "lineNo",
  names: { en: "lineNo", vi: "lineNo" },
  fields,
  unique: [["tariffId", "lineNo"]],
  list: { columns: ["lineNo"], search: [], sort: "lineNo", filters: ["tariffId"] },
  // A line is edited in the grid of its tariff.
  form: [],
  excel: Object.keys(fields) as (keyof typeof fields)[],
  check: whyNotTariffLine,
  calls: {
    controller: "Tariff",
    paths: {
      template: "DownloadExcel",
      upload: "UploadFile",
      import: "Import",
      export: "Tariff/ExportLines",
    },
  },
});
type Entered = Values<typeof fields>;

/** The errors across the fields of one line. Source: rules TF-5 and TF-6 */
export function whyNotTariffLine(line: Entered): FieldRefusal[] {
  const { type } = line;
  return [
    ...(decimal(line.unitPrice).gt(0)
      ? []
      : [refuseTariff.field("unitPrice", "tariffLine.noPrice")]),
    ...(decimal(line.vatrate).gt(99)
      ? [refuseTariff.field("vatrate", "tariffLine.vatTooHigh")]
      : []),
    ...(line.route && line.useFor !== "OPS"
      ? [refuseTariff.field("route", "tariffLine.routeForOperations")]
      : []),
    ...(type !== "Single" && !line.rangeType ? [refuse.field("rangeType", "field.required")] : []),
    ...typedFigures
      .filter((each) => line[each] !== null && line[each] !== undefined && !hasFigure(type, each))
      .map((each) =>
        refuseTariff.field(each, "tariffLine.notOfType", { type: lineTypes[type] as never }),
      ),
    ...figureProblems(line),
  ];
}

/** Is it a bound of a range? An empty one and 0 are none. Rule TF-5 */
export function isBound(bound: unknown): boolean {
  return !decimal(bound as string | null | undefined).isZero();
}

function figureProblems(line: Entered): FieldRefusal[] {
  switch (line.type) {
    case "Range":
      if (!isBound(line.rangeFrom) && !isBound(line.rangeTo)) {
        return [refuseTariff.field("rangeFrom", "tariffLine.noRange")];
      }
      return isBound(line.rangeTo) && decimal(line.rangeTo).lt(decimal(line.rangeFrom))
        ? [refuseTariff.field("rangeTo", "tariffLine.rangeReversed")]
        : [];
    case "Min-Max": {
      const [least, most] = [decimal(line.min), decimal(line.max)];
      if (least.isZero() && most.isZero()) return [refuseTariff.field("min", "tariffLine.noBound")];
      return !most.isZero() && most.lt(least)
        ? [refuseTariff.field("max", "tariffLine.boundsReversed")]
        : [];
    }
    case "Next Level":
      return (["nextUnit", "nextUnitPrice"] as const)
        .filter((name) => !decimal(line[name]).gt(0))
        .map((name) => refuseTariff.field(name, "tariffLine.aboveZero"));
    default:
      return [];
  }
}

/** The fields by which lines of a tariff differ, and their ranges. */
export type ComparedLine = Readonly<
  Partial<
    Record<
      | (typeof matchedFields)[number]
      | "chargeId"
      | "unitId"
      | "type"
      | "rangeType"
      | "rangeFrom"
      | "rangeTo",
      unknown
    >
  >
>;

/**
 * The errors between the lines of one tariff, by the position of the later line: the same charge for
 * the same goods stands once, or in ranges that do not overlap.
 *
 * Source: rule TF-7
 */
export function whyNotTogether(lines: readonly ComparedLine[]): ReadonlyMap<number, FieldRefusal> {
  const keyed = [...lines.keys()].filter((at) => lines[at]?.chargeId);
  const groups = Map.groupBy(keyed, (at) =>
    ["chargeId", "unitId", ...matchedFields]
      .map((name) => String(lines[at]?.[name as keyof ComparedLine] ?? ""))
      .join(),
  );
  const problems = new Map<number, FieldRefusal>();
  for (const group of groups.values()) {
    const clashes = clashesIn(group.map((at) => lines[at] as ComparedLine));
    for (const [order, other] of clashes) {
      const [at, earlier] = [group[order] as number, group[other] as number];
      const facts = { line: earlier + 1 };
      const isRange = lines[at]?.type === "Range" && lines[earlier]?.type === "Range";
      problems.set(
        at,
        isRange
          ? refuseTariff.field("rangeFrom", "tariffLine.rangesOverlap", facts)
          : refuseTariff.field("chargeId", "tariffLine.twice", facts),
      );
    }
  }
  return problems;
}

/**
 * The lines of one charge that clash with an earlier one, by position; each is compared with the two
 * ranges next to it, so that the time grows with the lines and not with their pairs.
 */
function clashesIn(lines: readonly ComparedLine[]): [number, number][] {
  const measureOf = (line: ComparedLine | undefined) =>
    line?.type === "Range" ? String(line.rangeType) : null;
  const measure = measureOf(lines[0]);
  const kept: Span[] = [];
  return lines.flatMap((line, at): [number, number][] => {
    // A line without a range, or with one of another figure, clashes with the first.
    if (at > 0 && (measure === null || measureOf(line) !== measure)) return [[at, 0]];
    const span = spanOf(line, at);
    const order = placeOf(kept, span);
    const other = [kept[order - 1], kept[order]].find((each) => each && overlap(each, span));
    if (other) return [[at, other.at]];
    kept.splice(order, 0, span);
    return [];
  });
}

/** Where a range stands in the order of its bounds. */
function placeOf(kept: readonly Span[], span: Span): number {
  let [low, high] = [0, kept.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (inOrder(kept[middle] as Span, span) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inOrder(a: Span, b: Span): number {
  const from = a.from.comparedTo(b.from);
  if (from !== 0 || a.to === b.to) return from;
  return a.to === null ? 1 : b.to === null ? -1 : a.to.comparedTo(b.to);
}

const overlap = (a: Span, b: Span) =>
  inOrder(a, b) === 0 || (isBefore(a.from, b.to) && isBefore(b.from, a.to));

interface Span {
  /** The position of its line. */
  readonly at: number;
  readonly from: ReturnType<typeof decimal>;
  /** Null for a range without an end. */
  readonly to: ReturnType<typeof decimal> | null;
}

const spanOf = (line: ComparedLine, at: number): Span => ({
  at,
  from: decimal(line.rangeFrom as string | null),
  to: isBound(line.rangeTo) ? decimal(line.rangeTo as string) : null,
});

// A range may begin where another ends.
function isBefore(from: ReturnType<typeof decimal>, to: ReturnType<typeof decimal> | null) {
  return to === null || from.lt(to);
}
