import type { DecimalText } from "../money/decimal.ts";
import type { Day, Instant } from "../time/day.ts";
import type { Title } from "../words/title.ts";
import type { Words } from "../words/words.ts";
import type { kinds } from "./kinds.ts";

/** The declaration of a field; column, input, cell and Excel are derived from it. */
export type FieldKind = keyof typeof kinds;

/** The target of a link: enough to join its table and to open its picker. */
export interface LinkTarget {
  readonly name: string;
  readonly table: string;
  readonly shared: "company" | "all";
  /** The field that identifies the record for users. */
  readonly key: string;
  readonly names: { readonly en: string; readonly vi: string };
  /** The call returns the whole list at once. */
  readonly queryMethod?: "GET";
  /** The path of the call that the picker uses. */
  readonly queryPath: string;
}

/** Which files a field takes: the endings of their names, which must match the content, and the size. */
export interface FileRule {
  readonly endings: readonly string[];
  readonly kilobytes: number;
  /** The path of its calls; filled in from the declaration. */
  readonly at?: string;
}

// Files are stored in one table per company; a record holds the id of its file.
const keptFile: LinkTarget = {
  name: "attachedFile",
  table: "attached_file",
  shared: "company",
  key: "name",
  names: { en: "name", vi: "name" },
  queryPath: "",
};

/** A pattern that a text must match, and its description. */
export interface Pattern {
  readonly is: RegExp;
  readonly words: Words;
}

/** One declared field. `Value` is the type of the row's value; it exists for the compiler only. */
export interface Field<Value = unknown> {
  readonly kind: FieldKind;
  readonly label: Title;
  readonly optional: boolean;
  /** Set when the record is created, never changed afterwards. */
  readonly locked: boolean;
  readonly hint?: Words;
  readonly max?: number;
  readonly min?: number;
  readonly upper?: boolean;
  readonly unique?: boolean;
  readonly pattern?: Pattern;
  readonly of?: Readonly<Record<string, Title>>;
  readonly decimals?: number;
  /** May a number be below zero? */
  readonly signed?: boolean;
  /** The limits of a number, both included. */
  readonly between?: readonly [least: DecimalText, most: DecimalText];
  readonly start?: boolean | string | readonly string[];
  readonly to?: LinkTarget;
  /** Which files are accepted. */
  readonly keeps?: FileRule;
  /** Limits what the picker of a link offers: criteria of the target's query. */
  readonly among?: Readonly<Record<string, unknown>>;
  /** Limits it by the form's values: fields of the target, each with the field here that it must equal. */
  readonly within?: Readonly<Record<string, string>>;
  readonly value?: Value;
}

type Common = Pick<Field, "label" | "hint"> & Partial<Pick<Field, "optional" | "locked">>;
type TextOptions = Common & { readonly max: number } & Pick<
    Field,
    "min" | "unique" | "upper" | "pattern"
  >;
type NumberOptions = Common &
  Pick<Field, "decimals" | "signed" | "between"> & { readonly start?: string };
type LinkOptions = Common & { readonly to: LinkTarget } & Pick<Field, "among" | "within">;
type Choices = Readonly<Record<string, Title>>;

type Maybe<Options, Value> = Options extends { readonly optional: true } ? Value | null : Value;

function make<Value>(
  kind: FieldKind,
  options: Common & Partial<Omit<Field, "value">>,
): Field<Value> {
  return { ...options, kind, optional: options.optional ?? false, locked: options.locked ?? false };
}

const line =
  (kind: FieldKind) =>
  <const O extends TextOptions>(o: O) =>
    make<Maybe<O, string>>(kind, o);

const exact =
  (kind: FieldKind, usual: Pick<Field, "decimals">) =>
  <const O extends NumberOptions>(o: O) =>
    make<Maybe<O, DecimalText>>(kind, { ...usual, ...o });

/** The kinds of field; every field is required unless it is declared `optional: true`. */
export const field = {
  code: line("code"),
  text: line("text"),
  note: (o: Omit<TextOptions, "optional">) => make<string | null>("note", { ...o, optional: true }),
  email: line("email"),
  phone: line("phone"),
  taxCode: line("taxCode"),
  flag: (o: Common & { start: boolean }) => make<boolean>("flag", o),
  choice: <const C extends Choices, const O extends Common & { of: C; start?: keyof C & string }>(
    o: O & { of: C },
  ) => make<Maybe<O, keyof C & string>>("choice", o),
  choices: <const C extends Choices>(
    o: Common & { of: C; start?: readonly (keyof C & string)[] },
  ) => make<readonly (keyof C & string)[]>("choices", o),
  codes: (o: Common & { max: number; pattern?: Pattern; upper?: boolean }) =>
    make<readonly string[]>("codes", { ...o, optional: true }),
  number: exact("number", {}),
  money: exact("money", { decimals: 4 }),
  rate: exact("rate", { decimals: 8 }),
  weight: exact("weight", { decimals: 3 }),
  volume: exact("volume", { decimals: 3 }),
  date: <const O extends Common>(o: O) => make<Maybe<O, Day>>("date", o),
  instant: <const O extends Common>(o: O) => make<Maybe<O, Instant>>("instant", o),
  link: <const O extends LinkOptions>(o: O) => make<Maybe<O, string>>("link", o),
  links: (o: LinkOptions) => make<readonly string[]>("links", o),
  file: <const O extends Common & { keeps: FileRule }>(o: O) =>
    make<Maybe<O, string>>("file", { ...o, to: keptFile }),
};
