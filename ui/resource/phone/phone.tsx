import type { Kind } from "../kind.ts";
import { text } from "../text/text.tsx";

/** A telephone number as people write it. */
export const phone: Kind = text;
