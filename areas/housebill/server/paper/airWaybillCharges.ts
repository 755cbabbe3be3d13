import type { Words } from "@fairway/core/words/words.ts";
import { type BoxFilling, frameRow } from "@fairway/engine/paper/frameRow.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { AirWaybillPaper } from "../../model/airWaybillPaper.ts";
import { amount, bare, edge, left, line, print, titled, wide } from "./airWaybillParts.ts";
import { airWaybillWords as words } from "./airWaybillWords.ts";

const top = 197;
const row = 2 * line;
const side = 36;
const rest = left + 2 * side;
const restWide = wide - 2 * side;
const at = (rows: number) => top + rows * row;

/** The lower part of the form: sums of prepaid and collect, other charges, signatures. */
export function waybillCharges(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  return [
    ...sums(writing, paper),
    ...certificate(writing, paper),
    ...execution(writing, paper),
    ...foot(writing, paper),
  ];
}

/** Amounts of both sides in a row, with the title on the upper border between them. */
function sumRow(writing: Writing, y: number, title: Words, amounts: readonly string[]): FrameBox[] {
  const value = (said: string): BoxFilling => ({
    ...bare(writing, title, "", { align: "right", middle: true }),
    ...amount(writing, said, 2),
  });
  return [
    ...frameRow(
      [left, y, row],
      [
        [side, { form: true }],
        [side, { form: true }],
      ],
    ),
    print([left + 14, y + 0.2, 2 * side - 28, 3.2], writing.say(title), { ground: "white" }),
    ...frameRow(
      [left, y + 3.4, row - 3.4],
      amounts.map((each) => [side, value(each)] as const),
    ),
  ];
}

function sums(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  const { say } = writing;
  const total = (title: Words, said: string): BoxFilling => ({
    ...titled(writing, title, ""),
    ...amount(writing, said, 2),
    align: "right",
    bold: true,
  });
  return [
    ...sumRow(writing, at(0), words.weightCharge, [paper.weightPp, paper.weightCll]),
    print([left + 0.8, at(0) + 0.2, 13, 3.2], say(words.prepaid), { align: "left" }),
    print([left + 2 * side - 13.8, at(0) + 0.2, 13, 3.2], say(words.collect), { align: "right" }),
    ...sumRow(writing, at(1), words.valuation, [paper.valuationPp, paper.valuationCll]),
    ...sumRow(writing, at(2), words.tax, [paper.taxPp, paper.taxCll]),
    ...sumRow(writing, at(3), words.dueAgent, [paper.dueAgentPp, paper.dueAgentCll]),
    ...sumRow(writing, at(4), words.dueCarrier, [paper.dueCarrierPp, paper.dueCarrierCll]),
    edge([left, at(5), side, row], { ground: "shade" }),
    edge([left + side, at(5), side, row], { ground: "shade" }),
    ...frameRow(
      [left, at(6), row],
      [
        [side, total(words.totalPrepaid, paper.totalPp)],
        [side, total(words.totalCollect, paper.totalCll)],
      ],
    ),
    ...frameRow(
      [left, at(7), row],
      [
        [side, titled(writing, words.conversion, paper.conversionRate)],
        [side, titled(writing, words.destinationCharges, paper.destinationCharges)],
      ],
    ),
  ];
}

function certificate(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  const { say } = writing;
  const [shipper = ""] = paper.shipper.split("\n");
  return [
    {
      at: [rest, at(0), restWide, 3 * row],
      ...titled(writing, words.otherCharges, paper.otherCharges, { sizes: [8, 7, 6] }),
    },
    edge([rest, at(3), restWide, 3 * row]),
    {
      at: [rest, at(3), restWide, 9.6],
      form: true,
      border: "none",
      sizes: [6, 5.6, 5],
      justify: true,
      blocks: [{ block: "text", said: say(words.certified) }],
    },
    {
      at: [rest, at(3) + 15, restWide, 5.6],
      said: shipper,
      border: "none",
      align: "center",
      middle: true,
      sizes: [8, 7, 6, 5],
      rest: "cut",
    },
    signature(writing, [rest, at(3) + 20.8, restWide], words.signedByShipper),
  ];
}

const signature = (
  { say }: Writing,
  [x, y, width]: readonly [number, number, number],
  title: Words,
): FrameBox => print([x + 1.5, y, width - 3, 4], say(title), { border: "top", middle: true });

function execution(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  const y = at(6);
  const third = (start: number, width: number) => [rest + start, y + 12, width] as const;
  const signer = [
    paper.signedBy,
    paper.airline && `${writing.say(words.agentFor)}\n${paper.airline}`,
  ];
  const value = (name: Words, said: string, more: BoxFilling = {}) =>
    bare(writing, name, said, { align: "center", ...more });
  return [
    edge([rest, y, restWide, 2 * row]),
    ...frameRow(
      [rest, y + 6, 6],
      [
        [27, value(words.executedOn, writing.day(paper.issueDate), { middle: true })],
        [35, value(words.executedAt, paper.issuePlace, { middle: true })],
      ],
    ),
    {
      at: [rest + 62, y, restWide - 62, 12],
      ...value(words.signedByCarrier, signer.filter(Boolean).join("\n"), {
        sizes: [7.4, 6.6, 5.6],
      }),
    },
    signature(writing, third(0, 27), words.executedOn),
    signature(writing, third(27, 35), words.executedAt),
    signature(writing, third(62, restWide - 62), words.signedByCarrier),
  ];
}

function foot(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  const y = at(8);
  return [
    print([left, y, 2 * side, row], writing.say(words.carriersUse), {
      border: "all",
      ground: "shade",
    }),
    ...frameRow(
      [rest, y, row],
      [
        [side, { form: true, caption: writing.say(words.chargesAtDestination) }],
        [side, { form: true, caption: writing.say(words.collectCharges) }],
        [
          restWide - 2 * side,
          {
            ...bare(writing, words.awb, paper.no, { bold: true, middle: true, align: "right" }),
            sizes: [10, 8, 6],
            border: "all",
          },
        ],
      ],
    ),
    {
      at: [left, at(9), wide, 5.6],
      form: true,
      copy: true,
      border: "none",
      align: "center",
      middle: true,
      bold: true,
      said: " ",
    },
  ];
}
