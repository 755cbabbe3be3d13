import { approveAdvance, saveAndSend } from "@fairway/areas/advance/server/advanceApproval.ts";
import * as contract from "@fairway/areas/advance/contract.ts";
import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import { type Tx } from "@fairway/engine/db/tx.ts";
import { castActor } from "./actors.ts";
import { setHolders, setModes } from "./approvedPaper.ts";
import { openJob, writeBill, writeJobGround } from "./openedJob.ts";

/** The day of the advances of tests, with a rate of 25,412.5 VND for one dollar. */
export const advanceDay = "2026-03-16";

/** Writes what advances need: jobs, holders of the levels manager and accountant, the day's rate. */
export async function writeAdvanceGround(tx: Tx): Promise<void> {
  await writeJobGround(tx);
  await updateRate(tx, castActor("administrator"), {
    effectiveOn: advanceDay,
    currencyTo: "VND",
    rateReason: null,
    rates: [{ currencyFrom: "USD", rate: "25412.5" }],
  });
  await setHolders(tx, "manager", ["manager"]);
  await setHolders(tx, "accountant", ["accountant"]);
  await setHolders(tx, "bod", ["director"]);
  await writeApprovalModes(tx, { manager: "Approval", accountant: "Approval", bod: "Auto" });
}

/** Writes which levels of the office approve advances; without any an advance is Done when sent. */
export async function writeApprovalModes(
  tx: Tx,
  modes: { readonly manager?: string; readonly accountant?: string; readonly bod?: string } = {},
): Promise<void> {
  const { manager = "None", accountant = "None", bod = "None" } = modes;
  const type = { flow: "Approval", type: "Advance" };
  await setModes(tx, type, { leader: "None", manager, accountant, bod });
}

/** A job with a bill. */
export async function billedJob(tx: Tx) {
  const job = await openJob(tx, { transactionType: "SFE" });
  return { job, bill: await writeBill(tx, job.id) };
}
export type BilledJob = Awaited<ReturnType<typeof billedJob>>;

/** A line of an advance as it is keyed. */
export const advanceLineOf = ({ job, bill: { id } }: BilledJob, amount: string) => ({
  jobId: job.id,
  hblid: id,
  description: "Lift on",
  amount,
});

/** An advance as it is keyed. */
export const advanceFormOf = (
  currencyId: string,
  advanceRequests: readonly object[],
  change: object = {},
) => ({ requestDate: advanceDay, dueDate: advanceDay, currencyId, advanceRequests, ...change });

/** Saves an advance and sends it. */
export const sendAdvance = async (tx: Tx, ask: object, actor = castActor("documentation")) =>
  (await saveAndSend(tx, actor, contract.saveAndSendAdvance.body.parse(ask))).data;

/** Saves, sends and approves an advance to Done. */
export async function approvedAdvance(tx: Tx, ask: object) {
  const { id } = await sendAdvance(tx, ask);
  await approveAdvance(tx, castActor("manager"), { advanceId: id });
  return (await approveAdvance(tx, castActor("accountant"), { advanceId: id })).data;
}
