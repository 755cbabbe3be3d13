import { maybeDay, maybeInstant } from "./shapes.ts";

/** The names of the fields of a form that hold a day or an instant. */
export function dayFields<Shape extends Readonly<Record<string, unknown>>>(
  shape: Shape,
): (keyof Shape & string)[] {
  return Object.keys(shape).filter(
    (field) => shape[field] === maybeDay || shape[field] === maybeInstant,
  );
}
