import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { FrameBox, TableBlock } from "@fairway/engine/paper/sheet.ts";
import { type Face, type Filling, headBox, joined, row } from "./billFace.ts";
import { billWords as words } from "./billWords.ts";

const columns = [42, 26, 76, 23, 23] as const;
const headings = { particulars: 4, columns: 8.6, sums: 6 } as const;

/** Where the goods stand on a bill of lading, in mm: the top of the table and the height of its rows. */
export interface GoodsPlace {
  readonly top: number;
  readonly height: number;
}

/** The lower edge of the goods. */
export const belowGoods = ({ top, height }: GoodsPlace): number =>
  top + headings.particulars + headings.columns + height + headings.sums;

/**
 * The goods of a bill of lading: heads, containers, marks, packages and description in columns, sums.
 * Every layout of a bill has them.
 */
export function goodsTable(face: Face, { top, height }: GoodsPlace): FrameBox[] {
  const headTop = top + headings.particulars;
  const rowsTop = headTop + headings.columns;
  const { writing, paper, containers } = face;
  const { say, figure, weight } = writing;
  const onFace = containers.attached ? [] : containers.list;
  const listHeight = onFace.length === 0 ? 0 : 5.5 + onFace.length * 4.4;
  const across = (y: number, tall: number, boxes: readonly Filling[]) =>
    row(
      y,
      tall,
      boxes.map((box, at) => [columns[at] ?? 0, box] as const),
    );
  const heads = [words.marks, words.kind, words.goods, words.grossColumn, words.cbmColumn];
  const mark = { said: say(words.attached) };
  const text = (name: Words, said: string): Filling => ({
    name: say(name).replaceAll("\n", " "),
    said,
    mark,
    border: "none",
  });
  const packages = [
    [figure(paper.quantity), paper.packageType].filter(Boolean).join(" "),
    ...paper.packageKinds.map(({ quantity, kind }) => `- ${figure(quantity)} ${kind}`),
  ].join("\n");
  const sum = (said: string): Filling => ({ said, bold: true, middle: true, ground: "shade" });
  return [
    {
      at: [10, top, 190, headings.particulars],
      form: true,
      ground: "shade",
      align: "center",
      middle: true,
      blocks: [{ block: "text", said: [{ text: say(words.particulars), look: "caption" }] }],
    },
    ...across(
      headTop,
      headings.columns,
      heads.map((head) => headBox(writing, head)),
    ),
    ...across(
      rowsTop,
      height,
      columns.map(() => ({ form: true })),
    ),
    ...(listHeight > 0
      ? [
          {
            at: [10.3, rowsTop, 189.4, listHeight],
            border: "none",
            tight: true,
            blocks: [containersInColumns(face)],
          } satisfies FrameBox,
        ]
      : []),
    ...across(rowsTop + listHeight, height - listHeight, [
      {
        ...text(words.marks, paper.marks),
        group: "goods",
        ...(containers.attached
          ? {
              head: [
                { text: `${containers.list.length} ${say(words.asAttached)}`, bold: true },
              ] as const,
            }
          : {}),
      },
      text(words.kind, [paper.containerSummary, packages].filter(Boolean).join("\n")),
      {
        ...text(words.goods, paper.description),
        group: "goods",
        mark: { ...mark, always: paper.attachList !== "" },
      },
      { said: weight(paper.grossWeight), align: "right", border: "none" },
      { said: weight(paper.cbm), align: "right", border: "none" },
    ]),
    ...across(rowsTop + height, headings.sums, [
      { ...sum(say(words.goodsTotal)), form: true },
      sum(figure(paper.quantity)),
      { ...sum(joined(paper.packageType, paper.containerSummary)), rest: "cut" },
      { ...sum(weight(paper.grossWeight)), align: "right" },
      { ...sum(weight(paper.cbm)), align: "right" },
    ]),
  ];
}

/** The containers by number, their packages, weight and volume in the columns of the goods. */
function containersInColumns({ writing, containers }: Face): TableBlock {
  const { say, figure, weight } = writing;
  const heads = [
    tradeWords.containerNo,
    tradeWords.packages,
    words.typeAndSeal,
    tradeWords.gross,
    tradeWords.cbm,
  ];
  return {
    block: "table",
    plain: true,
    columns: heads.map((head, at) => ({
      head: say(head),
      width: (columns[at] ?? 0) - (at === 0 || at === columns.length - 1 ? 0.3 : 0),
      ...(at > 2 ? ({ align: "right" } as const) : {}),
      longest: 18,
    })),
    rows: containers.list.map((one) => ({
      cells: [
        one.containerNo,
        [figure(one.quantity), one.packageType].filter(Boolean).join(" "),
        [one.containerType, one.sealNo].filter(Boolean).join(" / "),
        weight(one.grossWeight),
        weight(one.cbm),
      ],
    })),
  };
}
