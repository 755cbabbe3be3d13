import { getListMemory } from "@fairway/core/listMemory/contract.ts";
import { useAsk } from "../client/useAsk.ts";

/** The user's stored views and columns, loaded once for all lists. */
export function useListMemory() {
  return useAsk(getListMemory, {}, { quiet: true, fresh: Number.POSITIVE_INFINITY }).data;
}
