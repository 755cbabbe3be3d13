import type { Words } from "@fairway/core/words/words.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { type GridColumn, type GridLine, pickColumn } from "@fairway/ui/grid/column.ts";
import { currencyPicker, unitPicker } from "./linePickers.ts";

interface Shown {
  readonly title: Words;
  readonly width: number;
  readonly required?: boolean;
}

/** The name of a line's charge, next to its code. */
export function chargeNameColumn<Line extends GridLine & { readonly charge: Pick | null }>(
  shown: Shown,
): GridColumn<Line> {
  return { ...shown, key: "chargeName", kind: "text", value: (line) => line.charge?.name ?? "" };
}

/** The unit of a line's quantity. */
export function unitColumn<Line extends GridLine & { readonly unit: Pick | null }>(
  shown: Shown,
): GridColumn<Line> {
  return pickColumn<Line, Pick>({
    ...shown,
    key: "unitId",
    source: unitPicker,
    pick: (line) => line.unit,
    write: (line, unit) => ({ ...line, unit }),
  });
}

/** The currency of a line. */
export function currencyColumn<Line extends GridLine & { readonly currency: Pick | null }>(
  shown: Shown,
): GridColumn<Line> {
  return pickColumn<Line, Pick>({
    ...shown,
    key: "currencyId",
    source: currencyPicker,
    pick: (line) => line.currency,
    write: (line, currency) => ({ ...line, currency }),
  });
}
