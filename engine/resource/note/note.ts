import type { StoredKind } from "../storedKind.ts";
import { text } from "../text/text.ts";

/** Several lines of text. */
export const note: StoredKind = text;
