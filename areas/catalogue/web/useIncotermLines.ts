import { useStoredLines } from "@fairway/ui/grid/useStoredLines.ts";
import {
  type IncotermChargeRow,
  type IncotermSide,
  incotermSides,
} from "../model/incotermCharge.ts";
import { freshLine, isBlank, lineOf, sentOf } from "./incotermLines.ts";

const forms = { lineOf, freshLine, isBlank, sentOf };

/** Manages the usual charges of one side during editing; those of a copied incoterm become new ones. */
export function useIncotermLines(
  side: IncotermSide,
  rows: readonly IncotermChargeRow[] | undefined,
  copied: boolean,
) {
  const { list } = incotermSides[side];
  return { side, ...useStoredLines({ ...forms, list }, rows, copied) };
}

/** The lines of one side during editing. */
export type IncotermLines = ReturnType<typeof useIncotermLines>;
