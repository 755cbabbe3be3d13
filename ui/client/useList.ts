import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type Answered, useClient } from "./client.ts";
import type { Refusal } from "./refusal.ts";
import { cacheKey } from "./useAsk.ts";

/** Loads one page of a list; the previous page stays on screen until the next one has arrived. */
export function useList<Spec extends CallSpec>(
  call: Spec,
  ask: AskInput<Spec>,
  { when = true }: { readonly when?: boolean } = {},
): UseQueryResult<Answered<Spec>, Refusal> {
  const client = useClient();
  return useQuery<Answered<Spec>, Refusal>({
    queryKey: cacheKey(call, ask),
    queryFn: ({ signal }) => client.ask(call, ask, { signal }),
    enabled: when,
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}
