import type { StoredKind } from "../storedKind.ts";
import { text } from "../text/text.ts";

/** Stores a phone number as it was typed. */
export const phone: StoredKind = { ...text, example: "028 3822 1234" };
