import type { Measured } from "./measure.ts";

const head =
  "row                                        clients   ours ms (p95)      per s   floor ms (p95)     per s    ratio  tail";

/** Prints the head of the table. */
export function printHead(): void {
  console.log(head);
}

/** Prints one measured pair when it is finished. */
export function printRow(row: Measured): void {
  const { ours, floor, ratio, target, against } = row;
  const times = (measured: { median: number; p95: number }) =>
    `${measured.median.toFixed(2)} (${measured.p95.toFixed(2)})`.padEnd(18);
  const per = (measured: { perSecond: number }) =>
    measured.perSecond.toFixed(measured.perSecond < 10 ? 2 : 0);
  const verdict = target === null ? "" : ratio >= target ? ` ≥ ${target}` : ` below ${target}`;
  console.log(
    `${row.name.padEnd(42)} ${String(row.clients).padStart(7)}   ${times(ours)} ${per(ours).padStart(5)}   ${times(floor)} ${per(floor).padStart(5)}   ${ratio.toFixed(3).padStart(6)}  ${(ours.p95 / ours.median).toFixed(1)}${verdict}${against ? `, ${against.times.toFixed(1)} × ${against.name}` : ""}`,
  );
}
