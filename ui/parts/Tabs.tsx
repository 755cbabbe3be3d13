import { spelledOut } from "@fairway/core/words/abbreviations.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { type ReactNode, Suspense, useId } from "react";
import { ShownWhile } from "../address/shownWhile.tsx";
import { useAddress } from "../address/useAddress.ts";
import { useKeys } from "../palette/useKeys.ts";
import { useSay } from "../words/useSay.tsx";
import { RowSkeletons } from "./Skeletons.tsx";
import { TabStrip, tabId } from "./TabStrip.tsx";

/** One tab; its key is part of the address. */
export interface TabSpec {
  readonly key: string;
  readonly words: Words;
  readonly count?: number;
  readonly why?: string | null;
  readonly content: () => ReactNode;
}

/** Tabs whose selection is part of the address; Alt+1 … Alt+9 switch. */
export function Tabs(props: {
  readonly tabs: readonly TabSpec[];
  /** The part of the search that names the tab. */
  readonly part?: string;
  readonly extra?: ReactNode;
}) {
  const say = useSay();
  const part = props.part ?? "tab";
  const panel = useId();
  const { search, change } = useAddress();
  const chosen = (key: string | undefined) =>
    props.tabs.find((tab) => tab.key === key) ?? props.tabs[0];
  const current = chosen(search[part]);
  const choose = (key: string) => change({ [part]: key });
  useKeys(
    props.tabs
      .slice(0, 9)
      .flatMap((tab, at) =>
        tab.why ? [] : [{ keys: `alt+${at + 1}`, words: tab.words, run: () => choose(tab.key) }],
      ),
  );
  return (
    <div className="fw-tabs">
      <TabStrip
        tabs={props.tabs.map(({ key, words, count, why }) => ({
          key,
          why: why ?? null,
          label: (
            <span title={spelledOut(say(words), say) ?? undefined}>
              {say(words)}
              {count === undefined ? null : <span className="fw-count">{count}</span>}
            </span>
          ),
        }))}
        current={current?.key ?? ""}
        onChoose={choose}
        panel={panel}
        extra={props.extra}
      />
      {current ? (
        <div
          key={current.key}
          id={panel}
          role="tabpanel"
          aria-labelledby={tabId(panel, current.key)}
        >
          <ShownWhile when={(next) => chosen(next[part])?.key === current.key}>
            <Suspense fallback={<RowSkeletons rows={3} />}>{current.content()}</Suspense>
          </ShownWhile>
        </div>
      ) : null}
    </div>
  );
}
