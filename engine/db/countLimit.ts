/** So many rows are sorted; of more the order of an index is walked. */
export const few = 1000;

/** Where a page begins, and how far a list is counted for it: to 1,000, or ten pages after it. */
export function countLimit(ask: { readonly page: number; readonly size: number }) {
  const skip = (ask.page - 1) * ask.size;
  const most = Math.max(few, skip + 10 * ask.size);
  return {
    skip,
    most,
    /** What is told of so many that were counted, one more than `most` at most. */
    told: (total: number) => ({ totalItems: Math.min(total, most), capped: total > most }),
  };
}
