import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ExcelKind } from "@fairway/engine/paper/excelColumn.ts";
import type * as contract from "../contract.ts";
import { statusWords } from "../model/choices.ts";
import type { JobColumn } from "@fairway/areas/service/model/jobFields.ts";
import { columnWords } from "@fairway/areas/service/model/tradeWords.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { excelFile } from "./excelFile.ts";
import { foundShipments } from "./listShipments.ts";

const most = 20_000;

interface Cell {
  readonly key: string;
  readonly kind: ExcelKind;
  readonly decimals?: number;
}
const text = (key: string): Cell => ({ key, kind: "text" });
const number = (key: string, decimals: number): Cell => ({ key, kind: "number", decimals });

/** The cell of each column that a service may declare. */
const cells: Readonly<Record<JobColumn, Cell>> = {
  jobNo: text("jobNo"),
  status: text("status"),
  mawb: text("mawb"),
  etd: { key: "etd", kind: "date" },
  eta: { key: "eta", kind: "date" },
  coloader: text("coloaderName"),
  agent: text("agentName"),
  pol: text("pol"),
  pod: text("pod"),
  sumCont: number("sumCont", 0),
  containers: text("packageContainer"),
  sumPackage: number("sumPackage", 3),
  grossWeight: number("grossWeight", 3),
  cbm: number("cbm", 3),
  personIncharge: text("personInchargeName"),
  creator: text("userNameCreated"),
  created: { key: "datetimeCreated", kind: "instant" },
  modified: { key: "datetimeModified", kind: "instant" },
};

/** Exports the list of jobs under the same criteria as a workbook. */
export async function exportShipments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportShipments>,
) {
  const { data } = await foundShipments(tx, actor, "export", ask, { size: most, skip: 0 });
  const service = serviceOf(ask.transactionType);
  return excelFile(`${ask.transactionType}-${actor.today}`, {
    sheet: say(service.name, actor.language),
    titles: [say(service.name, actor.language)],
    columns: service.list.sheet.map((name) => ({
      ...cells[name],
      header: say(columnWords(service, name), actor.language),
    })),
    rows: data.map((row) => ({
      ...row,
      pol: [row.polCode, row.polName].filter(Boolean).join(" – "),
      pod: [row.podCode, row.podName].filter(Boolean).join(" – "),
      sumCont: String(row.sumCont),
      status: say(statusWords[row.currentStatus as keyof typeof statusWords], actor.language),
      datetimeCreated: stamp(row.datetimeCreated, actor.timeZone),
      datetimeModified: stamp(row.datetimeModified, actor.timeZone),
    })),
  });
}

function stamp(instant: string, timeZone: string): string {
  const [day = "", time = ""] = sayInstant(instant, timeZone).split(" ");
  return `${day.split("/").reverse().join("-")} ${time}`;
}
