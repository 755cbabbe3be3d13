import type { Kind } from "../kind.ts";
import { text } from "../text/text.tsx";

/** Addresses, several with semicolons between them. */
export const email: Kind = text;
