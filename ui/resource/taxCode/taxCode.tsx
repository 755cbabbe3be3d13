import { code } from "../code/code.tsx";
import type { Kind } from "../kind.ts";

/** A tax code is as short as a code. */
export const taxCode: Kind = code;
