import type { Kind } from "../kind.ts";
import { text } from "../text/text.tsx";

/** A telephone number as typed. */
export const phone: Kind = text;
