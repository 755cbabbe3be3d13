import type { Client } from "../client/client.ts";

/** A record offered by a picker. */
export interface Pick {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The search of a picker; the name separates the cached answers of different pickers. */
export interface PickerSource<Found extends Pick = Pick> {
  readonly name: string;
  readonly search: (client: Client, text: string) => Promise<readonly Found[]>;
}

/** The pause in typing before a picker searches; results should appear 150 ms after the last key. */
export const pickerRest = 40;

/** Declares a source of picks: `picker("port", (client, text) => client.ask(searchPorts, { text }))`. */
export function picker<Found extends Pick>(
  name: string,
  search: PickerSource<Found>["search"],
): PickerSource<Found> {
  return { name, search };
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
