import { tidyText } from "./tidyText.ts";

/** What two codes must differ in: the text as it is seen, in lower case. As text_key in PostgreSQL. */
export function textKey(value: string): string {
  return tidyText(value).toLowerCase();
}

/** What two numbers must differ in: as codes, without leading zeros. As number_key in PostgreSQL. */
export function numberKey(value: string): string {
  return textKey(value).replace(/(^|[^0-9])0+(?=[0-9])/g, "$1");
}
