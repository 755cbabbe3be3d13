import { getListMemory, rememberColumns } from "@fairway/core/listMemory/contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useClient } from "../client/client.ts";
import { cacheKey } from "../client/useAsk.ts";
import { useSession } from "../session/session.tsx";
import { type ColumnChoice, keepColumns, keptColumns } from "./columnMemory.ts";
import { useListMemory } from "./useListMemory.ts";

/**
 * The columns that a person chose for a list, and how to choose others.
 *
 * Shape: kept in this browser so that the list is drawn at once, and with the person, so that
 *   another browser knows them, too; what the person last chose anywhere counts.
 */
export function useColumnMemory(list: string) {
  const { userId } = useSession();
  const client = useClient();
  const cache = useQueryClient();
  const memory = useListMemory();
  const [choice, setChoice] = useState(() => keptColumns(userId, list));
  const known = memory?.columns.find((each) => each.list === list);
  useEffect(() => {
    if (!known) return;
    const { list: _, ...told } = known;
    setChoice(told);
    keepColumns(userId, list, told);
  }, [known, userId, list]);
  const remember = useCallback(
    (next: ColumnChoice) => {
      setChoice(next);
      keepColumns(userId, list, next);
      const ask = {
        list,
        shown: next.shown && [...next.shown],
        frozen: next.frozen && [...next.frozen],
        widths: { ...next.widths },
      };
      cache.setQueryData<typeof memory>(
        cacheKey(getListMemory, {}),
        (had) =>
          had && { ...had, columns: [...had.columns.filter((each) => each.list !== list), ask] },
      );
      // Without the server this browser still knows them.
      client.ask(rememberColumns, ask).catch(() => undefined);
    },
    [client, cache, userId, list],
  );
  return [choice, remember] as const;
}
