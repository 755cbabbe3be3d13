/** A piece of work; `at` counts up, so that both sides of a pair get the same requests. */
type Work = (at: number) => Promise<unknown>;

/** One measured pair: the product, and the minimal work of the database for it. */
export interface Pair {
  readonly name: string;
  /** The minimal ratio to the floor's throughput. */
  readonly target?: number;
  readonly ours: Work;
  readonly floor: Work;
  /** The statement or work that both are compared with, e.g. the obvious SQL. */
  readonly against?: { readonly name: string; readonly work: Work };
  readonly clients?: readonly number[];
  /** Prepares a turn of this number of clients and seconds. */
  readonly prepare?: (clients: number, seconds: number) => Promise<void>;
  /** Puts back what preparing changed for the other rows. */
  readonly finish?: () => Promise<void>;
}

/** The figures of one side, in milliseconds and pieces a second. */
interface Side {
  readonly median: number;
  readonly p95: number;
  readonly perSecond: number;
}

/** A measured pair at one number of clients; the ratios are medians of those of each round. */
export interface Measured {
  readonly name: string;
  readonly clients: number;
  readonly target: number | null;
  readonly ours: Side;
  readonly floor: Side;
  readonly ratio: number;
  readonly against: (Side & { readonly name: string; readonly times: number }) | null;
}

/** The duration of a piece of work, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Times work once cold and some times warm, and names the figures after it. */
export async function coldAndWarm(
  name: string,
  work: () => Promise<unknown>,
  aim = "",
  times = 40,
): Promise<Record<string, number>> {
  const first = await timed(work);
  const warm: number[] = [];
  for (let at = 0; at < times; at += 1) warm.push(await timed(work));
  return {
    [`${name}, first, ms`]: first,
    [`${name}, warm, ms${aim}`]: share(warm, 0.5),
    [`${name}, 95th percentile, ms`]: share(warm, 0.95),
  };
}

/** The length and the number of the turns. */
export interface Length {
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * Works for a while over every connection of the server: each plans a statement five times before
 * it keeps the plan, and users meet servers that have run for long.
 */
export async function warmUp(pair: Pair, seconds: number): Promise<void> {
  const clients = Math.min(12, Math.max(...(pair.clients ?? [12])));
  await pair.prepare?.(clients, seconds + 1);
  let at = 0;
  await closedLoop(() => pair.floor(at++), clients, seconds / 4);
  await closedLoop(() => pair.ours(at++), clients, seconds);
}

/** Measures a pair in turns, floor then ours, round after round, by clients that never pause. */
export async function measure(pair: Pair, clients: number, length: Length): Promise<Measured> {
  const counter = { floor: 0, ours: 0, against: 0 };
  const turn = (side: "floor" | "ours" | "against", work: Work, seconds: number) =>
    closedLoop(() => work(counter[side]++), clients, seconds);
  await pair.prepare?.(clients, 0.6 + length.rounds * length.seconds);
  await turn("floor", pair.floor, 0.3);
  await turn("ours", pair.ours, 0.3);
  const floor: Loop[] = [];
  const ours: Loop[] = [];
  const against: Loop[] = [];
  for (let round = 0; round < length.rounds; round += 1) {
    floor.push(await turn("floor", pair.floor, length.seconds));
    ours.push(await turn("ours", pair.ours, length.seconds));
    if (pair.against) against.push(await turn("against", pair.against.work, length.seconds));
  }
  return {
    name: pair.name,
    clients,
    target: pair.target ?? null,
    ours: figures(ours),
    floor: figures(floor),
    ratio: share(
      ours.map((each, at) => each.perSecond / (floor[at]?.perSecond ?? Number.NaN)),
      0.5,
    ),
    against: pair.against
      ? {
          name: pair.against.name,
          ...figures(against),
          times: share(
            ours.map((each, at) => each.perSecond / (against[at]?.perSecond ?? Number.NaN)),
            0.5,
          ),
        }
      : null,
  };
}

interface Loop {
  readonly times: number[];
  readonly perSecond: number;
}

async function closedLoop(
  work: () => Promise<unknown>,
  clients: number,
  seconds: number,
): Promise<Loop> {
  const times: number[] = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      do {
        const start = performance.now();
        await work();
        times.push(performance.now() - start);
      } while (performance.now() < until);
    }),
  );
  return { times, perSecond: (times.length * 1000) / (performance.now() - begun) };
}

function figures(loops: readonly Loop[]): Side {
  const times = loops.flatMap((each) => each.times);
  return {
    median: share(times, 0.5),
    p95: share(times, 0.95),
    perSecond: share(
      loops.map((each) => each.perSecond),
      0.5,
    ),
  };
}

/** The value below which a share of the values lies. */
export function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
