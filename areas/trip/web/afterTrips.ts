import type { CallSpec } from "@fairway/core/contract/call.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useQueryClient } from "@tanstack/react-query";
import { tripBoard, tripsOfJob } from "../contract.ts";

/** What is outdated when a trip changed. */
export const staleAfterTrips: readonly CallSpec[] = [tripsOfJob, tripBoard];

/** Reads the trips that are shown again. */
export function useRefreshTrips(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const call of staleAfterTrips) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
}
