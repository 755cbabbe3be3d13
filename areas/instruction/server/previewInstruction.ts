import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { answeredPaper } from "@fairway/engine/paper/answeredPaper.ts";
import { printingIn } from "@fairway/engine/paper/paper.ts";
import { printedInstruction } from "../model/printedInstruction.ts";
import { refuseInstruction } from "../model/refusals.ts";
import { billsOfInstruction, mustHaveInstruction } from "./getInstruction.ts";
import { readInstruction } from "./readInstruction.ts";
import { type InstructionLayout, instructionPaper } from "./paper/instruction.paper.ts";

interface Asked {
  readonly language?: Language | undefined;
}

/**
 * Prints the saved instruction of a job, with at most six statements.
 *
 * Refuses: record.notFound · access.forbidden · instruction.otherService · instruction.notSaved
 * Source: rule SI-6
 */
async function print(
  tx: Tx,
  user: Actor,
  layout: InstructionLayout,
  { jobId, language }: Asked & { readonly jobId: string },
): Promise<AnsweredFile> {
  const actor = printingIn(user, instructionPaper, language);
  const job = await readShipment(tx, actor, jobId);
  mustHaveInstruction(job);
  const saved = await readInstruction(tx, actor, job.id);
  if (!saved) throw refuseInstruction("instruction.notSaved", { jobNo: job.jobNo });
  const goods = await billsOfInstruction(tx, actor.companyId, job.id);
  const head = await paperHead(tx, actor, job.officeId, null);
  const content = printedInstruction(head, job, saved, goods);
  const name = `${job.jobNo}-${layout === "onBoard" ? "OBL" : "SI"}`;
  return answeredPaper(name, instructionPaper, content, { language: actor.language, layout });
}

type OfJob = Asked & { readonly jobId: string };

/** Prints the instruction as one line of sums. */
export const previewSummary = (tx: Tx, user: Actor, ask: OfJob) => print(tx, user, "summary", ask);

/** Prints the instruction bill by bill. */
export const previewDetail = (tx: Tx, user: Actor, ask: OfJob) => print(tx, user, "detail", ask);

/** Prints the instruction container by container. */
export const previewByContainer = (tx: Tx, user: Actor, ask: OfJob) =>
  print(tx, user, "byContainer", ask);

/** Prints the instruction of loose goods, as parts of containers by kind of package. */
export const previewByPackage = (tx: Tx, user: Actor, ask: OfJob) =>
  print(tx, user, "byPackage", ask);

/** Prints the list of the containers on board. */
export const previewOnBoard = (tx: Tx, user: Actor, ask: OfJob) => print(tx, user, "onBoard", ask);

/** The same summary under the address that names the job `id`. */
export const previewSummaryByJob = (tx: Tx, user: Actor, ask: Asked & { readonly id: string }) =>
  print(tx, user, "summary", { ...ask, jobId: ask.id });
