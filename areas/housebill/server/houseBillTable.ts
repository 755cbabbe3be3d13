import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { lockedFirst } from "@fairway/engine/db/lockRow.ts";
import { joinParts, type Parted, partedBy, partTables } from "@fairway/engine/db/partedRows.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { billParts } from "../model/billParts.ts";
import type { HouseBill } from "../model/houseBill.ts";
import { namedBills } from "./namedBills.ts";

/** The tables of a bill of a service. The root is locked, versioned and referenced. */
export const billTables = ({ bill }: Pick<Service, "bill">): Parted =>
  partedBy("house_bill", billParts, bill.kind);

/**
 * Reads house bills of one company with their names, by number.
 *
 * Shape: `where` uses the aliases `b` for the bill and `j` for its job.
 */
export function houseBillRows(
  tx: Tx,
  { companyId, language }: Pick<Actor, "companyId" | "language">,
  where: RawBuilder<unknown>,
  before = sql``,
): Promise<HouseBill[]> {
  return rows<HouseBill>(
    tx,
    sql`
      ${before}
      ${namedBills(
        { companyId, language },
        sql`house_bill b ${joinParts(billParts, companyId, sql`b.id`)}`,
      )}
      where b.company_id = ${companyId} and not b.is_virtual and ${where}
      order by b.hwbno, b.id`,
  );
}

/** Locks those of the house bills that exist and reads them after the lock with one statement. */
export function lockBills(tx: Tx, companyId: string, ids: readonly string[]): Promise<HouseBill[]> {
  const locked = lockedFirst("house_bill", partTables(billParts), { companyId, ids });
  const where = sql`b.id = any(${[...ids]}::uuid[])`;
  return houseBillRows(tx, { companyId, language: "en" }, where, locked);
}
