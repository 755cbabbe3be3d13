import type { Kind } from "../kind.ts";
import { text } from "../text/text.tsx";

/** One address, or several separated by semicolons. */
export const email: Kind = text;
