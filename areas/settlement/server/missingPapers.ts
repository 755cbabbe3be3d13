import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { refuseSettlement } from "../model/refusals.ts";
import { openSettlement } from "./getSettlement.ts";

/** A type of document that a settlement lacks. */
interface MissingPaper {
  readonly code: string;
  readonly nameEn: string;
  readonly nameVn: string;
}

/**
 * Returns whether a settlement has the papers that it is sent with, and those that are missing.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule ST-13
 */
export async function checkPapers(
  tx: Tx,
  actor: Actor,
  { billingId }: Ask<typeof contract.checkPapers>,
) {
  await openSettlement(tx, actor, billingId);
  const missing = await missingPapers(tx, actor, billingId);
  return { status: missing.length === 0, missing };
}

/** Returns the refusal of a settlement that lacks papers, or null. Rule ST-13 */
export async function whyNotWithoutPapers(tx: Tx, actor: Actor, settlementId: string) {
  const missing = await missingPapers(tx, actor, settlementId);
  if (missing.length === 0) return null;
  const papers = {
    en: missing.map(({ nameEn }) => nameEn).join(", "),
    vi: missing.map(({ nameVn }) => nameVn).join(", "),
  };
  return refuseSettlement("settlement.noPapers", { papers });
}

/** The required types of which a job has no file: not on the settlement, the job or its bill. */
function missingPapers(tx: Tx, { companyId }: Actor, settlementId: string) {
  return rows<MissingPaper>(
    tx,
    sql`select t.code, t.name_en, t.name_vn from document_type t
      where t.company_id = ${companyId} and t.active and t.required_for_settlement
        and exists (select from settlement_line l
          join shipment j on j.company_id = ${companyId} and j.id = l.job_id
          where l.company_id = ${companyId} and l.settlement_id = ${settlementId}
            and (t.services = '{}' or j.transaction_type = any(t.services))
            and not exists (select from attached_file f
              where f.company_id = ${companyId} and f.document_type = t.code
                and f.object_id = any(array[${settlementId}::uuid, l.job_id, l.hblid])))
      order by t.order_no, t.code`,
  );
}
