import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type Answered, useClient } from "./client.ts";
import type { Refusal } from "./refusal.ts";
import { againByItself, cacheKey, type HowAsked } from "./useAsk.ts";

/** Loads one page of a list; the previous page stays on screen until the next one has arrived. */
export function useList<Spec extends CallSpec>(
  call: Spec,
  ask: AskInput<Spec>,
  { when = true, derived = false }: Pick<HowAsked, "when" | "derived"> = {},
): UseQueryResult<Answered<Spec>, Refusal> {
  const client = useClient();
  return useQuery<Answered<Spec>, Refusal>({
    queryKey: cacheKey(call, ask),
    queryFn: ({ signal }) => client.ask(call, ask, { signal }),
    enabled: when,
    placeholderData: keepPreviousData,
    ...(derived ? againByItself : {}),
    meta: { shownInPlace: true, derived },
  });
}
