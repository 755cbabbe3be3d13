import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import type { SheetRow, Subtotal } from "@fairway/engine/paper/excelColumn.ts";
import { type Writing, writingIn } from "@fairway/engine/paper/writing.ts";
import { sql } from "kysely";
import { refuseReport } from "../model/refusals.ts";
import type { ReportColumn } from "../model/reportColumn.ts";
import type { ReportCriteria } from "../model/reportCriteria.ts";
import type { ReportLine } from "../model/reportPage.ts";
import type { ReportPaperLine } from "../model/reportPaper.ts";
import { reportWords } from "../model/reportWords.ts";
import { printedReport } from "./paper/report.paper.ts";
import { personName } from "./personName.ts";
import { toldColumns } from "./readReport.ts";
import { type Report, reportLines } from "./report.ts";
import { laidOut, rangeOf, type SheetLayout, stamp } from "./reportSheet.ts";

/** As many lines as are printed; a longer report is a workbook. */
const mostPrinted = 2000;
// In mm: numbers of jobs and days are not broken.
const jobNoWidth = 20;
const dayWidth = 14;

/**
 * Prints a report with the same lines, headings and sums as its sheet.
 *
 * Refuses: report.empty, report.tooManyToPrint
 * Source: rules AN-6 and AN-12
 */
export async function printReport(
  tx: Tx,
  actor: Actor,
  report: Report,
  { criteria, layout }: { readonly criteria: ReportCriteria; readonly layout: SheetLayout },
) {
  actor.mustHave(`${report.menu}.export`);
  const { language, companyId, officeId } = actor;
  const { currency } = criteria;
  const { columns, read, teller } = laidOut(report, actor, layout);
  const found = await rows<ReportLine>(
    tx,
    sql`select ${toldColumns(read)} from (${reportLines(report, actor, criteria)}) l
      order by no limit ${mostPrinted + 1}`,
  );
  if (found.length === 0) throw refuseReport("report.empty");
  if (found.length > mostPrinted)
    throw refuseReport("report.tooManyToPrint", { most: mostPrinted });
  const { said, last } = teller();
  const { office, ...head } = await paperHead(tx, actor, officeId, null, signers(actor));
  const writing = writingIn(language);
  const drawn = { writing, currency };
  const title = `${say(report.title, language)} (${currency})`;
  return answeredPaper(
    `${layout.name}-${stamp(actor.today)}`,
    printedReport,
    {
      ...head,
      title,
      range: rangeOf(actor, criteria),
      table: {
        columns: [
          { head: say(reportWords.no, language), isRight: true, width: null },
          ...columns.map(({ key, title: name, kind }) => ({
            head: say(name, language),
            isRight: kind === "money" || kind === "number",
            width: key === "jobNo" ? jobNoWidth : kind === "day" ? dayWidth : null,
          })),
        ],
      },
      lines: [...found.flatMap(said), ...last()].map((row) => lineOf(row, columns, drawn)),
      director: office.director ?? "",
      accountant: office.accountant ?? "",
    },
    { language },
  );

  /** The manager of the office, else of the company, and of its accounting. */
  function signers({ language: spoken }: Actor) {
    const named = personName(companyId, spoken, sql`l.user_id`);
    return sql<{ readonly director: string | null; readonly accountant: string | null }>`,
      (select ${named} from user_level l
        where l.company_id = ${companyId} and l.active and l.position = 'Manager-Leader'
          and (l.level = 'company' or l.level = 'office' and l.office_id = ${officeId})
        order by l.level = 'office' desc, l.id limit 1) as director,
      (select ${named} from user_level l
        join department d on d.company_id = ${companyId} and d.id = l.department_id
        where l.company_id = ${companyId} and l.active and l.position = 'Manager-Leader'
          and l.level = 'department' and l.office_id = ${officeId}
          and d.dept_type = 'ACCOUNTANT' and d.active
        order by l.id limit 1) as accountant`;
  }
}

interface Drawn {
  readonly writing: Writing;
  readonly currency: string;
}

function lineOf(row: SheetRow, columns: readonly ReportColumn[], drawn: Drawn): ReportPaperLine {
  const cells = columns.map((column) => cellOf(column, row[column.key], drawn));
  if (row["no"] !== "") return { look: "line", cells: [String(row["no"]), ...cells] };
  const [label = "", ...sums] = cells;
  return sums.every((cell) => cell === "")
    ? { look: "heading", cells: [label] }
    : { look: "sum", cells: [label, "", ...sums] };
}

function cellOf(
  { kind, currency: own }: ReportColumn,
  value: unknown,
  { writing, currency }: Drawn,
): string {
  const plain = typeof value === "object" && value !== null ? (value as Subtotal).subtotal : value;
  if (plain === null || plain === undefined) return "";
  const text = String(plain);
  if (kind === "money") return writing.money(text, own ?? currency);
  if (kind === "number") return writing.figure(text);
  return kind === "day" ? sayDay(text) : text;
}
