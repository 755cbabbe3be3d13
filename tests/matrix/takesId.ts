import { idsIn } from "./twin.ts";

/**
 * Does an answer name an id without the refusal of a record that does not exist?
 *
 * Shape: a call on several records answers for each; an entry is the smallest object that has the id.
 */
export function takesId(answer: unknown, id: string): boolean {
  if (!idsIn(answer).includes(id)) return false;
  if (Array.isArray(answer)) return answer.some((each) => takesId(each, id));
  if (!isObject(answer)) return true;
  const parts = Object.values(answer);
  const naming = parts.filter((part) => isObject(part) && idsIn(part).includes(id));
  if (naming.length > 0) return naming.some((part) => takesId(part, id));
  // What the entry says of other records is no answer for this one.
  const own = parts.filter((part) => !isObject(part) || idsIn(part).length === 0);
  return !JSON.stringify(own).includes('"record.notFound"');
}

const isObject = (value: unknown): value is object => value !== null && typeof value === "object";
