import type { Words } from "@fairway/core/words/words.ts";
import { useEffect } from "react";
import type { Client } from "../client/client.ts";
import type { Say } from "../words/useSay.tsx";
import { useLatest } from "../parts/useLatest.ts";

/** A record found by the palette. */
export interface FoundRecord {
  readonly title: string;
  readonly note?: string;
  readonly to: string;
}

/** Records found by the palette under one heading. */
export interface FoundGroup {
  readonly name: string;
  readonly records: readonly FoundRecord[];
}

/** The search for records of the palette: all kinds with one call. */
export type RecordSearch = (
  client: Client,
  text: string,
  say: Say,
) => Promise<readonly FoundGroup[]>;

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
