import { milestonesOfJob } from "@fairway/areas/milestone/contract.ts";
import { getOperation } from "@fairway/areas/operation/contract.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useQueryClient } from "@tanstack/react-query";
import { tripBoard, tripsOfJob } from "../contract.ts";

/** What is outdated when a trip changed. */
export const staleAfterTrips: readonly CallSpec[] = [
  tripsOfJob,
  tripBoard,
  milestonesOfJob,
  // The last delivery sets the day of delivery of the job.
  getShipment,
  getOperation,
];

/** Reads the trips that are shown again. */
export function useRefreshTrips(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const call of staleAfterTrips) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
}
