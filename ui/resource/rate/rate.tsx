import type { Kind } from "../kind.ts";
import { numberKind } from "../number/number.tsx";

/** A rate, with the entered decimals. */
export const rate: Kind = numberKind("doubt");
