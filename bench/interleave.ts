/** One measured pair of a bench. */
export interface BenchRow {
  readonly name: string;
  /** The measured product. */
  ours(): Promise<unknown>;
  /** The minimal work of the database for it. */
  floor(): Promise<unknown>;
}

/** The figures of one pair, in milliseconds; the ratio is ours over floor, round by round. */
export interface Measured {
  readonly name: string;
  readonly ours: { median: number; p95: number };
  readonly floor: { median: number; p95: number };
  readonly ratio: number;
}

/** Measures a pair in turns, floor and ours, after some rounds to warm up. */
export async function interleave(row: BenchRow, rounds: number): Promise<Measured> {
  for (let at = 0; at < Math.min(20, rounds); at += 1) {
    await row.floor();
    await row.ours();
  }
  const floor: number[] = [];
  const ours: number[] = [];
  for (let at = 0; at < rounds; at += 1) {
    floor.push(await timed(row.floor));
    ours.push(await timed(row.ours));
  }
  const ratios = ours.map((each, at) => each / (floor[at] ?? each));
  return {
    name: row.name,
    ours: { median: share(ours, 0.5), p95: share(ours, 0.95) },
    floor: { median: share(floor, 0.5), p95: share(floor, 0.95) },
    ratio: share(ratios, 0.5),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
