import { useStoredLines } from "@fairway/ui/grid/useStoredLines.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { freshLine, isBlank, lineOf, sentOf } from "./tariffGridLines.ts";

const forms = { lineOf, freshLine, isBlank, sentOf, list: "lines" };

/** Manages the lines of a tariff during editing; those of a copied tariff become new ones. */
export function useTariffLines(rows: readonly AnyRow[] | undefined, copied: boolean) {
  return useStoredLines(forms, rows, copied);
}

/** The lines of a tariff during editing. */
export type TariffLinesHold = ReturnType<typeof useTariffLines>;
