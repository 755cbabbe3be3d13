import { listedLines } from "@fairway/areas/document/model/listedNumbers.ts";
import { isBetween } from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { mostCombined } from "../model/combine.ts";
import { type CombineCriteria, type DocumentType, whyNotDays } from "../model/combineForm.ts";
import { netOf } from "../model/combineSums.ts";
import { combinedWithin } from "./combineReach.ts";
import { readCandidates } from "./combineTable.ts";

/**
 * Finds the notes and statements of a partner that a combined billing may take, with what they come
 * to together.
 *
 * Source: rule CB-3, areas/combine/README.md
 */
export async function findCombinable(tx: Tx, actor: Actor, ask: Ask<typeof contract.shipmentInfo>) {
  refuseFields(whyNotDays(ask));
  const where = sql.join([...conditionsOf(actor, ask), isFree(actor)], sql` and `);
  const shipments = await readCandidates(tx, actor.companyId, where, mostCombined);
  return { shipments, ...netOf(shipments) };
}

/** Names the documents of these criteria that a combined billing has, with its number. */
export async function checkDocumentNo(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.checkDocumentNo>,
) {
  const { companyId } = actor;
  const where = sql.join(conditionsOf(actor, ask), sql` and `);
  const taken = await rows<{ documentNo: string; combineBillingNo: string }>(
    tx,
    sql`
      select c.number as document_no, h.number as combine_billing_no
      from combinable c
      join document d on d.company_id = ${companyId} and d.id = c.id
      join document_claim k on k.company_id = ${companyId} and k.claimed_id = c.id
        and k.slot = 'combine'
      join document h on h.company_id = ${companyId} and h.id = k.document_id
      where c.company_id = ${companyId} and ${where}
        and k.document_id is distinct from ${ask.id}::uuid
      order by c.number limit ${sql.lit(mostCombined)}`,
  );
  return { status: taken.length > 0, data: taken };
}

function isFree({ companyId }: Actor): RawBuilder<unknown> {
  return sql`not exists (select from document_claim k
    where k.company_id = ${companyId} and k.claimed_id = d.id and k.slot = 'combine')`;
}

function conditionsOf(actor: Actor, ask: CombineCriteria): RawBuilder<unknown>[] {
  const { companyId } = actor;
  const { documentType, fromDate, toDate } = ask;
  const numbers = listedLines(ask.documentNo).map(numberKey);
  const ofJob = [
    ...(ask.dateType === "Service Date" ? isBetween("j.service_date", fromDate, toDate) : []),
    ...(ask.services.length > 0 ? [sql`j.transaction_type = any(${ask.services}::text[])`] : []),
    ...(documentType && numbers.length > 0 ? ofNumbers(companyId, documentType, numbers) : []),
  ];
  return [
    sql`d.partner_id = ${ask.partnerId}`,
    sql`d.state <> 'Canceled'`,
    combinedWithin(actor),
    ...(ask.type === "All"
      ? []
      : [ask.type === "Credit" ? sql`c.type = 'CREDIT'` : sql`c.type <> 'CREDIT'`]),
    ...(ask.dateType === "Issue Date" ? isBetween("c.issue_date", fromDate, toDate) : []),
    ...ofKind(companyId, documentType, numbers),
    ...(ofJob.length > 0
      ? [
          sql`exists (
            select from charge_claim k
            join surcharge s on s.company_id = ${companyId} and s.id = k.charge_id
            join shipment j on j.company_id = ${companyId} and j.id = s.job_id
            join house_bill b on b.company_id = ${companyId} and b.id = s.hblid
            where k.company_id = ${companyId} and k.document_id = d.id
              and k.slot in ('note', 'statement') and ${sql.join(ofJob, sql` and `)})`,
        ]
      : []),
  ];
}

/** Notes whose charges stand on a statement are left out unless notes are asked for. */
function ofKind(
  companyId: string,
  documentType: DocumentType | null,
  numbers: readonly string[],
): RawBuilder<unknown>[] {
  if (documentType === "CD Note" || documentType === "Soa") {
    return [
      sql`d.kind = ${documentType === "Soa" ? "soa" : "note"}`,
      ...(numbers.length > 0 ? [sql`number_key(d.number) = any(${[...numbers]}::text[])`] : []),
    ];
  }
  return [
    sql`(d.kind = 'soa' or not exists (
      select from charge_claim k
      join charge_claim o on o.company_id = ${companyId} and o.charge_id = k.charge_id
        and o.side = k.side and o.slot = 'statement'
      where k.company_id = ${companyId} and k.document_id = d.id and k.slot = 'note'))`,
  ];
}

function ofNumbers(
  companyId: string,
  documentType: DocumentType,
  numbers: readonly string[],
): RawBuilder<unknown>[] {
  const isAny = (column: string) =>
    sql`number_key(${sql.ref(column)}) = any(${[...numbers]}::text[])`;
  if (documentType === "Job No") return [isAny("j.job_no")];
  if (documentType === "HBL No") return [isAny("b.hwbno")];
  if (documentType === "Custom No") {
    return [
      sql`exists (select from customs_declaration e
        where e.company_id = ${companyId} and e.job_id = j.id and ${isAny("e.clearance_no")})`,
    ];
  }
  return [];
}
