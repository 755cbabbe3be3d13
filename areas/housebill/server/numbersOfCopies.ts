import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { randomInt } from "node:crypto";
import type { HouseBill } from "../model/houseBill.ts";
import { noHouse } from "../model/waybillNumbers.ts";

/**
 * Returns the numbers of copied bills in their order, null where a number is drawn when the bill is
 * written.
 *
 * Shape: where numbers are typed, the copy gets a passing one of its own: the day, two chance
 *   digits and four digits in their order, led by "HBL" if a bill has such numbers already. "N/H"
 *   stays.
 * Source: rule SH-21, areas/shipment/README.md
 */
export async function numbersOfCopies(
  tx: Tx,
  { companyId, today }: Actor,
  { bill: { numberRule } }: Pick<Service, "bill">,
  bills: readonly Pick<HouseBill, "hwbno">[],
): Promise<(string | null)[]> {
  if (numberRule !== "typed" || bills.length === 0) {
    return bills.map(({ hwbno }) => (hwbno === noHouse ? noHouse : null));
  }
  const chance = String(randomInt(100)).padStart(2, "0");
  const stem = `${today.slice(2).replaceAll("-", "")}${chance}`;
  const { isTaken } = await one<{ isTaken: boolean }>(
    tx,
    sql`select exists (select from house_bill b where b.company_id = ${companyId}
      and starts_with(number_key(b.hwbno), number_key(${stem}))) as is_taken`,
  );
  const prefix = isTaken ? `HBL${stem}` : stem;
  return bills.map((_, at) => `${prefix}${String(at + 1).padStart(4, "0")}`);
}
