import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Client } from "../client/client.ts";

/** A record offered by a picker. */
export interface Pick {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** The second line of an option. */
  readonly detail?: string;
  /** Further texts that the search reads; one is shown when only it matched. */
  readonly also?: readonly string[];
}

/** Where a user makes a new record for a picker. */
export interface PickCreation {
  readonly words: Words;
  readonly right: Permission;
  /** The screen; it opens in a tab of its own, so that nothing typed here is lost. */
  readonly to: string;
}

/** The search of a picker; the name separates the cached answers of different pickers. */
export interface PickerSource<Found extends Pick = Pick> {
  readonly name: string;
  readonly search: (client: Client, text: string) => Promise<readonly Found[]>;
  readonly create?: PickCreation;
  /** People know the records by name, so the name stands before the code. */
  readonly byName?: boolean;
  /** A pasted text is only a whole code or name: the beginning of another code is none. */
  readonly isExact?: boolean;
}

/** The pause in typing before a picker searches; results should appear 150 ms after the last key. */
export const pickerRest = 40;

/** Declares a source of picks: `picker("port", (client, text) => client.ask(searchPorts, { text }))`. */
export function picker<Found extends Pick>(
  name: string,
  search: PickerSource<Found>["search"],
  more: Partial<PickerSource> = {},
): PickerSource<Found> {
  return { ...more, name, search };
}

/** The text of a chosen pick. */
export function pickText(pick: Pick, byName = false): string {
  const parts = byName ? [pick.name, pick.code] : [pick.code, pick.name];
  return [...new Set(parts)].filter(Boolean).join(" · ");
}

const known = new Map<string, Pick>();

/** Stores picks, so that an id can be shown as code and name later. */
export function rememberPicks(picks: readonly (Pick | null | undefined)[]): void {
  for (const each of picks) if (each) known.set(each.id, each);
}

/** The stored pick of an id. */
export function knownPick(id: string): Pick | undefined {
  return known.get(id);
}
