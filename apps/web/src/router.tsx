import { hashHistory } from "@fairway/ui/address/hashHistory.ts";
import { parseSearch, stringifySearch } from "@fairway/ui/address/search.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { allScreens, hasScreen, moduleOpens, screenAt } from "./allScreens.ts";
import { guardScreen, guardSession, mayOpen } from "./guard.ts";
import { firstScreen } from "./shell/sideMenu.ts";
import { ProgressBar } from "./shell/ProgressBar.tsx";
import { Shell } from "./shell/Shell.tsx";

const root = createRootRoute({
  component: () => (
    <>
      <ProgressBar />
      <Outlet />
    </>
  ),
  notFoundComponent: () => null,
});

const to = (href: string) => () => {
  throw redirect({ href, replace: true });
};

const start = createRoute({
  getParentRoute: () => root,
  path: "/",
  beforeLoad: to("/home/dashboard"),
});
const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  component: lazyRouteComponent(() => import("./screens/Login.tsx")),
});
const forbidden = createRoute({
  getParentRoute: () => root,
  path: "/403",
  beforeLoad: async ({ location }) => ({ me: await guardSession(location.href) }),
  component: Shell,
});
const forbiddenPage = createRoute({
  getParentRoute: () => forbidden,
  path: "/",
  component: lazyRouteComponent(() => import("./screens/Forbidden.tsx")),
});
const lost = createRoute({
  getParentRoute: () => root,
  path: "/404",
  component: lazyRouteComponent(() => import("./screens/Lost.tsx")),
});
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: to("/404"),
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/home",
  beforeLoad: async ({ location }) => ({ me: await guardSession(location.href) }),
  component: Shell,
  errorComponent: ({ error, reset }) => <ErrorState fault={error} retry={reset} />,
});
const homeStart = createRoute({
  getParentRoute: () => home,
  path: "/",
  beforeLoad: to("/home/dashboard"),
});
const homeElsewhere = createRoute({
  getParentRoute: () => home,
  path: "$",
  beforeLoad: to("/404"),
});

const opened = Object.entries(moduleOpens).filter(([module]) => !hasScreen(`/home/${module}`));
const modules = opened.map(([module, child]) =>
  createRoute({
    getParentRoute: () => home,
    path: module,
    beforeLoad: ({ context }) => {
      const { me } = context;
      const own = child ? screenAt(`/home/${module}/${child}`) : undefined;
      const first =
        own && mayOpen(own, me.session.may) ? own.path : firstScreen(me.menus, `/home/${module}/`);
      throw redirect({ href: first ?? "/404", replace: true });
    },
  }),
);

const screens = allScreens.map((each) =>
  createRoute({
    getParentRoute: () => home,
    path: each.path.replace(/^\/home\//, "").replace(/:(\w+)/g, "$$$1"),
    beforeLoad: ({ context }) => guardScreen(each, context.me),
    component: lazyRouteComponent(each.load),
    staticData: { title: each.title, menu: each.menu ?? null },
  }),
);

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    title?: { readonly en: string; readonly vi: string };
    menu?: string | null;
  }
}

/** The router of the application: hash addresses, one lazily loaded chunk per screen. */
export const router = createRouter({
  routeTree: root.addChildren([
    start,
    login,
    forbidden.addChildren([forbiddenPage]),
    lost,
    elsewhere,
    home.addChildren([homeStart, homeElsewhere, ...modules, ...screens]),
  ]),
  history: hashHistory(),
  parseSearch,
  stringifySearch,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: ({ error, reset }) => <ErrorState fault={error} retry={reset} />,
  scrollRestoration: false,
});
