import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

/** One tab of a strip. */
export interface StripTab {
  readonly key: string;
  readonly label: ReactNode;
  /** Why it cannot be chosen. */
  readonly why?: string | null;
}

interface Props {
  readonly tabs: readonly StripTab[];
  readonly current: string;
  readonly onChoose: (key: string) => void;
  /** The id of the element with the content of the current tab. */
  readonly panel?: string;
  readonly extra?: ReactNode;
}

/** The id of the tab that names a panel. */
export function tabId(panel: string, key: string): string {
  return `${panel}-tab-${key}`;
}

/**
 * A line of tabs: one is reached by Tab, the arrow keys, Home and End move between them, and Enter
 * or the space bar chooses. Tabs that do not fit are scrolled.
 */
export function TabStrip({ tabs, current, onChoose, panel, extra }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-tab="${CSS.escape(current)}"]`);
    chosen?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [current]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]:enabled") ?? [])];
    const at = all.indexOf(event.currentTarget);
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 };
    const to = steps[event.key as keyof typeof steps];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    all[(to + all.length) % all.length]?.focus();
    event.preventDefault();
  };
  return (
    <div className="fw-tab-bar">
      <div className="fw-tab-list" role="tablist" ref={list}>
        {tabs.map(({ key, label, why }) => (
          <button
            key={key}
            type="button"
            role="tab"
            className="fw-tab"
            data-tab={key}
            disabled={Boolean(why)}
            title={why ?? undefined}
            aria-selected={key === current}
            tabIndex={key === current ? 0 : -1}
            {...(panel ? { id: tabId(panel, key) } : {})}
            {...(panel && key === current ? { "aria-controls": panel } : {})}
            onKeyDown={move}
            onClick={() => onChoose(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {extra ?? null}
    </div>
  );
}
