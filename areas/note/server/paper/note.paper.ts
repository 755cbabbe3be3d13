import { sayRate } from "@fairway/areas/charge/server/paper/chargeList.ts";
import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { bankPanel } from "@fairway/areas/organisation/server/bankPanel.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { tradeWords } from "@fairway/areas/shipment/model/tradeWords.ts";
import { factColumns } from "@fairway/engine/paper/factColumns.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, Run } from "@fairway/engine/paper/sheet.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import type { NotePaper } from "../../model/notePaper.ts";
import { type PrintCurrency, printCurrencies } from "../../model/notePaperLines.ts";
import { noteSample } from "./note.sample.ts";
import { inWords, labelled, noteLines, signed, sums } from "./noteBlocks.ts";
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
        noteLines(writing, paper),
        {
          block: "keep",
          blocks: [
            sums(writing, paper, ratesOf(writing, paper)),
            ...inWords(writing, paper.inWords),
          ],
        },
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
        signed(writing, paper.preparedBy),
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
          [say(words.fax), partner.fax],
          [say(words.contract), paper.contractNo],
        ],
        [
          [say(words.issueDate), day(paper.issueDate), "half"],
          [say(words.dueDate), day(paper.dueDate)],
          [say(words.reference), paper.reference],
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
          [say(words.declarations), paper.declarations],
          [say(words.invoice), paper.invoiceNo],
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
          [say(words.deliveredTo), paper.deliveredTo],
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

/** The rates of a note, each on its own line below the label of its sum. */
function ratesOf(writing: Writing, { rates }: NotePaper): Run[] {
  return [{ text: rates.map((rate) => `\n${sayRate(writing, rate)}`).join(""), look: "label" }];
}
