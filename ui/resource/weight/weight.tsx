import type { Kind } from "../kind.ts";
import { number } from "../number/number.tsx";

/** Kilograms. */
export const weight: Kind = number;
