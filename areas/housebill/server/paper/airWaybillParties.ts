import { officeLetterhead } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { frameRow } from "@fairway/engine/paper/frameRow.ts";
import type { FrameBox } from "@fairway/engine/paper/sheet.ts";
import type { Writing } from "@fairway/engine/paper/writing.ts";
import type { AirWaybillPaper } from "../../model/airWaybillPaper.ts";
import { amount, bare, edge, half, left, line, print, titled, wide } from "./airWaybillParts.ts";
import { airWaybillWords as words } from "./airWaybillWords.ts";

const right = left + half;
const top = 14.3;
const party = 6 * line;
const agentAt = top + 2 * party;
const departureAt = agentAt + 6 * line;
const routeAt = departureAt + 2 * line;
const routeHeight = 2.5 * line;
const destinationAt = routeAt + routeHeight;
const handlingAt = destinationAt + 2 * line;

/** The upper half of the form: numbers, parties, issuer, route, declared values, handling. */
export function waybillParties(
  writing: Writing,
  paper: AirWaybillPaper,
  ownLetterhead: boolean,
): FrameBox[] {
  return [
    ...numbers(writing, paper),
    ...partyBox(writing, top, [words.shipperBox, words.shipperAccount], paper.shipper),
    ...issuer(writing, paper, ownLetterhead),
    ...partyBox(
      writing,
      top + party,
      [words.consigneeBox, words.consigneeAccount],
      paper.consignee,
    ),
    clause(writing, words.accepted, [right, top + party, half, party]),
    ...agentAndAccounting(writing, paper),
    ...route(writing, paper),
    ...values(writing, paper),
    ...handling(writing, paper),
  ];
}

const large = { sizes: [10, 8, 6], bold: true, middle: true } as const;

function numbers(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  return [
    ...frameRow(
      [left, 8, 6.3],
      [
        [14, bare(writing, words.mawb, paper.masterPrefix, large)],
        [14, bare(writing, words.mawb, paper.masterOrigin, large)],
        [40, bare(writing, words.mawb, paper.masterSerial, large)],
      ],
    ),
    {
      at: [right, 8, half, 6.3],
      ...bare(writing, words.awb, paper.no, { ...large, align: "right" }),
    },
  ];
}

const accountWide = 42;
const accountHigh = 7;

/** Name and address under a title, with the box of the account number in the corner. */
function partyBox(
  writing: Writing,
  y: number,
  [title, account]: readonly [Words, Words],
  said: string,
): FrameBox[] {
  return [
    edge([left, y, half, party]),
    print([left, y, half - accountWide, accountHigh], ` ${writing.say(title)}`, {
      align: "left",
      middle: false,
      tight: false,
    }),
    {
      at: [right - accountWide, y, accountWide, accountHigh],
      form: true,
      caption: writing.say(account),
    },
    {
      at: [left, y + accountHigh, half, party - accountHigh],
      ...bare(writing, title, said, { sizes: [8, 7, 6, 5.2] }),
    },
  ];
}

/** The carrier that issues the waybill: our office, or the text that was typed. */
function issuer(writing: Writing, paper: AirWaybillPaper, ownLetterhead: boolean): FrameBox[] {
  const { say } = writing;
  const own = ownLetterhead
    ? ({
        form: true,
        border: "none",
        sizes: [7.2, 6.4, 5.6, 4.8, 4, 3],
        blocks: [officeLetterhead(writing, paper.letterhead)],
      } as const)
    : bare(writing, words.issuedBy, paper.issuedBy, { sizes: [9, 8, 7, 6, 5], bold: true });
  return [
    edge([right, top, half, party - line]),
    {
      at: [right, top, 56, 6.6],
      form: true,
      border: "none",
      middle: true,
      blocks: [
        {
          block: "text",
          said: [{ text: say(words.title), size: 11, bold: true, colour: "ink" }],
        },
      ],
    },
    print([right + 56, top, half - 57.2, 6.6], say(words.notNegotiable), { align: "right" }),
    { at: [right, top + 6.6, half, party - line - 6.6], ...own },
    print([right, top + party - line, half, line], say(words.sameValidity), { border: "all" }),
  ];
}

