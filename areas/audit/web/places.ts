import type { Words } from "@fairway/core/words/words.ts";
import type { ComponentType } from "react";

/** A log of another area that stands beside the audit. */
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

/** The logs that other areas bring. */
export function logPlaces(): readonly LogTab[] {
  return filled;
}
