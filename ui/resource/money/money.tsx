import type { Kind } from "../kind.ts";
import { number } from "../number/number.tsx";

/** An amount; its currency is a field beside it. */
export const money: Kind = number;
