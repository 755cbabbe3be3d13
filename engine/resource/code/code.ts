import type { StoredKind } from "../storedKind.ts";
import { text } from "../text/text.ts";

/** A code as people write it. */
export const code: StoredKind = text;
