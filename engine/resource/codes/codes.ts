import type { StoredKind } from "../storedKind.ts";
import { choices } from "../choices/choices.ts";

/** Short codes in an array. */
export const codes: StoredKind = choices;
