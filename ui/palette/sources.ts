import type { Words } from "@fairway/core/words/words.ts";
import { useEffect } from "react";
import type { Client } from "../client/client.ts";
import { useLatest } from "../parts/useLatest.ts";

/** A record found by the palette. */
export interface FoundRecord {
  readonly title: string;
  readonly note?: string;
  readonly to: string;
}

/** A search for records in the palette: `recordSearch({ name, menus, search })`. */
export interface RecordSearch {
  readonly name: Words;
  /** Only for users with access to one of these menus. */
  readonly menus: readonly string[];
  readonly search: (client: Client, text: string) => Promise<readonly FoundRecord[]>;
}

/** Declares a search for records; an area exports `recordSearches` next to its `screens`. */
export function recordSearch(spec: RecordSearch): RecordSearch {
  return spec;
}

/** An action that the palette offers while a screen is open. */
export interface PaletteAction {
  readonly words: Words;
  readonly run: () => void;
}

const offered = new Set<{ current: readonly PaletteAction[] }>();

/** The actions of the open screens. */
export function offeredActions(): readonly PaletteAction[] {
  return [...offered].flatMap((each) => each.current);
}

/** Offers actions in the palette while the component is mounted. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const now = useLatest(actions);
  useEffect(() => {
    offered.add(now);
    return () => {
      offered.delete(now);
    };
  }, [now]);
}
