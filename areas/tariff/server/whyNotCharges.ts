import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseTariff } from "../model/refusals.ts";

interface Known {
  readonly id: string;
  readonly code: string;
  readonly active: boolean;
  readonly serviceTypeId: readonly string[];
}

/**
 * The charges of lines that their tariffs cannot have, by the position of the line: each belongs to
 * the service of the tariff and is in use, unless it stands in the tariff already.
 *
 * Source: rule TF-8
 */
export async function whyNotCharges(
  tx: Tx,
  companyId: string,
  charges: readonly string[],
  against: (
    chargeId: string,
    at: number,
  ) => { readonly service: string; readonly isStored: boolean },
): Promise<ReadonlyMap<number, FieldRefusal>> {
  const found = await rows<Known>(
    tx,
    sql`select id, code, active, service_type_id from charge
      where company_id = ${companyId} and id = any(${[...new Set(charges)]}::uuid[])`,
  );
  const known = new Map(found.map((each) => [each.id, each]));
  const problems = new Map<number, FieldRefusal>();
  for (const [at, id] of charges.entries()) {
    const charge = known.get(id);
    if (!charge) continue;
    const { service, isStored } = against(id, at);
    const { code } = charge;
    // A charge without a service is for all.
    if (charge.serviceTypeId.length > 0 && !charge.serviceTypeId.includes(service)) {
      problems.set(at, refuseTariff.field("chargeId", "tariffLine.otherService", { code }));
    } else if (!charge.active && !isStored) {
      problems.set(at, refuseTariff.field("chargeId", "tariffLine.retired", { code }));
    }
  }
  return problems;
}
