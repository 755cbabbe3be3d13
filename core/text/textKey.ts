import { tidyText } from "./tidyText.ts";

/** The compared form of a code: visible characters in lower case. Equals text_key in PostgreSQL. */
export function textKey(value: string): string {
  return tidyText(value).toLowerCase();
}

/**
 * The compared form of a number: as of a code, without leading zeros. Equals number_key in
 * PostgreSQL.
 */
export function numberKey(value: string): string {
  return textKey(value).replace(/(^|[^0-9])0+(?=[0-9])/g, "$1");
}
