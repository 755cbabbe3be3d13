import { useParams, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { changedSearch, type SearchChange } from "./search.ts";

/** The address of the screen, and functions to change it. */
export interface Address {
  readonly path: string;
  /** The search of the address as plain texts. */
  readonly search: Readonly<Record<string, string>>;
  /** Goes to a screen: `go("/home/catalogue/unit/new?tab=X")`. */
  readonly go: (to: string, how?: { readonly replace?: boolean }) => void;
  /** Changes parts of the search on the same screen; null removes a part. */
  readonly change: (search: SearchChange, how?: { readonly replace?: boolean }) => void;
  readonly back: () => void;
}

/** Returns the address of the screen and functions to change it. */
export function useAddress(): Address {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const searchText = useRouterState({ select: (state) => state.location.searchStr });
  const search = useMemo(
    () => Object.fromEntries(new URLSearchParams(searchText)) as Record<string, string>,
    [searchText],
  );
  const go = useCallback<Address["go"]>(
    (to, how) => (how?.replace ? router.history.replace(to) : router.history.push(to)),
    [router],
  );
  const change = useCallback<Address["change"]>(
    (parts, how) => {
      // Read at the moment of the change, so that two changes in one tick both apply.
      const now = new URL(router.history.location.href, "http://fairway");
      go(`${now.pathname}${changedSearch(now.search, parts)}`, how);
    },
    [go, router],
  );
  const back = useCallback(() => router.history.back(), [router]);
  return useMemo(() => ({ path, search, go, change, back }), [path, search, go, change, back]);
}

/** A parameter of the route, e.g. `useParam("jobId")`; empty when the route has none with this name. */
export function useParam(name: string): string {
  const params = useParams({ strict: false }) as Record<string, string | undefined>;
  return params[name] ?? "";
}
