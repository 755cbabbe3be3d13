import { decimalText, id, maybeId } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { measured, wholeCm } from "./airWeights.ts";

/** The keyed fields of a dimension line; sides in cm. */
const dimensionForm = z.object({
  id: maybeId,
  length: decimalText,
  width: decimalText,
  height: decimalText,
  package: z.coerce.number().int().min(-999_999_999).max(999_999_999),
});
type Form = z.infer<typeof dimensionForm>;
/** A dimension line as rules read it; a new line has no id. */
export type DimensionForm = Readonly<Omit<Form, "id">> & {
  readonly id?: string | null | undefined;
};

/** The whole list of a job or a bill, as it is saved with its owner. Rule GO-5 */
export const dimensionForms = z.array(dimensionForm).max(500);

/** A stored line with its volume weight in kg and its volume in m³. */
export const storedDimension = z.object({
  id,
  mblid: id,
  hblid: id.nullable(),
  lineNo: z.number(),
  length: z.string(),
  width: z.string(),
  height: z.string(),
  package: z.number(),
  hw: z.string(),
  cbm: z.string(),
});
export type DimensionLine = Readonly<z.infer<typeof storedDimension>>;

/** Adds to each line its volume weight and its volume. */
export function measuredLines<Line extends DimensionForm>(
  lines: readonly Line[],
): (Line & { readonly hw: string; readonly cbm: string })[] {
  return lines.map((line) => ({ ...line, ...measured(line) }));
}

/** The lines as a waybill prints them: "60*50*40*12", one below the other. */
export function dimensionText(lines: readonly DimensionForm[]): string {
  return lines.map((line) => [...sides(line), String(line.package)].join("*")).join("\n");
}

/** The lines as the box of volumes prints them: "60x50x40/12". */
export function volumeText(lines: readonly DimensionForm[]): string {
  return lines.map((line) => `${sides(line).join("x")}/${line.package}`).join("\n");
}

const sides = ({ length, width, height }: DimensionForm): string[] =>
  [length, width, height].map((side) => wholeCm(side).toString());
