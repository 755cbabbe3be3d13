import type { ComponentType } from "react";

/** What areas above bring to the screens of notes; the web application fills the places. */
export interface NotePlaces {
  /** Issues the invoices over the open charges of some notes. */
  readonly InvoiceNotes: ComponentType<{
    readonly noteIds: readonly string[];
    readonly onClose: () => void;
  }> | null;
  /** Sends a note by mail. */
  readonly NoteMail: ComponentType<{
    readonly code: string;
    readonly onClose: () => void;
  }> | null;
}

let filled: NotePlaces = { InvoiceNotes: null, NoteMail: null };

/** Fills the places, once, when the application starts. */
export function fillNotePlaces(places: NotePlaces): void {
  filled = places;
}

/** Returns the filled places. */
export function notePlaces(): NotePlaces {
  return filled;
}
