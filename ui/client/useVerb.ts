import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Answered, useClient } from "./client.ts";
import type { Refusal } from "./refusal.ts";
import { cacheKey } from "./useAsk.ts";

interface HowDone<Spec extends CallSpec> {
  readonly onDone?: (answer: Answered<Spec>, ask: AskInput<Spec>) => void;
  readonly onRefused?: (refusal: Refusal, ask: AskInput<Spec>) => void;
  /** Calls whose cached answers are outdated afterwards. */
  readonly invalidates?: readonly CallSpec[];
  /** The screen shows the refusal itself. */
  readonly quiet?: boolean;
}

/** A call that changes something: `verb.mutate(ask)`, `verb.isPending`. */
export function useVerb<Spec extends CallSpec>(
  call: Spec,
  { onDone, onRefused, invalidates = [], quiet = false }: HowDone<Spec> = {},
): UseMutationResult<Answered<Spec>, Refusal, AskInput<Spec>> {
  const client = useClient();
  const cache = useQueryClient();
  return useMutation<Answered<Spec>, Refusal, AskInput<Spec>>({
    mutationFn: (ask) => client.ask(call, ask),
    onSuccess: async (answer, ask) => {
      onDone?.(answer, ask);
      await Promise.all(
        invalidates.map((each) => cache.invalidateQueries({ queryKey: cacheKey(each) })),
      );
    },
    ...(onRefused ? { onError: onRefused } : {}),
    meta: { quiet },
  });
}
