import type { Words } from "@fairway/core/words/words.ts";
import { type BoxFilling, frameRow } from "@fairway/engine/paper/frameRow.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { AirWaybillPaper } from "../../model/airWaybillPaper.ts";
import { amount, bare, edge, left, line, print } from "./airWaybillParts.ts";
import { airWaybillWords as words } from "./airWaybillWords.ts";

const columns = [15, 23, 6, 8, 20, 22, 22, 26, 50] as const;
const headAt = 134;
const headHigh = 2 * line;
const bodyAt = headAt + headHigh;
const bodyHigh = 11 * line;
const totalsAt = bodyAt + bodyHigh;
const goodsLeft = left + columns.slice(0, -1).reduce((sum, width) => sum + width, 0);
const goodsWide = columns[8];

const across = (y: number, height: number, boxes: readonly BoxFilling[]) =>
  frameRow(
    [left, y, height],
    boxes.map((box, at) => [columns[at] ?? 0, box] as const),
  );

/** The middle of the form: pieces, weights, rate and total, the goods and their marks. */
export function waybillGoods(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  const { say, figure, weight } = writing;
  const value = (name: Words, said: BoxFilling, align: "left" | "center" | "right" = "right") => ({
    ...bare(writing, name, "", { align, sizes: [8, 7, 6, 5] }),
    ...said,
  });
  const text = (name: Words, said: string) => value(name, { said }, "center");
  const pieces = { said: figure(paper.pieces), figure: { value: paper.pieces, decimals: 0 } };
  const gross = {
    said: weight(paper.grossWeight),
    figure: { value: paper.grossWeight, decimals: 3 },
  };
  const charged = {
    said: weight(paper.chargeWeight),
    figure: { value: paper.chargeWeight, decimals: 3 },
  };
  const total = amount(writing, paper.total, 2);
  const heads = [
    words.pieces,
    words.grossColumn,
    words.kgLb,
    words.rateClass,
    words.commodityItem,
    words.chargeWeight,
    words.rate,
    words.total,
    words.goodsColumn,
  ];
  const sum = (said: BoxFilling): BoxFilling => ({
    ...value(words.goodsTotal, said),
    border: "all",
    middle: true,
    bold: true,
  });
  return [
    ...across(
      headAt,
      headHigh,
      heads.map((head) => ({
        form: true,
        align: "center",
        middle: true,
        ground: "shade",
        blocks: [{ block: "text", said: [{ text: say(head), look: "caption" }] }],
      })),
    ),
    ...columns.slice(0, -1).map((width, at) => {
      const x = left + columns.slice(0, at).reduce((all, each) => all + each, 0);
      return edge([x, bodyAt, width, bodyHigh]);
    }),
    edge([goodsLeft, bodyAt, goodsWide, bodyHigh + 2 * line]),
    ...across(bodyAt, 1.4 * line, [
      value(words.pieces, pieces),
      value(words.grossColumn, gross),
      text(words.kgLb, paper.kgLb),
      text(words.rateClass, paper.rateClass),
      text(words.commodityItem, paper.commodityItem),
      value(words.chargeWeight, charged),
      value(words.rate, amount(writing, paper.rate, 2)),
      value(words.total, total),
    ]),
    {
      at: [goodsLeft, bodyAt, goodsWide, bodyHigh + 2 * line],
      ...bare(writing, words.goodsColumn, goodsOf(writing, paper), {
        sizes: [8, 7.2, 6.4],
        mark: { said: say(words.continued) },
      }),
    },
    ...(paper.marks === "" ? [] : marksBox(writing, paper.marks)),
    ...across(totalsAt, 2 * line, [sum(pieces), sum(gross)]),
    edge([left + 38, totalsAt, 78, 2 * line], { ground: "shade" }),
    { at: [left + 116, totalsAt, 26, 2 * line], ...sum(total) },
  ];
}

/** Description, kind of packages, dimensions and volume, one under the other. */
function goodsOf({ weight }: Writing, paper: AirWaybillPaper): string {
  return [
    [paper.pieces && paper.packageType ? `${paper.pieces} ${paper.packageType}` : "", paper.goods]
      .filter(Boolean)
      .join("\n"),
    paper.dimensions && `DIMS (CM):\n${paper.dimensions}`,
    paper.volume && `VOL: ${weight(paper.volume)} CBM`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The marks below the figures, over the columns that the figures leave empty. */
function marksBox(writing: Writing, marks: string): FrameBox[] {
  const y = bodyAt + 4 * line;
  const width = goodsLeft - left;
  return [
    edge([left + 0.3, y, width - 0.6, 7 * line - 0.1], { border: "top", ground: "white" }),
    print([left + 1.2, y + 0.6, width - 2.4, 3.4], writing.say(words.marks), { align: "left" }),
    {
      at: [left, y + 4, width, 7 * line - 4],
      ...bare(writing, words.marks, marks, { mark: { said: writing.say(words.continued) } }),
    },
  ];
}
