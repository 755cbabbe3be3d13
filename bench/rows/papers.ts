import { addNote, previewNote } from "@fairway/areas/note/contract.ts";
import { exportPartners } from "@fairway/areas/partner/contract.ts";
import { listShipments } from "@fairway/areas/shipment/contract.ts";
import { readFile } from "node:fs/promises";
import type { Ground } from "../load/ground.ts";
import { coldAndWarm, share, timed } from "../load/measure.ts";
import { makeBillable } from "./billable.ts";

type Facts = Record<string, number | string>;

/**
 * The paper of a debit note of 40 lines, a sheet of very many customers, and the throughput of the
 * list of jobs for other users meanwhile.
 */
export async function papers(ground: Ground): Promise<Facts> {
  const accountant = await ground.as("lan");
  const [job] = await makeBillable(ground, 1, 40);
  if (!job) throw new Error("no job was made ready");
  const { data: note } = await accountant.ask<{ data: { code: string } }>(addNote, {
    jobId: job.jobId,
    type: "DEBIT",
    partnerId: job.customerId,
    chargeIds: job.chargeIds,
    exchangeDate: "2026-11-20",
  });
  const paper = () => accountant.send(previewNote, { jobId: job.jobId, creditDebitNo: note.code });
  const printed = await coldAndWarm("paper of a note of 40 lines", paper);

  const admin = await ground.as("admin");
  const clerk = await ground.as("truc");
  const list = () => clerk.send(listShipments, { page: 1, size: 15, transactionType: "SFE" });
  const quiet = await listFor(list, 2000);
  const before = await memoryOf(ground.server.pid);
  let peak = before;
  const watch = setInterval(() => {
    void memoryOf(ground.server.pid).then((now) => {
      peak = Math.max(peak, now);
    });
  }, 50);
  const begun = performance.now();
  const sheetIs = { written: false };
  const sheet = admin
    .send(exportPartners, { partnerType: "Customer", format: "xlsx" })
    .finally(() => {
      sheetIs.written = true;
    });
  const loud: number[] = [];
  while (!sheetIs.written) loud.push(await timed(list));
  const bytes = (await sheet).length;
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watch);
  const [{ n }] = (await ground.find<{ n: number }>(
    "select count(*)::int as n from partner where company_id = $1 and partner_type = 'Customer'",
    [ground.companyId],
  )) as [{ n: number }];
  const facts = {
    ...printed,
    "rows of the sheet": n,
    "sheet, s": seconds,
    "sheet, MB": bytes / 1e6,
    "memory it took, MB": (peak - before) / 1e6,
    "list alone, 95th percentile, ms": share(quiet, 0.95),
    "list during the sheet, 95th percentile, ms": share(loud, 0.95),
    "times as long": share(loud, 0.95) / share(quiet, 0.95),
  };
  console.table(facts);
  return facts;
}

async function listFor(list: () => Promise<unknown>, milliseconds: number): Promise<number[]> {
  const until = performance.now() + milliseconds;
  const times: number[] = [];
  while (performance.now() < until) times.push(await timed(list));
  return times;
}

/** The memory of a process, in bytes. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
