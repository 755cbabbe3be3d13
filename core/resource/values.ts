import { isDecimal } from "../money/decimal.ts";
import type { FieldRefusal } from "../refusal/refusal.ts";
import { isDay } from "../time/day.ts";
import type { Field } from "./field.ts";
import { refuseValue } from "./refusals.ts";
import type { Resource } from "./resource.ts";

/** A value brought into its form, or what is wrong with it. */
export type ReadValue = { readonly value: unknown } | { readonly problem: FieldRefusal };

const email = /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+$/;
const phone = /^[+()\d][\d\s().+/-]{2,}$/;

/** Trims, folds blanks to nothing and checks one value against its field. */
export function readValue(name: string, spec: Field, raw: unknown): ReadValue {
  const value = tidy(spec, raw);
  const empty = value === null || (Array.isArray(value) && value.length === 0);
  if (empty) {
    if (!spec.optional) return { problem: refuseValue.field(name, "field.required") };
    return { value };
  }
  const problem = wrong(name, spec, value);
  return problem ? { problem } : { value };
}

/** Reads all values of a record and gathers what is wrong, field by field and across fields. */
export function readValues(
  resource: Resource,
  raw: Readonly<Record<string, unknown>>,
): { values: Record<string, unknown>; problems: FieldRefusal[] } {
  const values: Record<string, unknown> = {};
  const problems: FieldRefusal[] = [];
  for (const [name, spec] of Object.entries(resource.fields)) {
    const read = readValue(name, spec, raw[name]);
    if ("problem" in read) problems.push(read.problem);
    else values[name] = read.value;
  }
  if (problems.length === 0) problems.push(...resource.check(values));
  return { values, problems };
}

/** The values that a new form starts with. */
export function startValues(resource: Resource): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(resource.fields).map(([name, spec]) => [
      name,
      spec.start ?? (isSet(spec) ? [] : null),
    ]),
  );
}

/** True for the kinds that hold several values. */
export function isSet(spec: Field): boolean {
  return spec.kind === "choices" || spec.kind === "links" || spec.kind === "codes";
}

/** True for the kinds that hold an exact number as text. */
export function isNumber(spec: Field): boolean {
  return ["number", "money", "rate", "weight", "volume"].includes(spec.kind);
}

function tidy(spec: Field, raw: unknown): unknown {
  if (spec.kind === "flag") return typeof raw === "boolean" ? raw : (spec.start ?? false);
  if (isSet(spec)) {
    const several = Array.isArray(raw) ? raw : raw === null || raw === undefined ? [] : [raw];
    const texts = several.map((each) => tidyText(spec, String(each))).filter((each) => each !== "");
    return [...new Set(texts)];
  }
  if (raw === null || raw === undefined) {
    return spec.kind === "choice" && !spec.optional ? (spec.start ?? null) : null;
  }
  return tidyText(spec, String(raw)) || null;
}

function tidyText(spec: Field, raw: string): string {
  const text = raw.trim();
  return spec.upper ? text.toUpperCase() : text;
}

function wrong(name: string, spec: Field, value: unknown): FieldRefusal | null {
  if (Array.isArray(value)) {
    for (const each of value) {
      const problem = wrong(name, { ...spec, kind: single(spec) }, each);
      if (problem) return problem;
    }
    return null;
  }
  const text = String(value);
  if (spec.max !== undefined && text.length > spec.max) {
    return refuseValue.field(name, "field.tooLong", { max: spec.max });
  }
  if (spec.min !== undefined && text.length < spec.min) {
    return refuseValue.field(name, "field.tooShort", { min: spec.min });
  }
  if (spec.pattern && !spec.pattern.is.test(text)) {
    return { field: name, code: "field.invalid", words: spec.pattern.words };
  }
  if (isNumber(spec)) return wrongNumber(name, spec, text);
  switch (spec.kind) {
    case "choice":
      return spec.of && text in spec.of
        ? null
        : refuseValue.field(name, "field.notOffered", { value: text });
    case "email":
      return text.split(";").every((each) => email.test(each.trim()))
        ? null
        : refuseValue.field(name, "field.notEmail", { value: text });
    case "phone":
      return phone.test(text) ? null : refuseValue.field(name, "field.notPhone", { value: text });
    case "date":
      return isDay(text) ? null : refuseValue.field(name, "field.notDay", { value: text });
    case "instant":
      return Number.isNaN(Date.parse(text))
        ? refuseValue.field(name, "field.notDay", { value: text })
        : null;
    default:
      return null;
  }
}

function wrongNumber(name: string, spec: Field, text: string): FieldRefusal | null {
  if (!isDecimal(text) || text.length > 30) {
    return refuseValue.field(name, "field.notNumber", { value: text });
  }
  if (!spec.signed && text.startsWith("-")) return refuseValue.field(name, "field.belowZero");
  const decimals = spec.decimals ?? 0;
  const given = /\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0;
  return given > decimals ? refuseValue.field(name, "field.tooFine", { decimals }) : null;
}

function single(spec: Field): Field["kind"] {
  return spec.kind === "choices" ? "choice" : spec.kind === "links" ? "link" : "code";
}
