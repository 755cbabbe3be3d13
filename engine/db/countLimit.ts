/** Up to this many rows are sorted; longer lists are read in the order of an index. */
export const few = 1000;

/** The offset of a page, and how far its list is counted: to 1,000 rows, or ten pages further. */
export function countLimit(ask: { readonly page: number; readonly size: number }) {
  const skip = (ask.page - 1) * ask.size;
  const most = Math.max(few, skip + 10 * ask.size);
  return {
    skip,
    most,
    /** The total to show, for a count that stops at `most` + 1. */
    told: (total: number) => ({ totalItems: Math.min(total, most), capped: total > most }),
  };
}
