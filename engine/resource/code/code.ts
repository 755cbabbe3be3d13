import type { StoredKind } from "../storedKind.ts";
import { text } from "../text/text.ts";

/** Stores a code as it was typed. */
export const code: StoredKind = text;
