import { updateHouseBill } from "../contract.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

/** The values of a stored bill as its form saves them, without the lists of its goods. */
export function billValues(bill: HouseBillRecord): Record<string, unknown> {
  const fields = Object.keys(updateHouseBill.body.shape).filter(
    (name) => !["csMawbcontainers", "dimensionDetails", "otherCharges"].includes(name),
  );
  const record = bill as unknown as Record<string, unknown>;
  return Object.fromEntries(fields.map((name) => [name, record[name] ?? null]));
}
