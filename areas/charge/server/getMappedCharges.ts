import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Surcharge } from "../model/surcharge.ts";
import { readSurcharges } from "./surchargeTable.ts";

/** A line with the charges that the catalogue maps to its charge. */
export type MappedSurcharge = Surcharge & {
  readonly debitCharge: string | null;
  readonly creditCharge: string | null;
};

/**
 * Reads the lines of jobs with the charges of their other sides; the caller checks the right.
 *
 * Locks: with "locked" the lines.
 */
export function getMappedCharges(
  tx: Tx,
  { companyId }: Pick<Actor, "companyId">,
  jobIds: readonly string[],
  locked?: "locked",
): Promise<MappedSurcharge[]> {
  return readSurcharges<MappedSurcharge>(
    tx,
    companyId,
    sql`s.job_id = any(${[...jobIds]}::uuid[])`,
    { locked: locked !== undefined, also: sql`c.debit_charge, c.credit_charge` },
  );
}
