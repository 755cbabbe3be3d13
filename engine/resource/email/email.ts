import type { StoredKind } from "../storedKind.ts";
import { text } from "../text/text.ts";

/** Addresses as text. */
export const email: StoredKind = { ...text, example: "name@company.com" };
