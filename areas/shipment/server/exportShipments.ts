import type { JobColumn } from "@fairway/areas/service/model/jobFields.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { columnWords } from "@fairway/areas/service/model/tradeWords.ts";
import { outsideWords } from "@fairway/areas/rate/model/outsideWords.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import { yesOrNo } from "@fairway/core/words/yesOrNo.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { exportRows } from "@fairway/engine/exports/exportRows.ts";
import { sheetInstant } from "@fairway/engine/exports/sheetCell.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type { ExcelKind, SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import type { RawBuilder } from "kysely";
import type * as contract from "../contract.ts";
import { paymentWords, statusWords } from "../model/choices.ts";
import type { ShipmentListRow } from "../model/shipmentRecord.ts";
import { wholeJobList } from "./listShipments.ts";

/** Columns that a higher area adds to the list of jobs. */
export interface FurtherColumns {
  readonly cells: Readonly<Record<string, { readonly header: Words; readonly cell: Cell }>>;
  /** Reads their values for the job `page.id`. */
  readonly facts: RawBuilder<unknown>;
  readonly said: (row: never) => SheetRow;
}

interface Cell {
  readonly key: string;
  readonly kind: ExcelKind;
  readonly decimals?: number;
  /** The title of a further cell of a column. */
  readonly header?: Words;
}
const text = (key: string): Cell => ({ key, kind: "text" });
const number = (key: string, decimals: number): Cell => ({ key, kind: "number", decimals });
const vnd = (key: string): Cell => ({ key, kind: "money", decimals: 0 });

/** The cells of each column that a service may declare. */
const cells: Readonly<Record<JobColumn, readonly [Cell, ...Cell[]]>> = {
  jobNo: [text("jobNo")],
  customer: [text("customerNames")],
  status: [text("status")],
  hwbnos: [text("hwbnos")],
  mawb: [text("mawb")],
  etd: [{ key: "etd", kind: "date" }],
  eta: [{ key: "eta", kind: "date" }],
  margin: [vnd("marginVnd"), { ...text("outside"), header: outsideWords }],
  marginPercent: [number("marginPercent", 1)],
  billed: [number("billedPercent", 0)],
  toBill: [vnd("toBillVnd")],
  invoiced: [number("invoicedPercent", 0)],
  paid: [number("paidPercent", 0)],
  owed: [vnd("owedVnd")],
  paymentStatus: [text("payment")],
  stage: [text("stage")],
  coloader: [text("coloaderName")],
  agent: [text("agentName")],
  pol: [text("pol")],
  pod: [text("pod")],
  sumCont: [number("sumCont", 0)],
  containers: [text("packageContainer")],
  sumPackage: [number("sumPackage", 3)],
  grossWeight: [number("grossWeight", 3)],
  cbm: [number("cbm", 3)],
  personIncharge: [text("personInchargeName")],
  creator: [text("userNameCreated")],
  created: [{ key: "datetimeCreated", kind: "instant" }],
  modified: [{ key: "datetimeModified", kind: "instant" }],
};

/**
 * Exports the list of jobs under the same criteria as a workbook.
 *
 * Shape: the asked columns in their order, by default those of the service's sheet.
 */
export async function exportShipments(
  tx: Tx,
  actor: Actor,
  ask: Omit<Ask<typeof contract.exportShipments>, "columns"> & {
    readonly columns?: readonly string[] | undefined;
  },
  desk?: Desk,
  further?: FurtherColumns,
) {
  const { language, timeZone } = actor;
  const service = serviceOf(ask.transactionType);
  actor.mustHave(`${service.menu}.export`);
  const asked: readonly string[] = ask.columns ?? service.list.sheet;
  const columns = asked.flatMap((name) => {
    const own = further?.cells[name];
    if (own) return [{ ...own.cell, header: say(own.header, language) }];
    const column = name as JobColumn;
    return cells[column].map(({ header = columnWords(service, column), ...cell }) => ({
      ...cell,
      header: say(header, language),
    }));
  });
  return exportRows<ShipmentListRow>(tx, {
    ...wholeJobList(actor, ask, further?.facts),
    title: say(service.name, language),
    name: `${ask.transactionType}-${actor.today}`,
    columns,
    said: (row) => ({
      ...row,
      ...further?.said(row as never),
      pol: [row.polCode, row.polName].filter(Boolean).join(" – "),
      pod: [row.podCode, row.podName].filter(Boolean).join(" – "),
      sumCont: String(row.sumCont),
      status: say(statusWords[row.currentStatus as keyof typeof statusWords], language),
      payment: row.paymentStatus && say(paymentWords[row.paymentStatus], language),
      stage: language === "vi" ? row.stageVn : row.stageEn,
      outside: row.rateOutside ? say(yesOrNo.true, language) : null,
      datetimeCreated: sheetInstant(row.datetimeCreated, timeZone),
      datetimeModified: sheetInstant(row.datetimeModified, timeZone),
    }),
    database: desk?.database,
  });
}
