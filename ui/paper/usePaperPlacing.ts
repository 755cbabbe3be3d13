import {
  getPaperPlacings,
  keepPaperPlacing,
  type PaperPlacing,
} from "@fairway/core/paperPlacing/contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useClient } from "../client/client.ts";
import { cacheKey, useAsk } from "../client/useAsk.ts";

/**
 * Returns the user's layout and offset of a printed form and the function that changes them.
 *
 * Shape: undefined until the server has answered; null while the user has chosen nothing.
 */
export function usePaperPlacing(paper: string) {
  const client = useClient();
  const cache = useQueryClient();
  const found = useAsk(getPaperPlacings, {}, { quiet: true, fresh: Number.POSITIVE_INFINITY });
  const none = found.error ? null : undefined;
  const placing = found.data ? (found.data.find((each) => each.paper === paper) ?? null) : none;
  const keep = (choice: Omit<PaperPlacing, "paper">) => {
    const ask = { paper, ...choice };
    cache.setQueryData<PaperPlacing[]>(cacheKey(getPaperPlacings, {}), (had = []) => [
      ...had.filter((each) => each.paper !== paper),
      ask,
    ]);
    // If the server fails, the choice holds until the page is loaded again.
    client.ask(keepPaperPlacing, ask).catch(() => undefined);
  };
  return [placing, keep] as const;
}
