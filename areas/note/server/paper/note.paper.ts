import { chargePaperWords } from "@fairway/areas/charge/model/chargePaperWords.ts";
import { chargeList, sayRate } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { bankPanel } from "@fairway/areas/organisation/server/bankPanel.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, Said } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { NotePaper } from "../../model/notePaper.ts";
import { type PrintCurrency, printCurrencies } from "../../model/notePaperLines.ts";
import { noteSample } from "./note.sample.ts";
import { noteWords } from "./noteWords.ts";

const words = {
  ...paperWords,
  ...tradeWords,
  ...noteWords,
} as const;

/** A debit note, credit note or invoice note, in the currencies of its lines or in one currency. */
export const printedNote: Paper<NotePaper, "A4", PrintCurrency> = {
  name: "note",
  layouts: ["A4"],
  choices: ["kind", "family", "section", "currency"],
  currencies: printCurrencies,
  sample: noteSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say } = writing;
    return officeSheet(writing, paper, {
      title: say(words[paper.kind]),
      no: paper.code,
      blocks: [
        ...shipment(writing, paper),
        chargeList(writing, paper.lines),
        { block: "keep", blocks: [sums(writing, paper), ...inWords(writing, paper)] },
        ...(paper.rounded
          ? [
              {
                block: "text",
                said: [{ text: say(words.rounded), size: 7.5, colour: "grey" }],
              } as const,
            ]
          : []),
        ...(paper.note
          ? [{ block: "text", said: labelled(say(words.note), { text: paper.note }) } as const]
          : []),
        ...bankPanel(writing, paper.banks),
        signatures(writing, [
          { title: words.payer },
          { title: words.preparedBy, name: paper.preparedBy },
          { title: words.accountant },
          { title: words.director, stamps: true },
        ]),
      ],
    });
  },
};

function shipment({ say, day, measured }: Writing, paper: NotePaper): Block[] {
  const { partner } = paper;
  const isAir = paper.family === "air";
  return [
    factColumns(
      ["1fr", 62],
      [
        [
          [say(words.to), partner.name, "bold"],
          [say(words.address), partner.address],
          [say(words.taxCode), partner.taxCode],
          [say(words.contact), partner.contact],
          [say(words.telephone), partner.tel],
        ],
        [
          [say(words.issueDate), day(paper.issueDate), "half"],
          [say(words.dueDate), day(paper.dueDate)],
          [say(words.job), paper.jobNo, "half"],
          [say(isAir ? words.mawb : words.mbl), paper.mawb],
        ],
      ],
    ),
    factColumns(
      ["1fr", "1fr"],
      [
        [
          [say(isAir ? words.hawb : words.hbl), paper.hwbno],
          [say(words.shipper), paper.shipper],
          [say(words.consignee), paper.consignee],
          [say(isAir ? words.flight : words.vessel), paper.vessel],
          [say(words.contSeal), paper.contSeal],
        ],
        [
          [say(isAir ? words.airportOfLoading : words.pol), paper.pol],
          [say(isAir ? words.airportOfDischarge : words.pod), paper.pod],
          [say(isAir ? words.departure : words.etd), day(paper.etd)],
          [say(isAir ? words.arrival : words.eta), day(paper.eta)],
          [say(words.containers), paper.containers],
          [say(words.packages), paper.packages],
          [say(words.gw), measured(paper.grossWeight, "kg")],
          [say(words.chargeWeight), measured(paper.chargeWeight, "kg")],
          [say(words.measurement), measured(paper.cbm, "m³")],
        ],
      ],
      "around",
    ),
  ];
}

function sums(writing: Writing, paper: NotePaper): Block {
  const { say, money } = writing;
  const rates = paper.rates.map((rate) => `\n${sayRate(writing, rate)}`);
  return {
    block: "totals",
    width: 118,
    head: [words.total, words.net, words.vat, chargePaperWords.amount].map(say),
    rows: paper.totals.map(({ currency, net, vat, total }) => [
      [{ text: currency, bold: true }],
      money(net, currency),
      money(vat, currency),
      [{ text: money(total, currency), bold: true }],
    ]),
    grand: [
      {
        label: [
          { text: say(words.totalVnd), bold: true, colour: "ink" },
          { text: rates.join(""), look: "label" },
        ],
        across: 3,
        cells: [
          [{ text: money(paper.totalVnd, localCurrency), size: 11, bold: true, colour: "ink" }],
        ],
      },
    ],
  };
}

function inWords({ say }: Writing, paper: NotePaper): Block[] {
  return paper.inWords.map((text) => ({
    block: "text",
    said: labelled(say(words.inWords), { text, italic: true, bold: true }),
  }));
}

function labelled(label: string, value: { text: string; italic?: boolean; bold?: boolean }): Said {
  return [{ text: `${label}: `, look: "label" }, value];
}
