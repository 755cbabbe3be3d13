import type { Client } from "../client/client.ts";

/** A record to be picked. */
export interface Pick {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** Where a picker searches; the name keeps the answers of different pickers apart. */
export interface PickerSource<Found extends Pick = Pick> {
  readonly name: string;
  readonly search: (client: Client, text: string) => Promise<readonly Found[]>;
}

/** How long typing rests before a picker asks; results are to stand 150 ms after the last key. */
export const pickerRest = 40;

/** Declares a source of picks: `picker("port", (client, text) => client.ask(searchPorts, { text }))`. */
export function picker<Found extends Pick>(
  name: string,
  search: PickerSource<Found>["search"],
): PickerSource<Found> {
  return { name, search };
}

const known = new Map<string, Pick>();

/** Keeps picks, so that an id can be shown as code and name later. */
export function rememberPicks(picks: readonly (Pick | null | undefined)[]): void {
  for (const each of picks) if (each) known.set(each.id, each);
}

/** The pick of an id that was seen before. */
export function knownPick(id: string): Pick | undefined {
  return known.get(id);
}
