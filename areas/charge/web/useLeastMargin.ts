import { getProfitMargin } from "@fairway/areas/organisation/contract.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import type { LeastMargin } from "../model/leastMargin.ts";

/** The facts of a job that decide its minimum profit. */
export type MarginedJob = Pick<ShipmentRecord, "officeId" | "transactionType" | "noProfit">;

/** An office seldom changes its minimum; a screen reloads it after five minutes. */
const freshFor = 300_000;

/** Returns the minimum profit of a job's office for its service; null without one. */
export function useLeastMargin(job: MarginedJob): LeastMargin | null {
  const { officeId, noProfit } = job;
  const transactionType = job.transactionType as ServiceCode;
  const asked = useAsk(
    getProfitMargin,
    { officeId, transactionType },
    { quiet: true, fresh: freshFor },
  );
  // A job marked “no profit” has no minimum.
  if (!asked.data || noProfit) return null;
  const { minProfitMarginPercent, minProfit } = asked.data;
  return minProfitMarginPercent === null && minProfit === null ? null : asked.data;
}
