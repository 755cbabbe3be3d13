import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useKeyedLines } from "@fairway/ui/grid/useKeyedLines.ts";
import type { DimensionForm, DimensionLine } from "../model/dimension.ts";
import { type Dimensions, dimensionList } from "./dimensionList.ts";

/** The dimension lines of the form of a job or a bill. */
export interface MeasuredGoods extends Dimensions {
  /** The field of the ask; absent for goods of other services. */
  readonly asked: () => Promise<{ readonly dimensionDetails?: DimensionForm[] }>;
}

/** Holds the dimension lines; an empty list that can be changed starts with three blank lines. */
export function useDimensions(
  { goods }: Pick<Service, "goods">,
  saved: readonly DimensionLine[] | undefined,
  isReadOnly = false,
): MeasuredGoods {
  const lines = useKeyedLines(dimensionList, saved, isReadOnly ? 0 : 3);
  const isMeasured = goods === "dimensions";
  return {
    ...lines,
    asked: async () => (isMeasured ? { dimensionDetails: await lines.toSend() } : {}),
  };
}
