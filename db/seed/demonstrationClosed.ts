import { importJob as importCall } from "@fairway/areas/charge/contract.ts";
import { importJob } from "@fairway/areas/charge/server/importJob.ts";
import { nextWaybillNo } from "@fairway/areas/catalogue/model/waybillNo.ts";
import { copiedContainers, copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { finishOrReopen } from "@fairway/areas/stage/server/finishOrReopen.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { today } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import { seedFirstStages } from "./demonstrationFirstStages.ts";

/**
 * Closes jobs of each service: the oldest is finished and locked, and revised by a copy; the next one
 * that has left is finished, and reopened in every other service. A further copy is canceled.
 */
export async function closeJobs(
  tx: Tx,
  company: FoundedCompany,
  jobs: readonly string[],
): Promise<void> {
  const clerk = company.acting("truc", today(), "administrator");
  const manager = company.acting("long", today(), "administrator");
  const stored = [];
  for (const id of jobs) stored.push(await getShipment(tx, clerk, { id }));
  const byAge = stored.toSorted((a, b) => (a.etd ?? "").localeCompare(b.etd ?? ""));
  const copies: string[] = [];
  const services = [...new Set(byAge.map(({ transactionType }) => transactionType))];
  for (const [at, code] of services.entries()) {
    const [oldest, next] = byAge.filter(({ transactionType }) => transactionType === code);
    if (!oldest) continue;
    await finishOrReopen(tx, manager, { jobId: oldest.id, status: "Finish" });
    await lockShipment(tx, manager, { id: oldest.id });
    if (next?.etd && next.etd < today()) {
      await finishOrReopen(tx, manager, { jobId: next.id, status: "Finish" });
      if (at % 2 === 0) await finishOrReopen(tx, manager, { jobId: next.id, status: "Reopen" });
    }
    const revised = await copy(tx, clerk, oldest.id, { revises: true, at: 1 });
    const withdrawn = await copy(tx, clerk, oldest.id, { revises: false, at: 2 });
    await cancelShipment(tx, manager, {
      id: withdrawn,
      reason: "Booking withdrawn by the shipper",
    });
    copies.push(revised);
  }
  await seedFirstStages(tx, company, copies);
}

/** Copies a job with its bills; the number of the carrier is that of the source or one after it. */
async function copy(
  tx: Tx,
  clerk: Actor,
  id: string,
  { revises, at }: { readonly revises: boolean; readonly at: number },
): Promise<string> {
  const job = await getShipment(tx, clerk, { id });
  const form = copiedForm(job, { userId: clerk.userId, mayNoProfit: false });
  const { data } = await importJob(
    tx,
    clerk,
    importCall.body.parse({
      ...form,
      id,
      revises,
      transactionType: job.transactionType,
      csMawbcontainers: copiedContainers(job.csMawbcontainers),
      mawb: numberAfter(job.mawb ?? "", at),
      etd: job.etd,
      eta: job.eta,
      serviceDate: job.serviceDate,
      copies: { houseBills: revises, charges: false, papers: false },
    }),
  );
  return data.id;
}

/** A number of the carrier that no job has: by air far in the stock, else with a letter more. */
function numberAfter(mawb: string, at: number): string {
  if (!nextWaybillNo(mawb)) return `${mawb}${"AB"[at - 1] ?? at}`;
  let number = mawb;
  for (let step = 0; step < 40 * at; step += 1) number = nextWaybillNo(number) ?? number;
  return number;
}
