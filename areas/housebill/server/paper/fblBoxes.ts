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

/** The boxes of a multimodal bill of lading, in the order of the usual form. */
export const fblBoxes = (face: Face): FrameBox[] => [
  ...parties(face),
  ...routing(face),
  ...goodsTable(face, goods),
  ...terms(face),
];

function parties(face: Face): FrameBox[] {
  const { writing, paper, title } = face;
  const { say } = writing;
  const named = captioned(writing);
  // A waybill is no document of title, so it is neither to order nor under the rules of one.
  const waybill = paper.kind === "SEA WAYBILL";
  const isPlain = waybill || paper.kind === "TRANSCRIPT";
  return [
    { at: [10, 10, 95, 23], ...named(words.consignor, paper.shipper) },
    {
      at: [10, 33, 95, 23],
      ...named(waybill ? words.consignee : words.consignedTo, paper.consignee),
    },
    { at: [10, 56, 95, 23], ...named(words.notifyAddress, paper.notifyParty) },
    {
      at: [105, 10, 95, 20],
      form: true,
      align: "center",
      middle: true,
      sizes: [8, 7, 6],
      blocks: [
        {
          block: "text",
          said: [
            {
              text: isPlain ? title : say(words.multimodal),
              size: 11,
              bold: true,
              colour: "ink",
            },
            { text: "\n" },
            ...(isPlain
              ? []
              : [{ text: `${say(words.multimodalRules)}\n`, look: "caption" } as const]),
            { text: saidKind(writing, paper), size: 7, bold: true, look: "boxed", colour: "ink" },
          ],
        },
      ],
    },
    ...row(
      30,
      10,
      [
        [47.5, { ...named(words.fblNo, paper.hwbno), ...low, bold: true }],
        [47.5, { ...named(words.mblAndBooking, joined(paper.mawb, paper.bookingNo)), ...low }],
      ],
      105,
    ),
    {
      at: [105, 40, 95, 10],
      ...named(words.references, joined(paper.jobNo, paper.referenceNo, paper.exportReferenceNo)),
      ...low,
    },
    {
      at: [105, 50, 95, 15],
      form: true,
      sizes: [7.2, 6.4, 5.6, 4.8, 4, 3],
      blocks: issuerBlocks(face),
    },
    { at: [105, 65, 95, 14], ...named(words.forwardingAgent, paper.forwardingAgent), ...low },
  ];
}

function routing({ writing, paper }: Face): FrameBox[] {
  const named = captioned(writing);
  const quarter = (caption: Words, said: string) =>
    [47.5, { ...named(caption, said), ...low }] as const;
  return [
    ...row(79, 11, [
      quarter(words.placeReceipt, paper.placeReceipt),
      quarter(words.oceanVessel, paper.motherVessel),
      quarter(words.pol, paper.pol),
      quarter(words.pod, paper.pod),
    ]),
    ...row(90, 11, [
      quarter(words.placeDelivery, paper.placeDelivery),
      quarter(words.finalDestination, paper.finalDestination),
      quarter(words.serviceType, paper.serviceType),
      quarter(words.originCountry, paper.originCountry),
    ]),
  ];
}

const goods = { top: 101, height: 84 };
const below = belowGoods(goods);

function terms({ writing, paper }: Face): FrameBox[] {
  const { say, day } = writing;
  const waybill = paper.kind === "SEA WAYBILL";
  const isTranscript = paper.kind === "TRANSCRIPT";
  const named = captioned(writing);
  const said = below;
  const declared = said + 8;
  const clauses = declared + 10;
  const money = clauses + 17;
  const foot = money + 11;
  return [
    {
      at: [10, said, 190, 8],
      form: true,
      middle: true,
      blocks: paper.inWords
        ? [{ block: "text", said: [{ text: say(words.say), look: "caption" }] }]
        : [],
    },
    {
      at: [25, said, 173.6, 8],
      name: say(words.say),
      border: "none",
      sizes: [7.5],
      bold: true,
      middle: true,
      said: aloud(writing, paper.inWords),
    },
    ...row(declared, 10, [
      [95, { ...named(words.interest, ""), form: true }],
      [95, { ...named(words.declaredValue, ""), form: true }],
    ]),
    {
      at: [10, clauses, 110, 17],
      form: true,
      sizes: [5.7],
      justify: true,
      said: isTranscript
        ? ""
        : say(waybill ? words.received : words.takenInCharge) +
          (waybill ? say(words.waybillTerms) : ""),
    },
    { at: [120, clauses, 80, 17], ...named(words.onBoard, paper.onBoard) },
    ...row(money, 11, [
      [
        47.5,
        {
          ...named(words.freight, joined(paper.freight, paper.freightRate || say(words.arranged))),
          ...low,
        },
      ],
      [47.5, { ...named(words.payableAt, paper.freightPayableAt), ...low }],
      [95, named(words.issue, joined(paper.issuePlace, day(paper.issueDate)))],
    ]),
    ...row(foot, 11, [
      [
        47.5,
        {
          ...named(words.insurance, isTranscript ? "" : say(words.notCovered)),
          ...low,
          form: true,
        },
      ],
      [47.5, { ...named(words.fblOriginals, saidOriginals(paper)), ...low }],
    ]),
    { at: [10, foot + 11, 95, 19.4], ...named(words.deliveryAgent, paper.deliveryAgent), ...low },
    {
      at: [105, foot, 95, 30.4],
      ...named(words.stamp, isTranscript ? "" : paper.signedAs || paper.letterhead.company),
      bold: true,
    },
  ];
}
