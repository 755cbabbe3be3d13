import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { NamedClient } from "@fairway/engine/db/namedClient.ts";
import type { Signed } from "../scripts/api/callServer.ts";

/** A list that is requested in every order. */
export interface SweptList {
  readonly name: string;
  readonly resource: Resource;
  readonly call: CallSpec;
  /** The common parameters of every request. */
  readonly also?: object;
}

/** The time of one request, and of its statement alone, in milliseconds. */
export interface SweptAsk {
  readonly list: string;
  readonly ask: string;
  readonly ours: number;
  readonly statement: number;
}

type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Bare = (statement: Statement) => Promise<unknown>;

let last: Statement | null = null;
const send = NamedClient.prototype.query;
// The server runs in this process: its statements for a list are sent again without it.
NamedClient.prototype.query = function query(...args) {
  const [text, values] = args as [unknown, unknown];
  if (typeof text === "string" && text.includes("found as materialized")) {
    last = { text, values: values as unknown[] };
  }
  return send.apply(this, args);
};

/** Requests the first page in every order both ways, with and without keywords. */
export async function sweepList(
  signed: Signed,
  bare: Bare,
  list: SweptList,
  keywords: readonly (string | null)[],
  rounds: number,
): Promise<SweptAsk[]> {
  const found: SweptAsk[] = [];
  for (const sort of [...list.resource.list.columns, "datetimeModified"]) {
    for (const descending of [false, true]) {
      for (const keyword of keywords) {
        const asked = { page: 1, size: 15, sort, descending, keyword, ...list.also };
        const ours: number[] = [];
        const statement: number[] = [];
        for (let at = 0; at < rounds; at += 1) {
          ours.push(await timed(() => signed.ask(list.call, asked as never)));
          statement.push(await timed(() => bare(last as Statement)));
        }
        const ask = `${descending ? "-" : ""}${sort} ${keyword ?? ""}`;
        found.push({ list: list.name, ask, ours: median(ours), statement: median(statement) });
      }
    }
  }
  return found;
}

/** The time of one piece of work, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The median of some figures. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
