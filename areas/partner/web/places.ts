import type { Words } from "@fairway/core/words/words.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import type { ComponentType } from "react";
import type { PartnerType } from "../model/partnerTypes.ts";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A tab that another area adds to a partner's page, after the details. */
export interface BroughtTab {
  readonly key: string;
  readonly words: Words;
  readonly load: Load<{
    readonly partner: AnyRow;
    /** The screen whose rights guard the partner. */
    readonly menu: string;
  }>;
}

/** Something that another area does from the lists of some types of partner. */
export type ListAction = {
  readonly words: Words;
  readonly types: readonly PartnerType[];
  /** The required right of the list's screen. */
  readonly action: "import" | "export" | "detail";
} & (
  | { /** The address below the list's own. */ readonly at: string }
  | { readonly load: Load<{ readonly type: PartnerType; readonly onClose: () => void }> }
);

/** What areas above bring to the screens of partners; the web application fills the places. */
export interface PartnerPlaces {
  readonly tabs: readonly BroughtTab[];
  /** What unfolds below a customer or agent in the list. */
  readonly rows: Load<{ readonly partnerId: string }> | null;
  /** The credit warnings of a customer or agent in the list, with all partners of the page. */
  readonly Marks: Load<{ readonly partnerId: string; readonly of: readonly string[] }> | null;
  readonly listActions: readonly ListAction[];
  /** What we owe a partner in a currency, among its payable terms. */
  readonly PayableTotals: ComponentType<{
    readonly partnerId: string;
    readonly currency: string;
  }> | null;
  /** What was agreed in writing, below the payable terms. */
  readonly PayablePapers: ComponentType<{ readonly partnerId: string }> | null;
}

let filled: PartnerPlaces = {
  tabs: [],
  rows: null,
  Marks: null,
  listActions: [],
  PayableTotals: null,
  PayablePapers: null,
};

/** Fills the places, once, when the application starts. */
export function fillPartnerPlaces(places: PartnerPlaces): void {
  filled = places;
}

/** The contents of the places. */
export function filledPartnerPlaces(): PartnerPlaces {
  return filled;
}
