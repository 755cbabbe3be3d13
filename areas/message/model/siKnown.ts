import type { Json } from "./readJson.ts";
import { isObject } from "./siFile.ts";

/** A record of the catalogue that a value of a file may reference. */
export interface KnownEntry {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** The facts of the catalogue and the job, loaded before a file is read. */
export interface KnownThings {
  /** Ports by each of their codes, in capitals, and by folded name. */
  readonly portsByCode: ReadonlyMap<string, KnownEntry>;
  readonly portsByName: ReadonlyMap<string, KnownEntry>;
  /** Container types by ISO size and type code. */
  readonly containersByIso: ReadonlyMap<string, KnownEntry>;
  /** Package types by folded code and names. */
  readonly packages: ReadonlyMap<string, KnownEntry>;
  readonly job: KnownJob;
}

/** The present values of the instruction's job; ports by id and name. */
export interface KnownJob {
  readonly pol: string | null;
  readonly polName: string | null;
  readonly pod: string | null;
  readonly podName: string | null;
  readonly bookingNo: string | null;
  readonly mawb: string | null;
}

/** Collects all port codes and place names of a file. */
export function portsMentioned(file: Json): { codes: string[]; names: string[] } {
  const codes = new Set<string>();
  const names = new Set<string>();
  const look = (value: Json): void => {
    if (Array.isArray(value)) for (const each of value) look(each);
    else if (isObject(value)) {
      for (const [name, each] of Object.entries(value)) {
        if (typeof each === "string" && each.length <= 200) {
          if (name === "UNLocationCode") codes.add(each.trim().toUpperCase());
          if (name === "locationName" || name === "city") names.add(each.trim());
        } else look(each);
      }
    }
  };
  look(file);
  return { codes: [...codes].filter(Boolean), names: [...names].filter(Boolean) };
}
