import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { PageAction } from "./PageHeader.tsx";

// While a screen replaces another, both have a header; the last one counts.
const slots: HTMLElement[] = [];
const watchers = new Set<() => void>();

function changed(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The place in the header of the page for the actions of its open tab. */
export function HeaderSlot() {
  return <div className="fw-page-slot" ref={enter} />;
}

function enter(slot: HTMLDivElement): () => void {
  slots.push(slot);
  changed();
  return () => {
    slots.splice(slots.indexOf(slot), 1);
    changed();
  };
}

/** Shows the actions of a tab, such as Save, in the header of the page; without one, in its place. */
export function InHeader(props: { readonly children: ReactNode }) {
  const slot = useSyncExternalStore(watch, () => slots.at(-1) ?? null);
  return slot ? createPortal(props.children, slot) : props.children;
}

const none: readonly PageAction[] = [];
let rarer = none;

/**
 * Adds the rarer actions of a tab to those under “more” in the header of the page; false where there
 * is no header to show them.
 */
export function useMoreInHeader(actions: readonly PageAction[]): boolean {
  const hasHeader = useSyncExternalStore(watch, () => slots.length > 0);
  useEffect(() => {
    if (actions.length === 0) return;
    rarer = actions;
    changed();
    return () => {
      if (rarer === actions) rarer = none;
      changed();
    };
  }, [actions]);
  return hasHeader;
}

/** The rarer actions of the open tab. */
export function useActionsOfTab(): readonly PageAction[] {
  return useSyncExternalStore(watch, () => rarer);
}
