import { sayDay } from "@fairway/core/words/dates.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type CSSProperties, Suspense, useState } from "react";
import { getHome } from "../contract.ts";
import { isTile, panels, type PanelKey } from "../model/homeParts.ts";
import { HomePanel } from "./HomePanel.tsx";
import { HomeTile } from "./HomeTile.tsx";
import { words } from "./words.ts";

const HomeChooser = soon(async () => (await import("./HomeChooser.tsx")).HomeChooser);

/** The user's first page: tiles that open lists, then tables and a chart. */
export default function HomeScreen() {
  const say = useSay();
  const [isChoosing, setChoosing] = useState(false);
  const found = useAsk(getHome, {}, { derived: true });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <PageSkeleton />;
  const home = found.data;
  const shown = home.shown.filter((key): key is PanelKey => !isTile(key));
  // The first panel is the widest; the others stand next to it, one below the other.
  const [first, ...others] = shown;
  const panel = (key: PanelKey) => (
    <Section key={key} title={panels[key]} columns={1}>
      <HomePanel panel={key} home={home} />
    </Section>
  );
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.dashboard)}
        facts={[sayDay(home.today)]}
        actions={[home.offered.length > 0 && { words: words.choose, run: () => setChoosing(true) }]}
      />
      {home.offered.length === 0 ? <EmptyState title={words.noJobs} /> : null}
      <div
        className="fw-tiles"
        style={{ "--across": tilesAcross(home.tiles.length) } as CSSProperties}
      >
        {home.tiles.map((tile) => (
          <HomeTile key={tile.key} tile={tile} today={home.today} />
        ))}
      </div>
      {first ? (
        <div className={others.length > 0 ? "fw-board" : undefined}>
          {panel(first)}
          {others.length > 0 ? <div className="fw-stack">{others.map(panel)}</div> : null}
        </div>
      ) : null}
      {isChoosing ? (
        <Suspense fallback={null}>
          <HomeChooser
            offered={home.offered}
            shown={home.shown}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Rows of about the same length: six tiles stand in two rows of three. */
function tilesAcross(count: number): number {
  return Math.ceil(count / Math.max(1, Math.ceil(count / 5))) || 1;
}
