import type { Language } from "../words/words.ts";
import type { Field } from "./field.ts";
import type { ReadValue } from "./kindRules.ts";
import { kinds } from "./kinds.ts";

/** Says a value as a cell of an exported sheet; links are given their code by the caller. */
export function cellText(spec: Field, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === "") return null;
  return kinds[spec.kind].cell(spec, value, language);
}

/** Says a value as people read it on a screen. */
export function sayValue(spec: Field, value: unknown, language: Language): string {
  return kinds[spec.kind].say?.(value) ?? cellText(spec, value, language) ?? "";
}

/**
 * Turns the text of an imported cell into a raw value, before the field's own checks.
 *
 * Shape: a choice by its code or its word in either language; several joined by ";".
 */
export function fromCell(name: string, spec: Field, text: string | null): ReadValue {
  return kinds[spec.kind].read(name, spec, text?.trim() ?? "");
}
