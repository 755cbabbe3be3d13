import type { EcusRow } from "../../model/declarationOfEcus.ts";
import { type FeedName, feeds } from "../../model/ecusTables.ts";
import type { PageCursor, SourcePage } from "./declarationSource.ts";
import { pageSize } from "./ecusStatement.ts";

/** Reads page after page until one is not full; each begins after the last row of the one before. */
export async function* pagesOf(
  feed: FeedName,
  after: PageCursor | null,
  read: (cursor: PageCursor) => Promise<readonly EcusRow[]>,
): AsyncGenerator<SourcePage> {
  const { day, key } = feeds[feed];
  let cursor = after ?? { day: "", key: "" };
  for (;;) {
    // Each page begins where the one before it ends.
    // oxlint-disable-next-line no-await-in-loop
    const rows = await read(cursor);
    const last = rows.at(-1);
    if (!last) return;
    cursor = { day: last[day] ?? "", key: last[key] ?? "" };
    yield { rows, cursor };
    if (rows.length < pageSize) return;
  }
}
