import type { Words } from "@fairway/core/words/words.ts";

/** A name of a type, and names that older sheets have for it. */
type TypeWords = Words & { readonly former?: readonly string[] };

const types: Record<string, TypeWords> = {};

/** What a deputy may approve in the approver's place, by the code of the type. */
export const deputyTypes: Readonly<Record<string, TypeWords>> = types;

/** Adds a type, once; its row is in `approval_deputy_type`. Rule AC-15 */
export function registerDeputyType(code: string, words: TypeWords): void {
  if (code in types) throw new Error(`the deputy type ${code} is registered twice`);
  types[code] = words;
}
