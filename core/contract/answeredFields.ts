import { z } from "zod";
import { maybeMark } from "./shapes.ts";

const text = z.string().nullable();
const mark = z.boolean().nullable();

type Answered<Shape extends z.ZodRawShape> = {
  [Field in keyof Shape]: NonNullable<z.infer<Shape[Field]>> extends boolean
    ? typeof mark
    : typeof text;
};

/** The optional fields of a form as an answer has them: marks as booleans, all others as text. */
export function answeredFields<Shape extends z.ZodRawShape>(shape: Shape): Answered<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field === maybeMark ? mark : text,
  ]);
  return Object.fromEntries(fields) as Answered<Shape>;
}

/** The optional fields of a form as rules read them. */
export type FormValues<Form> = {
  readonly [Field in keyof Form]: NonNullable<Form[Field]> extends boolean
    ? boolean | null
    : string | null;
};
