import { formWorkbook, waybillWorkbook } from "@fairway/areas/housebill/server/waybillWorkbook.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import type { Terminal } from "../model/terminals.ts";
import { masterAirWaybill } from "./paper/masterWaybill.paper.ts";
import { contentOfMaster } from "./previewAirWayBill.ts";
import { terminalBoxes } from "./terminalBoxes.ts";

interface Asked {
  readonly jobId: string;
  readonly language?: Language | undefined;
}

/**
 * Exports the stored master air waybill of a job as a workbook in the boxes of IATA's form.
 *
 * Refuses: record.notFound · airWayBill.otherService, .notStored
 * Source: rule AW-7
 */
export async function exportMaster(
  tx: Tx,
  user: Actor,
  { jobId, language }: Asked,
): Promise<AnsweredFile> {
  const actor = printingIn(user, masterAirWaybill, language);
  const { paper } = await contentOfMaster(tx, actor, jobId);
  return waybillWorkbook(paper, actor.language, false);
}

/** Exports the sheet of a cargo terminal for a job, in the language of the user. Rule AW-7 */
const terminalSheet =
  (terminal: Terminal) =>
  async (tx: Tx, user: Actor, { jobId, language }: Asked): Promise<AnsweredFile> => {
    const actor = printingIn(user, {}, language);
    const { job, paper } = await contentOfMaster(tx, actor, jobId);
    const boxes = terminalBoxes(writingIn(actor.language), terminal, paper, {
      flight: job.flightVesselName ?? "",
      flightDate: job.flightDate ?? "",
      route: job.route ?? "",
    });
    return formWorkbook(`${terminal}_${paper.no}`, terminal, boxes);
  };

export const exportScsc = terminalSheet("SCSC");
export const exportTcs = terminalSheet("TCS");
export const exportAcs = terminalSheet("ACS");
export const exportNctsAls = terminalSheet("NCTSALS");
