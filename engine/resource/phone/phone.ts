import type { StoredKind } from "../storedKind.ts";
import { text } from "../text/text.ts";

/** A number as people write it, no arithmetic. */
export const phone: StoredKind = text;
