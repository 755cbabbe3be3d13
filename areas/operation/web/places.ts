import type { ManyRows } from "@fairway/ui/table/manyActions.ts";
import type { ComponentType } from "react";
import type { OperationRow } from "../model/operationRow.ts";

/** What areas above bring to the screens of operations jobs; the web application fills the places. */
export interface OperationPlaces {
  /** The bar of ticked jobs in the list of link fees. */
  readonly LinkFeeBar: ComponentType<{
    readonly menu: string;
    readonly bar: ManyRows<OperationRow>;
  }> | null;
  /** The verb that puts a declaration of a job on its replica. */
  readonly SyncDeclaration: ComponentType<{
    readonly declaration: { readonly id: string; readonly clearanceNo: string };
  }> | null;
}

let filled: OperationPlaces = { LinkFeeBar: null, SyncDeclaration: null };

/** Fills the places, once, when the application starts. */
export function fillOperationPlaces(places: OperationPlaces): void {
  filled = places;
}

/** Returns the filled places. */
export function operationPlaces(): OperationPlaces {
  return filled;
}
