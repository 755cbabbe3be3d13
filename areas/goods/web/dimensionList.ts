import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { GridColumn } from "@fairway/ui/grid/column.ts";
import type { KeyedLines, KeyedList } from "@fairway/ui/grid/useKeyedLines.ts";
import { measured, wholeCm } from "../model/airWeights.ts";
import type { DimensionForm, DimensionLine } from "../model/dimension.ts";
import { whyNotDimensions } from "../model/whyNotDimensions.ts";
import { goodsWords as words } from "./words.ts";

/** One line of the grid of dimensions. */
export interface DimensionRow {
  readonly key: string;
  readonly id: string | null;
  readonly length: string | null;
  readonly width: string | null;
  readonly height: string | null;
  readonly package: string | null;
}

let made = 0;
const newKey = () => {
  made += 1;
  return `dimension-${made}`;
};

/** Makes a row from a stored line; `isNew` makes it a line of another list. */
export const dimensionRow = (line: DimensionLine, isNew = false): DimensionRow => ({
  key: isNew ? newKey() : line.id,
  id: isNew ? null : line.id,
  length: line.length,
  width: line.width,
  height: line.height,
  package: String(line.package),
});

/** A copy of a line. */
export const copiedDimensionRow = (row: DimensionRow): DimensionRow => ({
  ...row,
  key: newKey(),
  id: null,
});

type Side = "length" | "width" | "height";
const keyed = (
  key: Side | "package",
  title: Words,
  also: readonly string[],
): GridColumn<DimensionRow> => ({
  kind: "number",
  key,
  title,
  also,
  width: 130,
  align: "right",
  required: true,
  most: key === "package" ? 0 : 2,
  value: (row) => row[key],
  write: (row, value) => ({ ...row, [key]: value }),
});
const computed = (key: "hw" | "cbm", title: Words): GridColumn<DimensionRow> => ({
  kind: "number",
  key,
  title,
  width: 170,
  align: "right",
  least: 3,
  most: 3,
  value: (row) => {
    const values = [row.length, row.width, row.height, row.package];
    const isWhole = values.every((value) => value !== null && isDecimal(value));
    return isWhole ? measured(sentDimension(row))[key] : null;
  },
});

/** The sides as they count, where one of them is rounded. Rule GO-1 */
const counted: GridColumn<DimensionRow> = {
  kind: "text",
  key: "counted",
  title: words.counted,
  width: 130,
  align: "right",
  value: (row) => {
    const sides = [row.length, row.width, row.height];
    if (!sides.every((side) => side !== null && isDecimal(side))) return null;
    const isRounded = sides.some((side) => !decimal(side).isInteger());
    return isRounded ? sides.map((side) => wholeCm(side ?? "0").toString()).join(" × ") : null;
  },
};

/** An unkeyed value is 0, which the rule refuses on its field. */
const sentDimension = (row: DimensionRow): DimensionForm => ({
  id: row.id,
  length: row.length ?? "0",
  width: row.width ?? "0",
  height: row.height ?? "0",
  package: Number(row.package ?? "0") || 0,
});

/** The dimension lines of a job or a bill in a grid. */
export const dimensionList: KeyedList<DimensionRow, DimensionLine, DimensionForm> = {
  field: "dimensionDetails",
  columns: [
    keyed("length", words.length, ["L", "Length", "Dài"]),
    keyed("width", words.width, ["W", "Width", "Rộng"]),
    keyed("height", words.height, ["H", "Height", "Cao"]),
    keyed("package", words.pieces, ["Pcs", "Package", "Qty", "Số kiện"]),
    counted,
    computed("hw", words.hw),
    computed("cbm", words.cbm),
  ],
  rowOf: (line) => dimensionRow(line),
  newRow: () => ({
    key: newKey(),
    id: null,
    length: null,
    width: null,
    height: null,
    package: null,
  }),
  isBlank: ({ id, length, width, height, package: pieces }) =>
    [id, length, width, height, pieces].every((value) => value === null),
  sent: sentDimension,
  whyNot: (lines, at) => whyNotDimensions({ goods: "dimensions" }, lines, at),
};

/** The dimension lines of a form. */
export type Dimensions = KeyedLines<DimensionRow, DimensionLine, DimensionForm>;
