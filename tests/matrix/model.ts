import type { Reach } from "@fairway/core/permission/permission.ts";

/** The possible owners of a record, seen from the caller, from near to far. */
export const positions = [
  "own",
  "same group",
  "other group",
  "other department",
  "other office",
  "other company",
] as const;
export type Position = (typeof positions)[number];

/** The smallest reach that covers a record of each position; nothing reaches another company. */
const smallest: Readonly<Record<Position, Reach | null>> = {
  own: "Owner",
  "same group": "Group",
  "other group": "Department",
  "other department": "Office",
  "other office": "Company",
  "other company": null,
};

/** The reaches, each of which covers what the one before covers. */
export const ladder = ["None", "Owner", "Group", "Department", "Office", "Company", "All"] as const;

/** What the model says, in its own words: does this reach cover a record of that position? */
export function covers(reach: Reach, position: Position, atLeast: Reach = "Owner"): boolean {
  const needed = smallest[position];
  if (needed === null) return false;
  return ladder.indexOf(reach) >= Math.max(ladder.indexOf(needed), ladder.indexOf(atLeast));
}
