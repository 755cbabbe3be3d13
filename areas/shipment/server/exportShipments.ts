import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";

import { sayInstant } from "@fairway/core/words/dates.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ExcelKind } from "@fairway/engine/paper/excelColumn.ts";
import type * as contract from "../contract.ts";
import { statusWords } from "../model/choices.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { shipmentListWords as words } from "../model/shipmentListWords.ts";
import { excelFile } from "./excelFile.ts";
import { foundShipments } from "./listShipments.ts";

const most = 20_000;

/** Writes what the list of jobs shows under the same criteria as a workbook. */
export async function exportShipments(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportShipments>,
) {
  const { data } = await foundShipments(tx, actor, "export", ask, { size: most, skip: 0 });
  const service = serviceOf(ask.transactionType);
  const column = (key: string, header: Words, kind: ExcelKind = "text", decimals?: number) => ({
    key,
    header: say(header, actor.language),
    kind,
    ...(decimals === undefined ? {} : { decimals }),
  });
  return excelFile(`${ask.transactionType}-${actor.today}`, {
    sheet: say(service.name, actor.language),
    titles: [say(service.name, actor.language)],
    columns: [
      column("jobNo", words.jobNo),
      column("mawb", words.mawb),
      column("etd", words.etd, "date"),
      column("eta", words.eta, "date"),
      column("coloaderName", words.coloader),
      column("agentName", words.agent),
      column("pol", words.pol),
      column("pod", words.pod),
      column("sumCont", words.sumCont, "number", 0),
      column("packageContainer", words.containers),
      column("cbm", words.cbm, "number", 3),
      column("status", words.status),
      column("personInchargeName", words.personIncharge),
      column("userNameCreated", words.creator),
      column("datetimeCreated", words.created, "instant"),
      column("datetimeModified", words.modified, "instant"),
    ],
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
