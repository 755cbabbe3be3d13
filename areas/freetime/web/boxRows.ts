import type { GridColumn } from "@fairway/ui/grid/column.ts";
import type { Box } from "../model/box.ts";
import type { BoxDays } from "../model/terms.ts";
import { freeTimeWords as words } from "./words.ts";

/** A box as a line of the grid of days. */
export interface BoxLine extends BoxDays {
  readonly key: string;
  readonly containerNo: string;
  readonly boxTypeCode: string | null;
  readonly version: number | null;
}

export const dayFields = [
  "dischargedPlanned",
  "dischargedOn",
  "gateOutPlanned",
  "gateOutOn",
  "emptyInPlanned",
  "emptyInOn",
] as const satisfies readonly (keyof BoxDays)[];

const lineOf = (box: Box): BoxLine => ({
  key: box.containerNo,
  containerNo: box.containerNo,
  boxTypeCode: box.boxTypeCode,
  version: box.version,
  dischargedPlanned: box.dischargedPlanned,
  dischargedOn: box.dischargedOn,
  gateOutPlanned: box.gateOutPlanned,
  gateOutOn: box.gateOutOn,
  emptyInPlanned: box.emptyInPlanned,
  emptyInOn: box.emptyInOn,
});

/** How boxes become lines of the grid and lines what is sent; a constant. */
export const boxForms = {
  lineOf,
  freshLine: (line: BoxLine) => line,
  isBlank: () => false,
  sentOf: ({ key: _key, boxTypeCode: _type, ...line }: BoxLine) => line,
  list: "boxes",
};

export const boxColumns: readonly GridColumn<BoxLine>[] = [
  {
    kind: "text",
    key: "containerNo",
    title: words.containerNo,
    width: 130,
    frozen: true,
    value: (row) => row.containerNo,
  },
  {
    kind: "text",
    key: "boxType",
    title: words.boxType,
    width: 70,
    value: (row) => row.boxTypeCode,
  },
  ...dayFields.map(
    (field): GridColumn<BoxLine> => ({
      kind: "day",
      key: field,
      title: words[field],
      width: 132,
      group: field.endsWith("Planned"),
      value: (row) => row[field],
      write: (row, value) => ({ ...row, [field]: value }),
    }),
  ),
];
