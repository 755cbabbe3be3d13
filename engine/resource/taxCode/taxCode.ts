import type { StoredKind } from "../storedKind.ts";
import { text } from "../text/text.ts";

/** A tax code. */
export const taxCode: StoredKind = { ...text, example: "0312345678" };
