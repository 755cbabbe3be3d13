import { decimal, isDecimal } from "./decimal.ts";

/** Are two values of a field different? 120 and 120.000 are not. */
export function isOther(one: unknown, other: unknown): boolean {
  if (one === other) return false;
  const numbers = [one, other].map((value) => typeof value === "string" && isDecimal(value));
  return !(numbers.every(Boolean) && decimal(one as string).eq(decimal(other as string)));
}
