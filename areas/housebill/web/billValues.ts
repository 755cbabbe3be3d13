import { updateHouseBill } from "../contract.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

/** The values of a stored bill as its form saves them, without its containers. */
export function billValues(bill: HouseBillRecord): Record<string, unknown> {
  const fields = Object.keys(updateHouseBill.body.shape).filter(
    (name) => name !== "csMawbcontainers",
  );
  const record = bill as unknown as Record<string, unknown>;
  return Object.fromEntries(fields.map((name) => [name, record[name] ?? null]));
}
