import type { KeyboardEvent } from "react";

/**
 * Empties a choice by Delete or Backspace while nothing is typed in it; null where it may not be
 * empty. Its clear button is for the mouse only, so that Tab goes from field to field.
 */
export function clearByKey(clear: (() => void) | null): (event: KeyboardEvent) => void {
  return ({ key, target }) => {
    const isTyping = target instanceof HTMLInputElement && target.value !== "";
    if (clear && !isTyping && (key === "Delete" || key === "Backspace")) clear();
  };
}
