import { sayDay } from "../words/dates.ts";
import { fold } from "../words/fold.ts";
import { type Language, languages, say, type Words } from "../words/words.ts";
import type { Field } from "./field.ts";
import { refuseValue } from "./refusals.ts";
import { isNumber, isSet, type ReadValue } from "./values.ts";

/** How a flag is said in lists and sheets. */
export const flagWords = {
  on: { en: "Active", vi: "Đang dùng" },
  off: { en: "Inactive", vi: "Ngừng dùng" },
} satisfies Record<string, Words>;

const yes = ["active", "dang dung", "yes", "co", "true", "x", "1"];
const no = ["inactive", "ngung dung", "no", "khong", "false", "0"];

/** Says a value as a cell of an exported sheet; links are given their code by the caller. */
export function cellText(spec: Field, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (spec.kind === "flag") return say(value ? flagWords.on : flagWords.off, language);
  if (Array.isArray(value)) {
    return value.map((each) => choiceText(spec, String(each), language)).join("; ") || null;
  }
  if (spec.kind === "choice") return choiceText(spec, String(value), language);
  return String(value);
}

/** Says a value as people read it on a screen. */
export function sayValue(spec: Field, value: unknown, language: Language): string {
  if (spec.kind === "date") return sayDay(value as string | null);
  return cellText(spec, value, language) ?? "";
}

/**
 * Turns the text of an imported cell into a raw value, before the field's own checks.
 *
 * Shape: a choice by its code or its word in either language; several joined by ";".
 */
export function fromCell(name: string, spec: Field, text: string | null): ReadValue {
  const cell = text?.trim() ?? "";
  if (spec.kind === "flag") {
    if (cell === "") return { value: spec.start ?? true };
    if (yes.includes(fold(cell))) return { value: true };
    if (no.includes(fold(cell))) return { value: false };
    return { problem: refuseValue.field(name, "field.notFlag", { value: cell }) };
  }
  if (cell === "") return { value: isSet(spec) ? [] : null };
  if (isSet(spec)) {
    return { value: cell.split(";").map((each) => choiceOf(spec, each.trim())) };
  }
  if (spec.kind === "choice") return { value: choiceOf(spec, cell) };
  if (isNumber(spec)) return { value: cell.replace(/[\s,]/g, "") };
  if (spec.kind === "date") {
    const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell);
    if (local) {
      return { value: `${local[3]}-${local[2]?.padStart(2, "0")}-${local[1]?.padStart(2, "0")}` };
    }
  }
  return { value: cell };
}

function choiceText(spec: Field, value: string, language: Language): string {
  const words = spec.of?.[value];
  return words ? say(words, language) : value;
}

function choiceOf(spec: Field, cell: string): string {
  if (!spec.of || cell in spec.of) return cell;
  const wanted = fold(cell);
  for (const [value, words] of Object.entries(spec.of)) {
    if (fold(value) === wanted || languages.some((each) => fold(words[each]) === wanted)) {
      return value;
    }
  }
  return cell;
}
