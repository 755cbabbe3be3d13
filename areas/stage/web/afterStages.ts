import { getShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useQueryClient } from "@tanstack/react-query";
import { stagesNotAssigned, stagesOfJob } from "../contract.ts";

/** The calls outdated by a changed stage: the stages, and the state of their job. */
export const staleAfterStages = [stagesOfJob, stagesNotAssigned, getShipment, listShipments];

/** Reloads everything that a changed stage makes outdated. */
export function useRefreshStages(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const call of staleAfterStages) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
}
