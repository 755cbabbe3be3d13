import {
  declarationsOfJob,
  listDeclarations,
  searchDeclarations,
} from "@fairway/areas/customs/contract.ts";
import { milestonesOfJob } from "@fairway/areas/milestone/contract.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useQueryClient } from "@tanstack/react-query";
import { getOperation } from "../contract.ts";

/** Calls whose answers are outdated when declarations of a job came or went. */
export const ofDeclarations: readonly CallSpec[] = [
  declarationsOfJob,
  listDeclarations,
  searchDeclarations,
  milestonesOfJob,
  getShipment,
  getOperation,
];

/** Reads again what shows the declarations of a job. */
export function useRefreshDeclarations(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const call of ofDeclarations) void cache.invalidateQueries({ queryKey: cacheKey(call) });
  };
}
