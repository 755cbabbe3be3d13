import { refuse } from "../refusal/commonRefusals.ts";
import type { FieldRefusal } from "../refusal/refusal.ts";
import type { Field } from "./field.ts";
import type { ReadValue } from "./kindRules.ts";
import { kinds } from "./kinds.ts";
import { refuseValue } from "./refusals.ts";
import type { Resource } from "./resource.ts";

/** Trims one value, turns blanks into null and checks the value against its field. */
function readValue(name: string, spec: Field, raw: unknown): ReadValue {
  const value = kinds[spec.kind].tidy(spec, raw);
  const given = [value ?? []].flat();
  if (given.length === 0) {
    return spec.optional ? { value } : { problem: refuse.field(name, "field.required") };
  }
  const problems = given.map((each) => wrong(name, spec, String(each)));
  const problem = problems.find((each) => each !== null);
  return problem ? { problem } : { value };
}

/**
 * Reads all values of a record and collects the errors of each field and across fields; `fixed`
 * values cannot be changed, so they are taken as they are.
 */
export function readValues(
  resource: Resource,
  raw: Readonly<Record<string, unknown>>,
  fixed: Readonly<Record<string, unknown>> = {},
): { values: Record<string, unknown>; problems: FieldRefusal[] } {
  const values: Record<string, unknown> = {};
  const problems: FieldRefusal[] = [];
  for (const [name, spec] of Object.entries(resource.fields)) {
    const read = name in fixed ? { value: fixed[name] } : readValue(name, spec, raw[name]);
    if ("problem" in read) problems.push(read.problem);
    else values[name] = read.value;
  }
  return { values, problems: problems.length > 0 ? problems : [...resource.check(values)] };
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
export function isSet(spec: Pick<Field, "kind">): boolean {
  return kinds[spec.kind].each !== undefined;
}

/** True for the kinds that hold an exact number as text. */
export function isNumber(spec: Pick<Field, "kind">): boolean {
  return kinds[spec.kind].exact === true;
}

function wrong(name: string, spec: Field, text: string): FieldRefusal | null {
  const { max, min, pattern } = spec;
  if (max !== undefined && text.length > max) {
    return refuseValue.field(name, "field.tooLong", { max });
  }
  if (min !== undefined && text.length < min) {
    return refuseValue.field(name, "field.tooShort", { min });
  }
  if (pattern && !pattern.is.test(text)) {
    return { field: name, code: "field.invalid", words: pattern.words };
  }
  return kinds[spec.kind].wrong(name, spec, text);
}
