import { decimal } from "@fairway/core/money/decimal.ts";
import type { BillSums } from "./instruction.ts";

const figures: readonly string[] = ["grossWeight", "volume"] satisfies (keyof BillSums)[];

/** Names the sums of the bills that an instruction says otherwise. Rule SI-4 */
export function differingSums(said: BillSums, fromBills: BillSums): (keyof BillSums)[] {
  const fields = Object.keys(fromBills) as (keyof BillSums)[];
  return fields.filter((field) =>
    figures.includes(field)
      ? !decimal(said[field]).eq(decimal(fromBills[field]))
      : (said[field] ?? "") !== (fromBills[field] ?? ""),
  );
}
