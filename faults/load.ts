import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { listPartners } from "@fairway/areas/partner/contract.ts";
import { getDashboard } from "@fairway/areas/report/contract.ts";
import { createShipment, getShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import type { Answered, Client } from "./client.ts";

/** What clients met while they worked. */
export interface Load {
  readonly milliseconds: number[];
  readonly statuses: Record<string, number>;
  /** Answers that must not occur, and requests without an answer. */
  readonly wrong: string[];
}

/** Lets clients work at the same time until stopped: lists, records, sometimes a new job. */
export async function workUntil(
  over: AbortSignal,
  clients: readonly Client[],
  template: { readonly id: string },
): Promise<Load> {
  const load: Load = { milliseconds: [], statuses: {}, wrong: [] };
  const page = { page: 1, size: 15 };
  const asks: ((client: Client) => Promise<Answered>)[] = [
    (client) => client.send(listShipments, { ...page, transactionType: "SFE" } as never),
    (client) => client.send(getShipment, { id: template.id } as never),
    (client) => client.send(listPartners, { ...page, partnerType: "Customer" } as never),
    (client) => client.send(getDashboard, {}),
    (client) =>
      client.send(createShipment, { ...template, csMawbcontainers: [] } as never, randomUUID()),
  ];
  const work = async (client: Client, nth: number) => {
    for (let at = nth; !over.aborted; at += 1) {
      const began = performance.now();
      const ask = asks[at % asks.length] as (typeof asks)[number];
      const answer = await ask(client).catch((error: Error) => error);
      const milliseconds = performance.now() - began;
      if (answer instanceof Error) {
        load.wrong.push(`no answer: ${answer.message}`);
        await pause(50);
        continue;
      }
      load.milliseconds.push(milliseconds);
      load.statuses[answer.status] = (load.statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500 && answer.status !== 503) {
        load.wrong.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      }
    }
  };
  await Promise.all(clients.map(work));
  return load;
}

/** The value below which a share of some figures lies. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How much memory a process holds, in megabytes. */
export function megabytes(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024;
}

/** Notes the memory of a process time after time until stopped. */
export function watchMemory(pid: () => number, everyMs: number): { stop(): number[] } {
  const seen: number[] = [];
  const look = () => {
    try {
      seen.push(megabytes(pid()));
    } catch {
      // Not there at this moment.
    }
  };
  look();
  const timer = setInterval(look, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return seen;
    },
  };
}
