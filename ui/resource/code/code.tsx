import type { Kind } from "../kind.ts";
import { text } from "../text/text.tsx";

/** A code is short. */
export const code: Kind = { ...text, width: 110 };
