import type { Language } from "../words/words.ts";
import type { Field } from "./field.ts";
import type { ReadValue } from "./kindRules.ts";
import { kinds } from "./kinds.ts";

/** Writes a value as a cell of an exported sheet; the caller replaces links by their codes. */
export function cellText(spec: Field, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === "") return null;
  return kinds[spec.kind].cell(spec, value, language);
}

/** Writes a value as the screen shows it. */
export function sayValue(spec: Field, value: unknown, language: Language): string {
  return kinds[spec.kind].say?.(value) ?? cellText(spec, value, language) ?? "";
}

/**
 * Turns the text of an imported cell into a raw value, before the field's own checks.
 *
 * Shape: a choice is its code or its word in either language; several are joined by ";".
 */
export function fromCell(name: string, spec: Field, text: string | null): ReadValue {
  return kinds[spec.kind].read(name, spec, text?.trim() ?? "");
}
