import type { DecimalText } from "../money/decimal.ts";
import type { Day, Instant } from "../time/day.ts";
import type { Words } from "../words/words.ts";

/** What a field of a declared record is; store, input, cell and Excel follow from it. */
export type FieldKind =
  | "code"
  | "text"
  | "note"
  | "flag"
  | "choice"
  | "choices"
  | "codes"
  | "number"
  | "money"
  | "rate"
  | "weight"
  | "volume"
  | "date"
  | "instant"
  | "link"
  | "links"
  | "file"
  | "email"
  | "phone"
  | "taxCode";

/** Where a link leads: enough to join its table and to open its picker. */
export interface LinkTarget {
  readonly name: string;
  readonly table: string;
  readonly shared: "company" | "all";
  /** The field that people know the record by. */
  readonly key: string;
  readonly names: { readonly en: string; readonly vi: string };
  /** A call that answers the whole list at once. */
  readonly queryMethod?: "GET";
  /** The path of the call that answers the picker. */
  readonly queryPath: string;
}

/** Which files a field takes: how their names end, which their content must bear out, and how large. */
export interface FileRule {
  readonly endings: readonly string[];
  readonly kilobytes: number;
  /** Where the calls for it lie; the declaration fills it in. */
  readonly at?: string;
}

// Kept files lie in one table of the company; a record holds the id of its file.
const keptFile: LinkTarget = {
  name: "attachedFile",
  table: "attached_file",
  shared: "company",
  key: "name",
  names: { en: "name", vi: "name" },
  queryPath: "",
};

/** A form that a text must have, and how to say it. */
export interface Pattern {
  readonly is: RegExp;
  readonly words: Words;
}

/** One declared field. `Value` is what a row holds; it exists for the compiler only. */
export interface Field<Value = unknown> {
  readonly kind: FieldKind;
  readonly label: Words;
  readonly optional: boolean;
  /** Set when the record is made, never changed afterwards. */
  readonly locked: boolean;
  readonly hint?: Words;
  readonly max?: number;
  readonly min?: number;
  readonly upper?: boolean;
  readonly unique?: boolean;
  readonly pattern?: Pattern;
  readonly of?: Readonly<Record<string, Words>>;
  readonly decimals?: number;
  /** May a number be below zero? */
  readonly signed?: boolean;
  readonly start?: boolean | string | readonly string[];
  readonly to?: LinkTarget;
  /** What a file may be. */
  readonly keeps?: FileRule;
  /** Narrows what the picker of a link offers: criteria of the target's query. */
  readonly among?: Readonly<Record<string, unknown>>;
  /** Narrows it by what the form holds: fields of the target, each with the field here it equals. */
  readonly within?: Readonly<Record<string, string>>;
  readonly value?: Value;
}

interface Common {
  readonly label: Words;
  readonly optional?: boolean;
  readonly locked?: boolean;
  readonly hint?: Words;
}
interface TextOptions extends Common {
  readonly max: number;
  readonly min?: number;
  readonly unique?: boolean;
  readonly upper?: boolean;
  readonly pattern?: Pattern;
}
interface NumberOptions extends Common {
  readonly decimals?: number;
  readonly signed?: boolean;
  readonly start?: string;
}
interface LinkOptions extends Common {
  readonly to: LinkTarget;
  readonly among?: Readonly<Record<string, unknown>>;
  readonly within?: Readonly<Record<string, string>>;
}
type Choices = Readonly<Record<string, Words>>;

type Maybe<Options, Value> = Options extends { readonly optional: true } ? Value | null : Value;

function make<Value>(
  kind: FieldKind,
  options: Common & Partial<Omit<Field, "value">>,
): Field<Value> {
  return { ...options, kind, optional: options.optional ?? false, locked: options.locked ?? false };
}

/** The kinds of field; every field is required unless it is declared `optional: true`. */
export const field = {
  code: <const O extends TextOptions>(o: O) => make<Maybe<O, string>>("code", o),
  text: <const O extends TextOptions>(o: O) => make<Maybe<O, string>>("text", o),
  note: (o: Omit<TextOptions, "optional">) => make<string | null>("note", { ...o, optional: true }),
  email: <const O extends TextOptions>(o: O) => make<Maybe<O, string>>("email", o),
  phone: <const O extends TextOptions>(o: O) => make<Maybe<O, string>>("phone", o),
  taxCode: <const O extends TextOptions>(o: O) => make<Maybe<O, string>>("taxCode", o),
  flag: (o: Common & { start: boolean }) => make<boolean>("flag", o),
  choice: <const C extends Choices, const O extends Common & { of: C; start?: keyof C & string }>(
    o: O & { of: C },
  ) => make<Maybe<O, keyof C & string>>("choice", o),
  choices: <const C extends Choices>(
    o: Common & { of: C; start?: readonly (keyof C & string)[] },
  ) => make<readonly (keyof C & string)[]>("choices", o),
  codes: (o: Common & { max: number; pattern?: Pattern; upper?: boolean }) =>
    make<readonly string[]>("codes", { ...o, optional: true }),
  number: <const O extends NumberOptions>(o: O) => make<Maybe<O, DecimalText>>("number", o),
  money: <const O extends NumberOptions>(o: O) =>
    make<Maybe<O, DecimalText>>("money", { decimals: 4, ...o }),
  rate: <const O extends NumberOptions>(o: O) =>
    make<Maybe<O, DecimalText>>("rate", { decimals: 8, ...o }),
  weight: <const O extends NumberOptions>(o: O) =>
    make<Maybe<O, DecimalText>>("weight", { decimals: 3, ...o }),
  volume: <const O extends NumberOptions>(o: O) =>
    make<Maybe<O, DecimalText>>("volume", { decimals: 3, ...o }),
  date: <const O extends Common>(o: O) => make<Maybe<O, Day>>("date", o),
  instant: <const O extends Common>(o: O) => make<Maybe<O, Instant>>("instant", o),
  link: <const O extends LinkOptions>(o: O) => make<Maybe<O, string>>("link", o),
  links: (o: LinkOptions) => make<readonly string[]>("links", o),
  file: <const O extends Common & { keeps: FileRule }>(o: O) =>
    make<Maybe<O, string>>("file", { ...o, to: keptFile }),
};
