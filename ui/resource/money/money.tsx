import type { Kind } from "../kind.ts";
import { number } from "../number/number.tsx";

/** An amount; its currency is a separate field. */
export const money: Kind = number;
