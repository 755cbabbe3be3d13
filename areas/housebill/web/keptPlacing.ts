import { type BillPlacing, billPlacing } from "../model/billPlacing.ts";

const place = (userId: string) => `fairway.billPlacing.${userId}`;

/** Reads the paper and offset of the user's printer from this browser. */
export function keptPlacing(userId: string): BillPlacing {
  try {
    return billPlacing.parse(JSON.parse(localStorage.getItem(place(userId)) ?? "{}"));
  } catch {
    return billPlacing.parse({});
  }
}

/** Stores the paper and offset in this browser, because a printer belongs to a desk. */
export function keepPlacing(userId: string, placing: BillPlacing): void {
  localStorage.setItem(place(userId), JSON.stringify(placing));
}
