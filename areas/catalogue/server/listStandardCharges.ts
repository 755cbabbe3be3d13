import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { sql } from "kysely";
import { standardCharge } from "../model/standardCharge.ts";

/** The kind of job for standard charges. */
interface Kind {
  readonly type?: "CREDIT" | "DEBIT" | "OBH" | null | undefined;
  readonly transactionType: string;
  readonly service?: string | null | undefined;
  readonly serviceType?: string | null | undefined;
  readonly office?: string | null | undefined;
}

/** Returns the standard charges of a kind of job; those without an office apply to every office. */
export async function listStandardCharges(tx: Tx, actor: Actor, kind: Kind) {
  const { type = null, service = null, serviceType = null, office = null } = kind;
  const found = await rows<{ id: string }>(
    tx,
    sql`select id from standard_charge
      where company_id = ${actor.companyId} and active
        and transaction_type = ${kind.transactionType}
        and (${type}::text is null or type = ${type})
        and (${service}::text is null or text_key(service) = text_key(${service}))
        and (${serviceType}::text is null or text_key(service_type) = text_key(${serviceType}))
        and (office is null or office::text = coalesce(${office}::text, ${actor.officeId}))`,
  );
  const ids = found.map((each) => each.id);
  return ids.length ? chooseRecords(tx, actor, standardCharge, { ids, size: ids.length }) : [];
}
