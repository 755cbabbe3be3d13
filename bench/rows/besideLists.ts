import { readFile } from "node:fs/promises";
import { listShipments } from "@fairway/areas/shipment/contract.ts";
import type { Ground } from "../load/ground.ts";
import { share, timed } from "../load/measure.ts";

/** A long piece of work, and the list of jobs of another user before and during it. */
interface DuringWork<Answer> {
  readonly answer: Answer;
  readonly seconds: number;
  /** The memory that the server took in addition, in MB. */
  readonly memory: number;
  /** The 95th percentile of the list alone, and during the work, in milliseconds. */
  readonly quiet: number;
  readonly loud: number;
}

/** Does long work once while another user lists jobs. */
export async function besideLists<Answer>(
  ground: Ground,
  work: () => Promise<Answer>,
): Promise<DuringWork<Answer>> {
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
  const state = { isDone: false };
  const begun = performance.now();
  const done = work().finally(() => {
    state.isDone = true;
  });
  const loud: number[] = [];
  while (!state.isDone) loud.push(await timed(list));
  const answer = await done.finally(() => clearInterval(watch));
  return {
    answer,
    seconds: (performance.now() - begun) / 1000,
    memory: (peak - before) / 1e6,
    quiet: share(quiet, 0.95),
    loud: share(loud, 0.95),
  };
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
