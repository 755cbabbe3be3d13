import type { Language } from "@fairway/core/words/words.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { parseSearch, stringifySearch } from "../address/search.ts";
import { type Client, ClientProvider, makeClient } from "../client/client.ts";
import { makeCache } from "../client/makeCache.ts";
import { FairwayLook } from "../FairwayLook.tsx";
import { type Session, SessionProvider } from "../session/session.tsx";

// In the browser these parts load later; a test does not wait for the disk.
import "../form/PickerInput.tsx";
import "../parts/Choice.tsx";
import "../parts/MoreActions.tsx";
import "../parts/Overlays.tsx";
import "../parts/Tip.tsx";
import "../history/HistoryDrawer.tsx";
import "../resource/ResourceDrawer.tsx";
import "../resource/file/FileInput.tsx";
import "../table/ColumnChooser.tsx";
import "../table/DateRange.tsx";
import "../table/FilterChips.tsx";
import "../table/Pager.tsx";
import "../table/SavedViews.tsx";

/** A user with every right. */
export const anybody: Session = {
  userId: "u-1",
  userName: "lan",
  name: "Lan",
  userType: "Normal User",
  title: null,
  companyId: "c-1",
  officeId: "o-1",
  timeZone: "Asia/Ho_Chi_Minh",
  may: () => true,
};

/** Renders a screen in a test at an address, with router, cache, session and look. */
export function renderScreen(
  element: ReactNode,
  {
    at = "/",
    path = "/$",
    language = "en" as Language,
    session = anybody,
    client = makeClient({
      language,
      token: () => "token",
      refresh: async () => false,
      signedOut: () => undefined,
    }) as Client,
  } = {},
): RenderResult & { address: () => string; go: (to: string) => void } {
  const root = createRootRoute({ component: Outlet });
  const route = createRoute({
    getParentRoute: () => root,
    path: path.replace(/:(\w+)/g, "$$$1"),
    component: () => element,
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: "/elsewhere",
    component: () => null,
  });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({
    routeTree: root.addChildren([route, elsewhere]),
    history,
    parseSearch,
    stringifySearch,
  });
  const result = render(
    <QueryClientProvider client={makeCache(() => undefined)}>
      <ClientProvider value={client}>
        <SessionProvider value={session}>
          <FairwayLook language={language}>
            <RouterProvider router={router as never} />
          </FairwayLook>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return Object.assign(result, {
    address: () => history.location.href,
    go: (to: string) => history.push(to),
  });
}
