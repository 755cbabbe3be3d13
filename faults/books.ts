import { checkAllBooks } from "../areas/books/server/checkBooks.ts";
import type { Database } from "../engine/db/database.ts";

/** Checks the books of every company; gives a sentence for each broken rule, with the first breaches. */
export async function brokenRules(database: Database): Promise<string[]> {
  const checked = await checkAllBooks(database);
  return checked.flatMap(({ broken }) =>
    broken.map(({ title, breaches }) => {
      const first = breaches.slice(0, 5).join(", ");
      return `not true that ${title.en}: ${first} (${breaches.length})`;
    }),
  );
}
