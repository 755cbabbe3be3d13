import { noCarrierCode } from "@fairway/areas/partner/model/noCarrierCode.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { ChargeLine } from "../model/chargeLine.ts";
import { usualCommissionRate } from "../model/chargeRates.ts";
import type { KnownCharge, KnownName } from "../model/whatIsWrong.ts";

interface Reference extends KnownCharge, KnownName {
  readonly kind: "charge" | "unit" | "currency" | "partner" | "commission";
  readonly id: string;
}

/** The records that lines reference, by id, and the company's commission rate. */
export interface ChargeReferences {
  readonly charges: ReadonlyMap<string, KnownCharge>;
  readonly units: ReadonlyMap<string, KnownName>;
  readonly currencies: ReadonlyMap<string, KnownName>;
  readonly partners: ReadonlyMap<string, KnownName>;
  readonly commission: string;
}

/** Reads everything that lines reference with one statement. */
export async function chargeReferences(
  tx: Tx,
  actor: Actor,
  lines: readonly ChargeLine[],
): Promise<ChargeReferences> {
  const idsIn = (...fields: (keyof ChargeLine)[]) => {
    const ids = lines.flatMap((line) => fields.map((field) => line[field]));
    return [...new Set(ids.filter((id) => typeof id === "string"))];
  };
  const company = actor.companyId;
  const found = await rows<Reference>(
    tx,
    sql`
      select 'charge' as kind, id::text, code as name, active, code, type, service_type_id,
        office_ids, charge_group, false as is_stand_in
      from charge where company_id = ${company} and id = any(${idsIn("chargeId")}::uuid[])
      union all
      select 'unit', id::text, code, active, null, null, null, null, null, false
      from unit where company_id = ${company} and id = any(${idsIn("unitId")}::uuid[])
      union all
      select 'currency', id, id, active, null, null, null, null, null, false
      from currency where id = any(${idsIn("currencyId")}::text[])
      union all
      select 'partner', id::text, short_name, active, null, null, null, null, null,
        lower(account_no) = lower(${noCarrierCode})
      from partner where company_id = ${company}
        and id = any(${idsIn("paymentObjectId", "payerId", "vatPartnerId")}::uuid[])
      union all
      select 'commission', id::text, trim_scale(kb_exchange_rate)::text, active, null, null, null,
        null, null, false
      from company where company_id = ${company} and kb_exchange_rate > 0`,
  );
  const pick = (kind: Reference["kind"]) =>
    new Map(found.filter((each) => each.kind === kind).map((each) => [each.id, each]));
  return {
    charges: pick("charge"),
    units: pick("unit"),
    currencies: pick("currency"),
    partners: pick("partner"),
    commission: found.find((each) => each.kind === "commission")?.name ?? usualCommissionRate,
  };
}
