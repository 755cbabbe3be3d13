import type { StoredKind } from "../storedKind.ts";
import { choices } from "../choices/choices.ts";

/** Stores short codes in an array. */
export const codes: StoredKind = choices;