const clause = (writing: Writing, said: Words, at: FrameBox["at"]): FrameBox => ({
  at,
  form: true,
  sizes: [5.6, 5, 4.6, 4.2],
  justify: true,
  blocks: [{ block: "text", said: writing.say(said) }],
});

function agentAndAccounting(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  const accounting = [paper.freight, paper.notifyParty && `NOTIFY: ${paper.notifyParty}`];
  return [
    { at: [left, agentAt, half, 4 * line], ...titled(writing, words.agent, paper.agent) },
    ...frameRow(
      [left, agentAt + 4 * line, 2 * line],
      [
        [half / 2, titled(writing, words.iataCode, paper.agentIataCode)],
        [half / 2, titled(writing, words.account, paper.agentAccount)],
      ],
    ),
    {
      at: [right, agentAt, half, 6 * line],
      ...titled(writing, words.accounting, accounting.filter(Boolean).join("\n")),
    },
    {
      at: [left, departureAt, half, 2 * line],
      ...titled(writing, words.departure, paper.departure),
    },
    ...frameRow(
      [right, departureAt, 2 * line],
      [
        [40, titled(writing, words.reference, paper.jobNo)],
        [half - 40, { form: true, caption: writing.say(words.optional) }],
      ],
    ),
  ];
}

function route(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  return [
    ...frameRow(
      [left, routeAt, routeHeight],
      [
        [14, titled(writing, words.to, paper.to1)],
        [30, titled(writing, words.firstCarrier, paper.by1)],
        [13, titled(writing, words.to, paper.to2)],
        [13, titled(writing, words.by, paper.by2)],
        [13, titled(writing, words.to, paper.to3)],
        [13, titled(writing, words.by, paper.by3)],
      ],
    ),
    ...frameRow(
      [left, destinationAt, 2 * line],
      [
        [44, titled(writing, words.destination, paper.destination)],
        [half - 44, titled(writing, words.flight, paper.flight)],
      ],
    ),
  ];
}

/** A side of payment: its title above the marks of prepaid and collect. */
function marks(writing: Writing, x: number, title: Words, side: string): FrameBox[] {
  const { say } = writing;
  const mark = (own: string): { said: string; sizes: number[]; align: "center" } => ({
    said: side === own ? "X" : "",
    sizes: [7],
    align: "center",
  });
  return [
    print([x, routeAt, 16, 3], say(title), { border: "all" }),
    ...frameRow(
      [x, routeAt + 3, routeHeight - 3],
      [
        [8, { caption: say(words.ppd), ...mark("PP") }],
        [8, { caption: say(words.coll), ...mark("CLL") }],
      ],
    ),
  ];
}

function values(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  return [
    ...frameRow(
      [right, routeAt, routeHeight],
      [
        [13, titled(writing, words.currency, paper.currency)],
        [9, titled(writing, words.chgs, paper.chgs)],
      ],
    ),
    ...marks(writing, right + 22, words.wtVal, paper.wtVal),
    ...marks(writing, right + 38, words.other, paper.other),
    ...frameRow(
      [right + 54, routeAt, routeHeight],
      [
        [21, valued(writing, words.declaredCarriage, paper.declaredCarriage)],
        [21, valued(writing, words.declaredCustoms, paper.declaredCustoms)],
      ],
    ),
    {
      at: [right, destinationAt, 26, 2 * line],
      ...titled(writing, words.insurance, paper.insurance),
    },
    clause(writing, words.insured, [right + 26, destinationAt, half - 26, 2 * line]),
  ];
}

/** A declared value: an amount, or words such as NVD. */
const valued = (writing: Writing, title: Words, said: string) =>
  titled(writing, title, amount(writing, said, 2).said || said);

function handling(writing: Writing, paper: AirWaybillPaper): FrameBox[] {
  const said = [paper.handling, paper.alsoNotify && `ALSO NOTIFY: ${paper.alsoNotify}`];
  return [
    {
      at: [left, handlingAt, wide - 30, 4 * line],
      ...titled(writing, words.handling, said.filter(Boolean).join("\n")),
    },
    {
      at: [left + wide - 30, handlingAt, 30, 4 * line],
      ...titled(writing, words.customs, paper.sci),
    },
  ];
}
