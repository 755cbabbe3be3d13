import type { z } from "zod";
import type { FieldRefusal } from "../refusal/refusal.ts";
import type { Language } from "../words/words.ts";
import type { Field } from "./field.ts";

/** A value brought into its form, or what is wrong with it. */
export type ReadValue = { readonly value: unknown } | { readonly problem: FieldRefusal };

/** What a field kind means wherever it is: its shapes, its form, its checks, its cell of a sheet. */
export interface KindRules {
  /** As a form sends it. */
  readonly sent: z.ZodType;
  /** As a list is asked for some values of it. */
  readonly asked: z.ZodType;
  /** Is it offered as a filter where the declaration names none? */
  readonly filters?: true;
  /** As a record answers it. */
  readonly answered: z.ZodType;
  /** The rules of each value, where the kind holds several. */
  readonly each?: KindRules;
  /** Is it an exact number as text? */
  readonly exact?: true;
  /** Is it left out of imports? */
  readonly exportOnly?: true;
  /** Brings what was sent into its form; nothing is null, or no values. */
  tidy(spec: Field, raw: unknown): unknown;
  /** What is wrong with one tidy value, besides its length and pattern. */
  wrong(name: string, spec: Field, text: string): FieldRefusal | null;
  /** How a sheet says a value. */
  cell(spec: Field, value: unknown, language: Language): string | null;
  /** How a screen says a value, where that is not as a sheet does. */
  say?(value: unknown): string;
  /** Reads the text of an imported cell, before the checks. */
  read(name: string, spec: Field, cell: string): ReadValue;
}
