import { getListMemory } from "@fairway/core/listMemory/contract.ts";
import { useAsk } from "../client/useAsk.ts";

/** What the person keeps of lists, asked once for all of them. */
export function useListMemory() {
  return useAsk(getListMemory, {}, { quiet: true, fresh: Number.POSITIVE_INFINITY }).data;
}
