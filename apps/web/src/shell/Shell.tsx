import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { loadStopDialog } from "@fairway/areas/credit/web/screens.tsx";
import { paletteWords } from "@fairway/ui/palette/paletteWords.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { dismissQuestions } from "@fairway/ui/parts/asking.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { usePageTitle } from "@fairway/ui/parts/usePageTitle.ts";
import { OwnScreensProvider } from "@fairway/ui/session/ownScreens.ts";
import { SessionProvider } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Outlet, useMatches, useRouteContext } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { namesOf, workScreens } from "../allScreens.ts";
import { searchRecords } from "../areaScreens.ts";
import type { Me } from "../session/me.ts";
import { takeLaterToast } from "../session/tabs.ts";
import { ActingBanner } from "./ActingBanner.tsx";
import { Header } from "./Header.tsx";
import { MeProvider } from "./MeContext.ts";
import { SideMenu } from "./SideMenu.tsx";
import { shellWords } from "./shellWords.ts";
import { currentEntry, sideMenu } from "./sideMenu.ts";
import { showStop, useStop } from "./stops.ts";
import { useLive } from "./useLive.tsx";
import { useNewVersion } from "./useNewVersion.ts";
import { useSideMenu } from "./useSideMenu.ts";
import { useSessionWatch } from "./useSessionWatch.ts";

// Most users open a list before they search, so the palette loads with the first search.
const Palette = lazy(async () => ({
  default: (await import("@fairway/ui/palette/Palette.tsx")).Palette,
}));

const StopDialog = lazy(loadStopDialog);

const ScreenHelp = lazy(async () => ({
  default: (await import("./ScreenHelp.tsx")).ScreenHelp,
}));

/** The master page: header, side menu, content. */
export function Shell() {
  const { me } = useRouteContext({ strict: false }) as { me: Me };
  return (
    <MeProvider value={me}>
      <SessionProvider value={me.session}>
        <Master me={me} />
      </SessionProvider>
    </MeProvider>
  );
}

function Master({ me }: { readonly me: Me }) {
  const say = useSay();
  const { path, search } = useAddress();
  const menu = useSideMenu(path);
  const stop = useStop();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const entries = useMemo(() => sideMenu(me.menus), [me]);
  const { title: named, menu: ofMenu } = useMatches().at(-1)?.staticData ?? {};
  const current = currentEntry(entries, path, ofMenu);
  const title = current?.screen.name ?? (named ? say(named) : say(shellWords.product));
  const content = useRef<HTMLElement>(null);
  usePageTitle(named ? say(named) : title);
  useSessionWatch(me);
  useNewVersion();
  useLive();
  useEffect(() => {
    // Shown after the load, because a slow load would outlast the toast.
    const later = takeLaterToast();
    if (later) toast.info(later.title, later.detail);
  }, []);
  const askedAt = useRef({ path, search });
  useEffect(() => {
    if (askedAt.current.path === path && askedAt.current.search === search) return;
    askedAt.current = { path, search };
    // A question of the screen or tab before has nothing to ask about any more.
    dismissQuestions();
  }, [path, search]);
  const scrolledFor = useRef(path);
  useEffect(() => {
    if (scrolledFor.current === path) return;
    scrolledFor.current = path;
    // A new screen starts at its top.
    content.current?.scrollTo(0, 0);
  }, [path]);
  useKeys([
    { keys: "mod+k", words: paletteWords.open, run: () => setPaletteOpen(true) },
    { keys: "?", words: paletteWords.help, run: () => setHelpOpen(true) },
  ]);
  const screens = useMemo(
    () =>
      entries.flatMap((module) =>
        module.screens.map((each) => ({
          title: each.name,
          group: module.name,
          to: each.to,
          also: namesOf(each.to),
        })),
      ),
    [entries],
  );
  const own = [{ title: shellWords.dashboard, path: "/home/dashboard" }, ...workScreens].map(
    (each) => ({
      title: say(each.title),
      group: say(shellWords.product),
      to: each.path,
      also: namesOf(each.path),
    }),
  );
  return (
    <div className={menu.narrow ? "fw-shell fw-shell-narrow" : "fw-shell"}>
      <a className="fw-skip" href="#fw-content" onClick={(event) => skipTo(event, content.current)}>
        {say(shellWords.skip)}
      </a>
      <ActingBanner me={me} />
      <Header
        me={me}
        title={title}
        group={current?.module.name ?? null}
        onToggleMenu={menu.toggle}
        onSearch={() => setPaletteOpen(true)}
        onHelp={() => setHelpOpen(true)}
      />
      <SideMenu entries={entries} current={current} state={menu} />
      <main id="fw-content" ref={content} tabIndex={-1} aria-label={say(shellWords.main)}>
        <OwnScreensProvider value={screens}>
          <Outlet />
        </OwnScreensProvider>
      </main>
      {isPaletteOpen ? (
        <Suspense fallback={null}>
          <Palette
            open
            onClose={() => setPaletteOpen(false)}
            screens={[...own, ...screens]}
            search={searchRecords}
          />
        </Suspense>
      ) : null}
      {stop ? (
        <Suspense fallback={null}>
          <StopDialog refusal={stop} onClose={() => showStop(null)} />
        </Suspense>
      ) : null}
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <ScreenHelp title={title} onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

// The router uses the hash of the address, so the link must not change it.
function skipTo(event: React.MouseEvent, content: HTMLElement | null): void {
  event.preventDefault();
  content?.focus();
}
