import type { Words } from "@fairway/core/words/words.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import {
  aloud,
  captioned,
  type Face,
  issuerBlocks,
  joined,
  low,
  row,
  saidKind,
  saidOriginals,
} from "./billFace.ts";
import { billWords as words } from "./billWords.ts";
import { belowGoods, goodsTable } from "./goodsTable.ts";

/** The boxes of our own bill of lading. */
export const itlBoxes = (face: Face): FrameBox[] => [
  ...parties(face),
  ...routing(face),
  ...goodsTable(face, goods),
  ...terms(face),
];

function parties(face: Face): FrameBox[] {
  const { writing, paper, title } = face;
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
      blocks: issuerBlocks(face),
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

const goods = { top: 126, height: 76.2 };
const below = belowGoods(goods);

function terms(face: Face): FrameBox[] {
  const { writing, paper } = face;
  const { say, day } = writing;
  const named = captioned(writing);
  return [
    {
      at: [10, below, 190, 8],
      form: true,
      middle: true,
      blocks: paper.inWords
        ? [{ block: "text", said: [{ text: say(words.say), look: "caption" }] }]
        : [],
    },
    {
      at: [25, below, 173.6, 8],
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
    ...(paper.kind === "TRANSCRIPT" ? [] : signature(face)),
  ];
}

/** The receipt clause, and the carrier who signs. */
function signature({ writing, paper }: Face): FrameBox[] {
  const { say } = writing;
  const waybill = paper.kind === "SEA WAYBILL";
  return [
    {
      at: [10, 256.8, 110, 22],
      form: true,
      sizes: [5.9],
      justify: true,
      said: say(words.received) + say(waybill ? words.waybillTerms : words.negotiable),
    },
    {
      at: [120, 240.8, 80, 38],
      ...captioned(writing)(words.signed, paper.signedAs || paper.letterhead.company),
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
