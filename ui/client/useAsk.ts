import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type Answered, useClient } from "./client.ts";
import type { Refusal } from "./refusal.ts";

/** The cache key of a call: its path, then its ask. */
export function cacheKey(call: CallSpec, ask?: unknown): readonly unknown[] {
  return ask === undefined ? [call.path] : [call.path, ask];
}

export interface HowAsked {
  /** False delays the call. */
  readonly when?: boolean;
  /** The screen shows the refusal itself: no toast, no 403 page, no dialog. */
  readonly quiet?: boolean;
  /** How long an answer stays fresh, in milliseconds. */
  readonly fresh?: number;
  /**
   * A figure made of other records. It is requested again after every verb of the user, in
   * any of the browser's tabs, when the user returns to the window, and twice a minute while it is
   * shown, because other users change those records.
   */
  readonly derived?: boolean;
}

/** When a derived figure is requested again without a verb of the user. */
export const againByItself = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: "always",
} as const;

/** Sends a call and caches its answer. */
export function useAsk<Spec extends CallSpec>(
  call: Spec,
  ask: AskInput<Spec>,
  { when = true, quiet = false, fresh = 0, derived = false }: HowAsked = {},
): UseQueryResult<Answered<Spec>, Refusal> {
  const client = useClient();
  return useQuery<Answered<Spec>, Refusal>({
    queryKey: cacheKey(call, ask),
    queryFn: ({ signal }) => client.ask(call, ask, { signal, quiet }),
    enabled: when,
    staleTime: fresh,
    ...(derived ? againByItself : {}),
    meta: { quiet, derived },
  });
}
