/** How many originals a bill has where no number was chosen. */
const usualOriginals = 3;

/**
 * The number of originals of a bill, 0 to 3, read from its text such as "THREE (3)".
 */
export function originalCount(bill: {
  readonly hbltype: string | null;
  readonly originBlnumber: string | null;
}): number {
  if (bill.hbltype === "Sea Waybill") return 0;
  const count = /[0-3]/.exec(bill.originBlnumber ?? "")?.[0];
  return count === undefined ? usualOriginals : Number(count);
}
