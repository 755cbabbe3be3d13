import { paperWords } from "@fairway/areas/organisation/model/paperWords.ts";
import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import type { Block, TableRow } from "@fairway/engine/paper/sheet.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import type { ReportPaper, ReportPaperLine } from "../../model/reportPaper.ts";
import { reportWords } from "../../model/reportWords.ts";
import { reportSample } from "./report.sample.ts";

// Narrow columns break words that are longer.
const longestWord = 10;
const lettersPerMm = 0.75;

/** A report: its lines under their headings, the sums, and who signs. */
export const printedReport: Paper<ReportPaper, "A4"> = {
  name: "report",
  layouts: ["A4"],
  choices: ["look"],
  sample: reportSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    return officeSheet(writing, paper, {
      title: paper.title,
      no: paper.range,
      numbered: reportWords.range,
      flipped: true,
      opening: "side",
      blocks: [
        ...tableOf(paper),
        signatures(writing, [
          { title: paperWords.preparedBy, name: paper.printedBy },
          { title: paperWords.accountant, name: paper.accountant },
          { title: paperWords.director, name: paper.director, stamps: true },
        ]),
      ],
    });
  },
};

function tableOf({ table: { columns }, lines }: ReportPaper): Block[] {
  if (columns.length === 0) return [];
  return [
    {
      block: "table",
      dense: true,
      columns: columns.map(({ head, isRight, width }) => {
        if (isRight) return { head, width: "auto", align: "right" };
        return width
          ? { head, width, longest: Math.floor(width * lettersPerMm) }
          : { head, width: "1fr", longest: longestWord };
      }),
      rows: lines.map((line) => rowOf(line, columns.length)),
    },
  ];
}

function rowOf({ look, cells }: ReportPaperLine, count: number): TableRow {
  const [first = "", ...rest] = cells;
  if (look === "heading") return { section: first };
  if (look === "line") return { cells: Array.from({ length: count }, (_, at) => cells[at] ?? "") };
  // The label takes the columns up to the first sum.
  const free = rest.findIndex((cell) => cell !== "");
  const across = free < 0 ? count : free + 1;
  return { sum: first, across, cells: rest.slice(across - 1) };
}
