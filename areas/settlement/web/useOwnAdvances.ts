import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { advancesForHouse } from "../contract.ts";
import type { TakenPart } from "../model/groupsOf.ts";

/** An own approved advance as far as it is for a bill. */
export type OwnAdvance = TakenPart & { readonly advanceNo: string };

/** The own advances of bills, by the id of the bill. */
export type OwnAdvances = ReadonlyMap<string, readonly OwnAdvance[]>;

/** The own approved advances for bills that no other settlement has, the oldest number first. */
export function useOwnAdvances(
  hblids: readonly string[],
  {
    payeeId,
    settlementId,
  }: { readonly payeeId: string | null; readonly settlementId: string | null },
): OwnAdvances {
  const client = useClient();
  const asks = [...new Set(hblids)].map((hblId) => ({ hblId, payeeId, settlementId }));
  const found = useQueries({
    queries: asks.map((ask) => ({
      queryKey: cacheKey(advancesForHouse, ask),
      queryFn: () => client.ask(advancesForHouse, ask),
      staleTime: 30_000,
      meta: { quiet: true },
    })),
  });
  const text = JSON.stringify(asks.map(({ hblId }, at) => [hblId, found[at]?.data ?? []]));
  return useMemo(() => {
    const pairs = JSON.parse(text) as [string, Omit<OwnAdvance, "hblid">[]][];
    return new Map(
      pairs.map(([hblid, those]) => [hblid, those.map((each) => ({ ...each, hblid }))]),
    );
  }, [text]);
}

/** The advance of a line: the chosen one, else the first that the bill has. Rule ST-4 */
export function advanceOf(
  line: { readonly hblid: string; readonly advanceId: string | null | undefined },
  advances: OwnAdvances,
): string | null {
  if (line.advanceId !== undefined) return line.advanceId;
  return advances.get(line.hblid)?.[0]?.advanceId ?? null;
}
