import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { type Note, sideOf } from "./note.ts";

/**
 * The numbers of the statements over lines of a note that was changed: they list the note with its
 * former lines and sums. Null where there are none.
 *
 * Source: rule DN-21, areas/note/README.md
 */
export function staleStatements(
  lines: readonly Pick<Surcharge, "claims">[],
  { type }: Pick<Note, "type">,
): string[] | null {
  const side = sideOf(type);
  const numbers = lines.flatMap((line) => claimOn(line, side, "statement")?.documentNo ?? []);
  return numbers.length > 0 ? [...new Set(numbers)].sort() : null;
}
