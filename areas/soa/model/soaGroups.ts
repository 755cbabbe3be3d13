import type { SoaLine, SoaType } from "./soa.ts";
import { totalsOf } from "./soaSums.ts";

/** The lines of a statement by job and bill, each group with its sums. */
export function groupsOf(type: SoaType, lines: readonly SoaLine[]) {
  return [...Map.groupBy(lines, ({ hblid }) => hblid).values()].map((charges) => {
    const [first] = charges as [SoaLine, ...SoaLine[]];
    const { jobId, jobNo, hblid, hwbno, mblno, customNo, personInCharge } = first;
    const head = { jobId, jobNo, hblid, hwbno, mblno, customNo, personInCharge };
    return { ...head, totals: totalsOf(type, charges), charges };
  });
}
