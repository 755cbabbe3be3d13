import { pageNotifications } from "@fairway/areas/notification/contract.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { keepPreviousData, useQueries } from "@tanstack/react-query";

const AT_ONCE = 100;

/**
 * Returns the user's newest messages, as many as are shown, and the numbers of all and unread ones.
 *
 * One request returns the maximum: a message that moves from one page to the next would otherwise
 * be skipped or doubled.
 */
export function useMessages(shown: number) {
  const client = useClient();
  const pages = Math.ceil(shown / AT_ONCE);
  const size = pages === 1 ? shown : AT_ONCE;
  const asked = useQueries({
    queries: Array.from({ length: pages }, (_, at) => {
      const ask = { page: at + 1, size };
      return {
        queryKey: cacheKey(pageNotifications, ask),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          client.ask(pageNotifications, ask, { signal }),
        placeholderData: keepPreviousData,
        staleTime: 0,
        meta: { quiet: true },
      };
    }),
  });
  const byId = new Map(asked.flatMap(({ data }) => data?.data ?? []).map((row) => [row.id, row]));
  const rows = [...byId.values()].slice(0, shown);
  const newest = asked[0]?.data;
  return {
    rows,
    unread: newest?.totalNoRead ?? 0,
    hasMore: (newest?.totalItems ?? 0) > rows.length,
    refetch: () => Promise.all(asked.map((each) => each.refetch())),
  };
}
