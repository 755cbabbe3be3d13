import type { StoredKind } from "../storedKind.ts";
import { link } from "../link/link.ts";

/** The id of a kept file of the company. */
export const file: StoredKind = link;
