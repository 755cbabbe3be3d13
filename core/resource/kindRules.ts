import type { z } from "zod";
import type { FieldRefusal } from "../refusal/refusal.ts";
import type { Language } from "../words/words.ts";
import type { Field } from "./field.ts";

/** A normalised value, or its error. */
export type ReadValue = { readonly value: unknown } | { readonly problem: FieldRefusal };

/** The rules of a field kind: its shapes, normalisation, checks and sheet cell. */
export interface KindRules {
  /** The shape that a form sends. */
  readonly sent: z.ZodType;
  /** The shape of a filter by some of its values. */
  readonly asked: z.ZodType;
  /** Is the field offered as a filter when the declaration names none? */
  readonly filters?: true;
  /** The shape in an answered record. */
  readonly answered: z.ZodType;
  /** The rules of one value, for a kind that holds several. */
  readonly each?: KindRules;
  /** Is the value an exact number as text? */
  readonly exact?: true;
  /** Do imports ignore the field? */
  readonly exportOnly?: true;
  /** Normalises a sent value; an empty one becomes null or an empty list. */
  tidy(spec: Field, raw: unknown): unknown;
  /** The error of one normalised value, besides length and pattern. */
  wrong(name: string, spec: Field, text: string): FieldRefusal | null;
  /** Writes a value into a sheet. */
  cell(spec: Field, value: unknown, language: Language): string | null;
  /** Writes a value on the screen, where that differs from a sheet. */
  say?(value: unknown): string;
  /** Reads the text of an imported cell; runs before the checks. */
  read(name: string, spec: Field, cell: string): ReadValue;
}
