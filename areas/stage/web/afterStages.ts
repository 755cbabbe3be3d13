import { getShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useQueryClient } from "@tanstack/react-query";
import { stagesNotAssigned, stagesOfJob } from "../contract.ts";

/** What is out of date once a stage was changed: the stages, and the state of their job. */
export const staleAfterStages = [stagesOfJob, stagesNotAssigned, getShipment, listShipments];

/** Asks anew for all that a changed stage makes out of date. */
export function useRefreshStages(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const call of staleAfterStages) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
}
