import { officeLetterhead } from "@fairway/areas/organisation/server/officeSheet.ts";
import { containerList } from "@fairway/areas/shipment/server/paper/containerList.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { FrameBox, TableBlock } from "@fairway/engine/paper/sheet.ts";
import {
  aloud,
  captioned,
  type Face,
  type Filling,
  headBox,
  joined,
  low,
  row,
  saidKind,
  saidOriginals,
} from "./billFace.ts";
import { billWords as words } from "./billWords.ts";

/** The boxes of our own bill of lading. */
export const itlBoxes = (face: Face): FrameBox[] => [
  ...parties(face),
  ...routing(face),
  ...goods(face),
  ...terms(face),
];

function parties({ writing, paper, title }: Face): FrameBox[] {
  const named = captioned(writing);
  return [
    { at: [10, 10, 95, 24.5], ...named(words.shipper, paper.shipper) },
    { at: [10, 34.5, 95, 24.5], ...named(words.consignee, paper.consignee) },
    { at: [10, 59, 95, 24.5], ...named(words.notifyParty, paper.notifyParty) },
    {
      at: [105, 10, 95, 12],
      form: true,
      align: "center",
      middle: true,
      blocks: [
        {
          block: "text",
          said: [
            { text: title, size: 11.5, bold: true, colour: "ink" },
            { text: "\n" },
            { text: saidKind(writing, paper), size: 7, bold: true, look: "boxed", colour: "ink" },
          ],
        },
      ],
    },
    ...row(
      22,
      11,
      [
        [47.5, { ...named(words.hwbno, paper.hwbno), ...low, bold: true }],
        [47.5, { ...named(words.mblAndBooking, joined(paper.mawb, paper.bookingNo)), ...low }],
      ],
      105,
    ),
    ...row(
      33,
      11,
      [
        [47.5, { ...named(words.references, joined(paper.jobNo, paper.referenceNo)), ...low }],
        [47.5, { ...named(words.exportReference, paper.exportReferenceNo), ...low }],
      ],
      105,
    ),
    {
      at: [105, 44, 95, 19.5],
      form: true,
      sizes: [7.2, 6.4, 5.6, 4.8, 4, 3],
      blocks: [officeLetterhead(writing, paper.letterhead)],
    },
    { at: [105, 63.5, 95, 20], ...named(words.deliveryAgent, paper.deliveryAgent) },
  ];
}

function routing({ writing, paper }: Face): FrameBox[] {
  const named = captioned(writing);
  const quarter = (caption: Words, said: string) =>
    [47.5, { ...named(caption, said), ...low }] as const;
  return [
    ...row(83.5, 11, [
      quarter(words.placeReceipt, paper.placeReceipt),
      quarter(words.pol, paper.pol),
      quarter(words.feederVessel, paper.feederVessel),
      quarter(words.motherVessel, paper.motherVessel),
    ]),
    ...row(94.5, 11, [
      quarter(words.pod, paper.pod),
      quarter(words.placeDelivery, paper.placeDelivery),
      quarter(words.finalDestination, paper.finalDestination),
      quarter(words.serviceType, paper.serviceType),
    ]),
    ...row(105.5, 20.5, [
      [95, { ...named(words.forwardingAgent, paper.forwardingAgent), ...low }],
      [47.5, named(words.originCountry, paper.originCountry)],
      [47.5, named(words.originals, saidOriginals(paper))],
    ]),
  ];
}

const columns = [42, 26, 76, 23, 23] as const;
const goodsHeight = 76;

function goods(face: Face): FrameBox[] {
  const { writing, paper, containers } = face;
  const { say, figure, weight } = writing;
  const onFace = containers.attached ? [] : containers.list;
  const listHeight = onFace.length === 0 ? 0 : 5.5 + onFace.length * 4.4;
  const across = (y: number, height: number, boxes: readonly Filling[]) =>
    row(
      y,
      height,
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
  const packages = [figure(paper.quantity), paper.packageType].filter(Boolean).join(" ");
  const sum = (said: string): Filling => ({ said, bold: true, middle: true, ground: "shade" });
  return [
    {
      at: [10, 126, 190, 4.2],
      form: true,
      ground: "shade",
      align: "center",
      middle: true,
      blocks: [{ block: "text", said: [{ text: say(words.particulars), look: "caption" }] }],
    },
    ...across(
      130.2,
      8.6,
      heads.map((head) => headBox(writing, head)),
    ),
    ...across(
      138.8,
      goodsHeight,
      columns.map(() => ({ form: true })),
    ),
    ...across(138.8, goodsHeight - listHeight, [
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
    ...(listHeight > 0
      ? [
          {
            at: [10.3, 138.8 + goodsHeight - listHeight, 189.4, listHeight - 0.3],
            ground: "white",
            border: "top",
            tight: true,
            blocks: [containersOnFace(containerList(writing, onFace))],
          } satisfies FrameBox,
        ]
      : []),
    ...across(214.8, 6, [
      { ...sum(say(words.goodsTotal)), form: true },
      sum(figure(paper.quantity)),
      { ...sum(joined(paper.packageType, paper.containerSummary)), rest: "cut" },
      { ...sum(weight(paper.grossWeight)), align: "right" },
      { ...sum(weight(paper.cbm)), align: "right" },
    ]),
  ];
}

/** Under the columns of the goods, in small letters. */
function containersOnFace(table: TableBlock): TableBlock {
  const widths = [32, 18, 32, 24, 36, 24] as const;
  return {
    ...table,
    plain: true,
    columns: table.columns.map((column, at) => ({ ...column, width: widths[at] ?? "1fr" })),
  };
}

function terms({ writing, paper }: Face): FrameBox[] {
  const { say, day } = writing;
  const waybill = paper.kind === "SEA WAYBILL";
  const named = captioned(writing);
  return [
    {
      at: [10, 220.8, 190, 8],
      form: true,
      middle: true,
      blocks: [{ block: "text", said: [{ text: say(words.say), look: "caption" }] }],
    },
    {
      at: [25, 220.8, 173.6, 8],
      name: say(words.say),
      border: "none",
      sizes: [7.5],
      bold: true,
      middle: true,
      said: aloud(writing, paper.inWords),
    },
    ...row(228.8, 12, [
      [36.6, named(words.freight, paper.freight)],
      [36.7, named(words.rate, paper.freightRate || say(words.arranged))],
      [36.7, named(words.payableAt, paper.freightPayableAt)],
      [80, named(words.issue, joined(paper.issuePlace, day(paper.issueDate)))],
    ]),
    { at: [10, 240.8, 110, 16], ...named(words.onBoard, paper.onBoard) },
    {
      at: [10, 256.8, 110, 22],
      form: true,
      sizes: [5.9],
      justify: true,
      said: say(words.received) + say(waybill ? words.waybillTerms : words.negotiable),
    },
    {
      at: [120, 240.8, 80, 38],
      ...named(words.signed, paper.signedAs || paper.letterhead.company),
      bold: true,
    },
    {
      at: [120.3, 274.2, 79.4, 4.3],
      form: true,
      border: "top",
      blocks: [{ block: "text", said: [{ text: say(words.asCarrier), look: "caption" }] }],
    },
  ];
}
