import { maybeDay } from "./shapes.ts";

/** The names of the fields of a form that hold a day. */
export function dayFields<Shape extends Readonly<Record<string, unknown>>>(
  shape: Shape,
): (keyof Shape & string)[] {
  return Object.keys(shape).filter((field) => shape[field] === maybeDay);
}
