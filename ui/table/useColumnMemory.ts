import { getListMemory, rememberColumns } from "@fairway/core/listMemory/contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useClient } from "../client/client.ts";
import { cacheKey } from "../client/useAsk.ts";
import { useSession } from "../session/session.tsx";
import { type ColumnChoice, keepColumns, keptColumns } from "./columnMemory.ts";
import { useListMemory } from "./useListMemory.ts";

/**
 * Returns the user's columns of a list and the functions that change them.
 *
 * Shape: stored in this browser so that the list is rendered at once, and on the server for other
 *  browsers; the last choice in any browser counts.
 */
export function useColumnMemory(list: string) {
  const { userId } = useSession();
  const client = useClient();
  const cache = useQueryClient();
  const memory = useListMemory();
  const [kept] = useState(() => keptColumns(userId, list));
  const [chosen, setChosen] = useState<ColumnChoice | null>(null);
  const told = memory?.columns.find((each) => each.list === list);
  useEffect(() => {
    if (told) keepColumns(userId, list, told);
  }, [told, userId, list]);
  const remember = useCallback(
    (choice: ColumnChoice) => {
      setChosen(choice);
      keepColumns(userId, list, choice);
      const ask = {
        list,
        shown: choice.shown && [...choice.shown],
        frozen: choice.frozen && [...choice.frozen],
        widths: { ...choice.widths },
      };
      cache.setQueryData<typeof memory>(
        cacheKey(getListMemory, {}),
        (had) =>
          had && { ...had, columns: [...had.columns.filter((each) => each.list !== list), ask] },
      );
      // If the server fails, this browser still has them.
      client.ask(rememberColumns, ask).catch(() => undefined);
    },
    [client, cache, userId, list],
  );
  return [chosen ?? told ?? kept, remember] as const;
}
