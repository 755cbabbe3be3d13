import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { openServices, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { AnsweredFile, SentFile } from "@fairway/core/contract/call.ts";
import { refuseImport } from "@fairway/core/imports/importRefusals.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { type FieldRefusal, Refused } from "@fairway/core/refusal/refusal.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { readSheet, refuseWrong, sayRows } from "@fairway/engine/imports/importRecords.ts";
import type { CheckedRow, SheetRow } from "@fairway/engine/imports/importRows.ts";
import { sql } from "kysely";
import { mostLines } from "../contract.ts";
import type {
  chargeTemplate as templateCall,
  importCharges as importCall,
} from "../contractImport.ts";
import { chargeSheet, chargeSheetOf } from "../model/chargeSheet.ts";
import { sideNames } from "../model/sideNames.ts";
import { refuseCharge } from "../model/refusals.ts";
import { type CheckedSheet, checkSheet } from "./checkSheet.ts";
import { linePoints } from "./linePoints.ts";
import { jobsWithProfit, type JobWithProfit, whyNoProfit } from "./refuseProfit.ts";
import { addedRows } from "./tabLines.ts";

/**
 * The empty sheet for charges of jobs, with a row as it may stand in it.
 *
 * Refuses: access.forbidden
 */
export async function chargeTemplate(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof templateCall>,
): Promise<AnsweredFile> {
  const examples = await exampleRow(tx, actor);
  return importTemplate(tx, actor, { ...sheetOf(actor, ask.transactionType ?? null), examples });
}

/** The example of a template: a selling line with codes of the company, and its user's last partner. */
async function exampleRow(tx: Tx, { companyId, userId, language, today }: Actor) {
  const { partner, charge, unit } = await one<Record<"partner" | "charge" | "unit", string | null>>(
    tx,
    sql`select (select p.account_no from surcharge s
          join partner p on p.company_id = ${companyId} and p.id = s.payment_object_id
          where s.company_id = ${companyId} and s.user_created = ${userId} and s.type = 'SELL'
          order by s.datetime_created desc limit 1) as partner,
        (select code from charge where company_id = ${companyId} and active and type = 'DEBIT'
          order by code limit 1) as charge,
        (select code from unit where company_id = ${companyId} and active
          order by code = '40HC' desc, code limit 1) as unit`,
  );
  return {
    hwbno: "FWLAX2611061",
    mblno: "ONEYSGNUG1234500",
    jobNo: "",
    customNo: "",
    paymentObjectId: partner ?? "…",
    payerId: "",
    chargeId: charge ?? "…",
    quantity: "2",
    unitId: unit ?? "…",
    unitPrice: "1450",
    currencyId: secondCurrency,
    vatPartnerId: "",
    vatrate: "8",
    exchangeDate: sayDay(today),
    exchangeRate: "",
    invoiceNo: "",
    invoiceDate: "",
    seriesNo: "",
    type: say(sideNames.SELL, language),
    notes: "",
    rateReason: "",
  };
}

/**
 * Reads a sheet of charges and returns its lines and errors, cell by cell. What the rows without an
 * error would make is tried and taken back, so that check points and jobs without profit answer as
 * they do when the sheet is stored.
 *
 * Locks: as importCharges, until the trial is taken back.
 * Refuses: access.forbidden · excel.… · import.nothing · import.header · charge.tooMany
 * Source: rule CH-33, areas/charge/README.md
 */
export async function uploadCharges(
  tx: Tx,
  actor: Actor,
  ask: { readonly file: SentFile; readonly transactionType?: ServiceCode },
) {
  const service = ask.transactionType ?? null;
  const resource = sheetOf(actor, service);
  const sheet = await readSheet(actor, resource, ask.file);
  mustFit(sheet);
  const checked = await checkSheet(tx, actor, sheet, { resource, service });
  const passed = await tried(tx, actor, checked);
  return { ...sayRows(actor, resource, checked.checked), ...passed };
}

/**
 * Stores the lines of a sheet, all of it or nothing.
 *
 * Locks: the jobs in the order of their ids, their bills and lines.
 * Refuses: access.forbidden · import.nothing · charge.tooMany · import.wrongRows, with each wrong cell
 * · charge.noProfit · checkPoint.stopped
 * Source: rule CH-33, areas/charge/README.md
 */
export async function importCharges(tx: Tx, actor: Actor, ask: Ask<typeof importCall>) {
  const { transactionType: service, rows } = ask;
  const resource = sheetOf(actor, service);
  if (rows.length === 0) throw refuseImport("import.nothing");
  mustFit(rows);
  const sheet = await checkSheet(tx, actor, rows, { resource, service, locked: "locked" });
  refuseWrong(sheet.checked);
  const [earning] = await writeSheet(tx, actor, sheet);
  if (earning) throw whyNoProfit(earning);
  const passed = await passSheet(tx, actor, sheet);
  const count = rows.length;
  return { status: true as const, data: { count, added: count, changed: 0 }, ...passed };
}

/** The sheet under the import right of a service, or of any service in which the actor has it. */
function sheetOf(actor: Actor, service: ServiceCode | null): Resource {
  const menus = (service ? [serviceOf(service)] : openServices).map((each) => each.menu);
  actor.mustHave(...menus.map((menu) => `${menu}.import` as const));
  if (service) return chargeSheetOf(serviceOf(service));
  const menu = menus.find((each) => actor.reach(`${each}.import`) !== "None");
  return { ...chargeSheet, menu: menu as string };
}

function mustFit(sheet: readonly SheetRow[]): void {
  if (sheet.length > mostLines) throw refuseCharge("charge.tooMany", { most: mostLines });
}

/** Writes the lines; returns the jobs without profit on which they would make one. */
async function writeSheet(tx: Tx, actor: Actor, { known, written }: CheckedSheet) {
  await insertRows(
    tx,
    "surcharge",
    written.flatMap(({ tab, lines }) => addedRows(actor, tab, { lines, known })),
  );
  const jobs = written.flatMap(({ tab: { bill, type } }) =>
    bill.noProfit && type !== "OBH" ? [bill.jobId] : [],
  );
  return jobsWithProfit(tx, actor, jobs);
}

/** Lets the written lines pass their check points. */
function passSheet(tx: Tx, actor: Actor, { checked, written }: CheckedSheet) {
  // The fields of a stop are named by the rows of the sheet.
  const named = written.map(({ tab, lines }) => ({
    tab,
    lines: lines.map((each) => ({ ...each, at: (checked[each.at] as CheckedRow).row })),
    list: "rows",
  }));
  return passCheckPoints(tx, actor, linePoints(named));
}

/** Writes the good rows, takes them back and marks everything that stops them. */
async function tried(tx: Tx, actor: Actor, sheet: CheckedSheet) {
  if (sheet.written.length === 0) return {};
  await run(tx, sql`savepoint charge_sheet`);
  try {
    for (const job of await writeSheet(tx, actor, sheet)) markEarning(sheet, job);
    return await passSheet(tx, actor, sheet);
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    markStopped(sheet, fault);
    return {};
  } finally {
    await run(tx, sql`rollback to savepoint charge_sheet`);
  }
}

/** Marks every row that counts in the profit of a job that may have none. */
function markEarning(sheet: CheckedSheet, job: JobWithProfit): void {
  const { code, entry: words, facts } = whyNoProfit(job);
  const ofJob = writtenLines(sheet).filter(
    ({ tab }) => tab.type !== "OBH" && tab.bill.jobId === job.jobId,
  );
  for (const { row } of ofJob) row.problems.push({ field: "unitPrice", code, words, facts });
}

/** Marks every row of a stopped partner; a fault that names no field stops every row. */
function markStopped(sheet: CheckedSheet, fault: Refused): void {
  const lines = writtenLines(sheet);
  const mark = (row: CheckedRow, problem: FieldRefusal) => row.problems.push(problem);
  if (fault.fields.length === 0) {
    const { code, entry: words, facts } = fault;
    for (const { row } of lines) mark(row, { field: "unitPrice", code, words, facts });
  }
  for (const stop of fault.fields) {
    const first = lines.find(({ row }) => stop.field === `rows.${row.row}.paymentObjectId`);
    const alike = lines.filter(
      ({ tab, line }) =>
        tab.bill.hblid === first?.tab.bill.hblid &&
        tab.type === first.tab.type &&
        line.paymentObjectId === first.line.paymentObjectId,
    );
    for (const { row } of alike) mark(row, { ...stop, field: "paymentObjectId" });
  }
}

function writtenLines({ checked, written }: CheckedSheet) {
  return written.flatMap(({ tab, lines }) =>
    lines.map(({ at, line }) => ({ tab, line, row: checked[at] as CheckedRow })),
  );
}
