import { idsIn } from "./twin.ts";

/**
 * Does an answer name an id without the refusal of a record that does not exist?
 *
 * Shape: a call on several records answers for each; an entry is the smallest object that has the id.
 */
export function takesId(answer: unknown, id: string): boolean {
  if (!idsIn(answer).includes(id)) return false;
  if (Array.isArray(answer)) return answer.some((each) => takesId(each, id));
  if (answer === null || typeof answer !== "object") return true;
  const parts = Object.values(answer).filter((part) => part !== null && typeof part === "object");
  const naming = parts.filter((part) => idsIn(part).includes(id));
  if (naming.length > 0) return naming.some((part) => takesId(part, id));
  return !JSON.stringify(answer).includes('"record.notFound"');
}
