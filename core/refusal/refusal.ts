import { type Facts, type Language, say, type Words } from "../words/words.ts";

/** One entry of a refusal catalogue: the HTTP status and the text in both languages. */
export interface RefusalEntry extends Words {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;
}

/** One wrong field of an ask. `field` is a path such as `containers.2.containerNo`. */
export interface FieldRefusal {
  readonly field: string;
  readonly code: string;
  readonly words: Words;
  readonly facts?: Facts;
}

/** The refusal of a user's request with its reason; never a fault of the server. */
export class Refused extends Error {
  readonly code: string;
  readonly entry: RefusalEntry;
  readonly facts: Facts;
  readonly fields: readonly FieldRefusal[];
  /** What the caller may ask for to get past the refusal: a kind, and the ids that the ask needs. */
  readonly cure?: Readonly<Record<string, string | number | null>>;

  constructor(code: string, entry: RefusalEntry, facts: Facts, fields: readonly FieldRefusal[]) {
    super(`${code}: ${say(entry, "en", facts)}`);
    this.name = "Refused";
    this.code = code;
    this.entry = entry;
    this.facts = facts;
    this.fields = fields;
  }

  /** The reason in one language. */
  say(language: Language): string {
    return say(this.entry, language, this.facts);
  }
}

/** A typed catalogue: a call with one of its codes makes the error to throw. */
export interface Refusals<Code extends string> {
  (
    code: Code,
    facts?: Facts,
    at?: { field: string } | { fields: readonly FieldRefusal[] },
  ): Refused;
  readonly catalogue: Readonly<Record<Code, RefusalEntry>>;
  /** Describes one wrong field; several are collected before the refusal. */
  field(field: string, code: Code, facts?: Facts): FieldRefusal;
}

/**
 * Declares the refusals of an area.
 *
 * Shape: `const refuse = refusals({ "shipment.locked": { status: 409, en: "…{jobNo}…", vi: "…" } })`,
 * then `throw refuse("shipment.locked", { jobNo })`.
 */
export function refusals<Code extends string>(
  catalogue: Record<Code, RefusalEntry>,
): Refusals<Code> {
  const field = (name: string, code: Code, facts: Facts = {}): FieldRefusal => ({
    field: name,
    code,
    words: catalogue[code],
    facts,
  });
  const refuse = (
    code: Code,
    facts: Facts = {},
    at?: { field: string } | { fields: readonly FieldRefusal[] },
  ): Refused => {
    const fields = !at ? [] : "fields" in at ? at.fields : [field(at.field, code, facts)];
    return new Refused(code, catalogue[code], facts, fields);
  };
  return Object.assign(refuse, { catalogue, field });
}
