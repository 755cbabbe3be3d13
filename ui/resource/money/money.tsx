import type { Kind } from "../kind.ts";
import { numberKind } from "../number/number.tsx";

/** An amount; its currency is a separate field. */
export const money: Kind = numberKind("doubt");
