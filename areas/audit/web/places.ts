import type { Words } from "@fairway/core/words/words.ts";
import type { ComponentType } from "react";

/** A log of another area, shown next to the audit. */
export interface LogTab {
  readonly key: string;
  readonly words: Words;
  readonly Content: ComponentType;
}

let filled: readonly LogTab[] = [];

/** Fills the place, once, when the application starts. */
export function fillLogPlaces(tabs: readonly LogTab[]): void {
  filled = tabs;
}

/** The logs of other areas. */
export function logPlaces(): readonly LogTab[] {
  return filled;
}
