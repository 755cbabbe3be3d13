import { getProfitMargin } from "@fairway/areas/organisation/contract.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/contract.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import type { LeastMargin } from "../model/leastMargin.ts";

/** What the least margin of a job is found by. */
export type MarginedJob = Pick<ShipmentRecord, "officeId" | "transactionType" | "noProfit">;

/** An office seldom changes what it asks for; a screen asks again after five minutes. */
const freshFor = 300_000;

/** Finds the least margin that a job's office asks of its service; null without one. */
export function useLeastMargin(job: MarginedJob): LeastMargin | null {
  const { officeId, noProfit } = job;
  const transactionType = job.transactionType as ServiceCode;
  const asked = useAsk(
    getProfitMargin,
    { officeId, transactionType },
    { quiet: true, fresh: freshFor },
  );
  // A job marked “no profit” is not meant to earn anything.
  if (!asked.data || noProfit) return null;
  const { minProfitMarginPercent, minProfit } = asked.data;
  return minProfitMarginPercent === null && minProfit === null ? null : asked.data;
}
