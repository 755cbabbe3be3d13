import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { listedLines } from "@fairway/areas/document/model/listedNumbers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { plannedEachRun } from "@fairway/engine/db/namedClient.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { refuseSoa } from "../model/refusals.ts";
import { mostLines, sideOf, type StaffType } from "../model/soa.ts";
import { type SoaCriteria, whyNotNumbers } from "../model/soaForm.ts";
import { freeSlots } from "../model/whyNotStated.ts";
import { statedWithin } from "./soaContext.ts";

/**
 * Reads the charge lines that a statement of these criteria may take, without some that are listed
 * already.
 *
 * Shape: two statements: the ids from the lines of the partner, then the lines.
 * Refuses: soa.tooMany, .tooManyNumbers
 * Source: rule SO-3, areas/soa/README.md
 */
export async function claimableCharges(
  tx: Tx,
  actor: Actor,
  criteria: SoaCriteria,
  without: readonly string[] = [],
): Promise<Surcharge[]> {
  const found = await rows<{ id: string }>(
    tx,
    // Partners differ from ten lines to many thousands, days from one to some years.
    sql`${plannedEachRun} select l.id from surcharge l
      join shipment s on s.company_id = ${actor.companyId} and s.id = l.job_id
      join house_bill b on b.company_id = ${actor.companyId} and b.id = l.hblid
      where l.company_id = ${actor.companyId}
        and ${sql.join(conditions(actor, criteria), sql` and `)}
        and l.id <> all(${[...without]}::uuid[])
      limit ${sql.lit(mostLines + 1)}`,
  );
  if (found.length > mostLines) throw refuseSoa("soa.tooMany", { most: mostLines });
  return getCharges(tx, actor, { chargeIds: found.map(({ id }) => id) });
}

function conditions(actor: Actor, criteria: SoaCriteria): RawBuilder<unknown>[] {
  const { companyId } = actor;
  const { type, customerId, serviceTypeId, chargeIds, creatorShipment, staffType } = criteria;
  const side = sideOf(type);
  const salesman = type === "Debit" ? criteria.salemanId : null;
  const own = type === "Debit" ? "SELL" : "BUY";
  const ofPartner =
    type === "Debit"
      ? sql`l.payment_object_id = ${customerId}
          and l.type = any(${criteria.obh ? [own, "OBH"] : [own]}::text[])`
      : criteria.obh
        ? sql`(l.payment_object_id = ${customerId} and l.type = ${own}
            or l.payer_id = ${customerId} and l.type = 'OBH')`
        : sql`l.payment_object_id = ${customerId} and l.type = ${own}`;
  const on = (slots: readonly string[], claimSide: string, more = sql``) => sql`exists (
    select from charge_claim k where k.company_id = ${companyId} and k.charge_id = l.id
      and k.side = ${claimSide} and k.slot = any(${[...slots]}::text[]) ${more})`;
  return [
    ofPartner,
    sql`not l.is_refund_fee`,
    sql`l.total <> 0`,
    sql`s.current_status <> 'Canceled'`,
    sql`not ${on(freeSlots(side), side)}`,
    sql`(l.is_from_shipment or ${on(["settlement"], "credit", sql`and k.is_firm`)})`,
    statedWithin(actor),
    ...inDays(actor, criteria),
    // A salesman sells in every office.
    ...(staffType === "Salesman" ? [] : [sql`s.office_id = ${actor.officeId}`]),
    ...(creatorShipment.length > 0
      ? [sql`${sql.ref(staffColumns[staffType])} = any(${creatorShipment}::uuid[])`]
      : []),
    ...(serviceTypeId.length > 0 ? [sql`s.transaction_type = any(${serviceTypeId}::text[])`] : []),
    ...(chargeIds.length > 0 ? [sql`l.charge_id = any(${chargeIds}::uuid[])`] : []),
    ...(salesman ? [sql`b.sale_man_id = ${salesman}`] : []),
    ...(criteria.shipmentCustomerId ? [sql`b.customer_id = ${criteria.shipmentCustomerId}`] : []),
    ...(criteria.commodityGroupId
      ? [
          sql`exists (select from operations_job t where t.company_id = ${companyId}
            and t.id = s.id and t.commodity_group_id = ${criteria.commodityGroupId})`,
        ]
      : []),
    ...(criteria.airlineCode
      ? [sql`s.family = 'A' and starts_with(s.mawb, ${criteria.airlineCode})`]
      : []),
    ...ofNumbers(companyId, criteria),
  ];
}

const staffColumns: Readonly<Record<StaffType, string>> = {
  PersonInCharge: "s.person_incharge",
  Salesman: "b.sale_man_id",
  Creator: "s.user_created",
};

function inDays(
  { timeZone }: Actor,
  { dateType, soaformDate, soatoDate }: SoaCriteria,
): RawBuilder<unknown>[] {
  if (dateType === "ServiceDate") {
    return [sql`s.service_date between ${soaformDate}::date and ${soatoDate}::date`];
  }
  return [
    sql`s.datetime_created >= ${soaformDate}::date::timestamp at time zone ${timeZone}`,
    sql`s.datetime_created < (${soatoDate}::date + 1)::timestamp at time zone ${timeZone}`,
  ];
}

function ofNumbers(companyId: string, criteria: SoaCriteria): RawBuilder<unknown>[] {
  refuseFields(whyNotNumbers(criteria));
  const { shipments, cdNotes } = criteria;
  const numbers = listedLines(shipments).map(numberKey);
  const notes = listedLines(cdNotes).map(numberKey);
  return [
    ...(numbers.length > 0
      ? [
          sql`(number_key(s.job_no) = any(${numbers}::text[])
            or number_key(b.hwbno) = any(${numbers}::text[])
            or number_key(s.mawb) = any(${numbers}::text[])
            or s.id in (select c.job_id from customs_declaration c
              where c.company_id = ${companyId} and number_key(c.clearance_no) = any(${numbers}::text[])))`,
        ]
      : []),
    ...(notes.length > 0
      ? [
          sql`l.id in (select k.charge_id from document d
            join charge_claim k on k.company_id = ${companyId} and k.document_id = d.id
              and k.slot = 'note'
            where d.company_id = ${companyId} and d.kind = 'note'
              and number_key(d.number) = any(${notes}::text[]))`,
        ]
      : []),
  ];
}
