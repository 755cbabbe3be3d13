import type { Kind } from "../kind.ts";
import { number } from "../number/number.tsx";

/** Cubic metres. */
export const volume: Kind = number;
