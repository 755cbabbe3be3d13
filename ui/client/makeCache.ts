import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { Refusal } from "./refusal.ts";

interface Meta {
  readonly derived?: boolean;
  readonly quiet?: boolean;
  readonly shownInPlace?: boolean;
}

/**
 * Makes the cache of answers; shows every refusal that no screen shows itself.
 *
 * After a saved change derived figures are requested again, here and in the browser's other `tabs`.
 * A list shows its own refusal in place, but a 403 always opens the page /403.
 */
export function makeCache(
  refused: (refusal: Refusal) => void,
  tabs?: BroadcastChannel,
): QueryClient {
  const tell = (fault: unknown, meta: Meta | undefined, isQuery: boolean) => {
    if (!(fault instanceof Refusal) || meta?.quiet) return;
    if (meta?.shownInPlace && fault.status !== 403) return;
    if (!isQuery && fault.status === 403) return refused(withoutPage(fault));
    refused(fault);
  };
  const recount = () =>
    void cache.invalidateQueries({
      predicate: ({ meta }) => (meta as Meta | undefined)?.derived === true,
    });
  tabs?.addEventListener("message", recount);
  const cache: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (fault, query) => tell(fault, query.meta, true) }),
    mutationCache: new MutationCache({
      onError: (fault, _ask, _before, mutation) => tell(fault, mutation.meta, false),
      onSuccess: () => {
        recount();
        tabs?.postMessage(null);
      },
    }),
    defaultOptions: {
      // Sent or refused at once: a paused one would be sent on reconnect, without the user.
      mutations: { networkMode: "always" },
      queries: {
        refetchOnWindowFocus: false,
        retry: (count, fault) =>
          count < 1 && fault instanceof Refusal && (fault.status === 0 || fault.status >= 502),
      },
    },
  });
  return cache;
}

// A refused verb must not replace the form from which it was sent.
function withoutPage(refusal: Refusal): Refusal {
  return new Refusal(400, refusal.code, refusal.message, refusal.fields, refusal.requestId);
}
