import { type BillPlacing, billPlacing } from "../model/billPlacing.ts";

/**
 * The kept layout and offset of the printed bill; a layout that this version does not have is as if
 * nothing was chosen.
 */
export function placingOf(kept: unknown): BillPlacing {
  const read = billPlacing.safeParse(kept ?? {});
  return read.success ? read.data : billPlacing.parse({});
}
