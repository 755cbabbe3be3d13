import { covering } from "@fairway/areas/agreement/server/agreementRules.ts";
import { whyStopped } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { checkPoints } from "@fairway/areas/credit/server/checkPoints.ts";
import type { PointAsk } from "@fairway/areas/credit/server/readGround.ts";
import { declaredDeclaration } from "@fairway/areas/customs/contract.ts";
import { refuseCustoms } from "@fairway/areas/customs/model/refusals.ts";
import { partnersOfDeclarations } from "@fairway/areas/customs/server/knownCodes.ts";
import type { Declaration } from "@fairway/areas/customs/server/readDeclarations.ts";
import { noCarrierCode } from "@fairway/areas/partner/model/noCarrierCode.ts";
import { findNoCarrier } from "@fairway/areas/partner/server/noCarrier.ts";
import { clearingService } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { mayOn } from "@fairway/engine/resource/permit.ts";
import { sql } from "kysely";
import { productOfDeclaration } from "../model/carriages.ts";
import { type GroundOfJob, whyNotJobOf } from "../model/jobOfDeclaration.ts";
import { refuseOperation } from "../model/refusals.ts";

/** A declaration that can become a job, with what its job takes from the company. */
export interface PlannedJob extends GroundOfJob {
  /** The partner whose agreement is checked: the customer or its parent. */
  readonly holderId: string;
  /** The partner that stands for an unknown carrier; null where the company has none yet. */
  readonly coloaderId: string | null;
  readonly customerName: string | null;
  readonly saleManName: string | null;
}

/** Whether a declaration can become a job. */
type Plan =
  | { readonly declaration: Declaration; readonly refused: Refused }
  | { readonly declaration: Declaration; readonly refused: null; readonly job: PlannedJob };

/**
 * Plans the jobs of declarations that the user may see: each can become a job, or the first reason
 * why not.
 *
 * Shape: in the order of the declarations; the statements do not depend on their number.
 * Locks: nothing. Does not check the right to add jobs; the caller does.
 * Source: rule OJ-10, areas/operation/README.md
 */
export async function planConversions(
  tx: Tx,
  actor: Actor,
  declarations: readonly Declaration[],
): Promise<Plan[]> {
  const partners = await partnersOfDeclarations(tx, actor.companyId, declarations);
  const supplier = await findNoCarrier(tx, actor);
  const grounds = await groundsOf(tx, actor, declarations, partners);
  const asked = grounds.flatMap(({ agreements }) => agreements.map((each) => pointOf(actor, each)));
  const verdicts = new Map(
    (await checkPoints(tx, actor, unique(asked))).map((verdict) => [keyOf(verdict.ask), verdict]),
  );
  return declarations.map((declaration, at): Plan => {
    const no = (refused: Refused): Plan => ({ declaration, refused });
    const ground = grounds[at] as Found;
    const wrong = whyNotItself(actor, declaration) ?? whyNotGround(declaration, ground);
    if (wrong) return no(wrong);
    if (supplier && !supplier.active) {
      return no(refuseOperation("operation.supplierInactive", { code: noCarrierCode }));
    }
    const judged = ground.agreements.map((agreement) => ({
      agreement,
      verdict: verdicts.get(keyOf(pointOf(actor, agreement))),
    }));
    const passes = judged.find(({ verdict }) => !verdict || !isStopped(verdict));
    const stopped = judged[0]?.verdict;
    if (!passes) return no(whyStopped(stopped ? [stopped] : []));
    if (ground.takenBy) {
      const { mblid: mawb, hblid: hwbno } = declaration;
      return no(refuseOperation("operation.numbersOnJob", { mawb, hwbno, jobNo: ground.takenBy }));
    }
    const { agreement } = passes;
    const { saleManId, saleManName, shipmentType, partnerId: holderId } = agreement;
    const customerId = ground.customerId as string;
    return {
      declaration,
      refused: null,
      job: {
        ...ground,
        customerId,
        saleManId,
        saleManName,
        shipmentType,
        holderId,
        coloaderId: supplier?.id ?? null,
      },
    };
  });
}

interface Agreement {
  readonly partnerId: string;
  readonly saleManId: string;
  readonly saleManName: string | null;
  readonly shipmentType: string;
}

interface Found extends Omit<GroundOfJob, "customerId" | "saleManId" | "shipmentType"> {
  readonly customerId: string | null;
  readonly customerName: string | null;
  readonly isActive: boolean | null;
  readonly takenBy: string | null;
  /** Those of the customer before those of its parent, those that have not ended first. */
  readonly agreements: readonly Agreement[];
}

/** Reads what the company knows about the declarations, with one statement. */
async function groundsOf(
  tx: Tx,
  { companyId, officeId, today, language }: Actor,
  declarations: readonly Declaration[],
  partners: readonly (string | null)[],
): Promise<Found[]> {
  const service = clearingService.code;
  const name = sql.ref(language === "vi" ? "w.employee_name_vn" : "w.employee_name_en");
  const asked = declarations.map((each, at) => ({
    at,
    partner_id: partners[at],
    mawb: each.mblid,
    hwbno: each.hblid,
    gateway: each.gateway,
    unit: each.unitCode,
    commodity: each.commodityCode,
    mode: whyNotJobOf(each) === null && productOfDeclaration(each) === "Air" ? "AIR" : "SEA",
  }));
  return rows<Found>(
    tx,
    sql`select p.id as customer_id, p.short_name as customer_name, p.active as is_active,
        l.id as port_id, u.id as unit_id, c.commodity_name_en as commodity, c.commodity_group_id,
        (select s.job_no from house_bill b
          join shipment s on s.company_id = ${companyId} and s.id = b.job_id
          where b.company_id = ${companyId} and b.family = 'O' and not b.is_canceled
            and number_key(b.hwbno) = number_key(k.hwbno) and s.office_id = ${officeId}
            and s.transaction_type = ${service}
            and text_key(s.mawb) = text_key(k.mawb) limit 1) as taken_by,
        coalesce((
          select jsonb_agg(jsonb_build_object('partnerId', a.partner_id, 'saleManId', a.saleman_id,
              'saleManName', (select ${name} from person w
                where w.company_id = ${companyId} and w.id = a.saleman_id),
              'shipmentType', a.shipment_type)
            order by a.partner_id = p.id desc,
              a.no_due or a.expired_date is null or a.expired_date >= ${today} desc,
              a.contract_type = 'Official' desc, a.effective_date desc, a.id)
          from partner_agreement a
          join sys_user m on m.company_id = ${companyId} and m.id = a.saleman_id and m.active
          where a.company_id = ${companyId} and a.partner_id in (p.id, p.parent_id) and a.active
            and ${covering(companyId, sql`a`, {
              officeId: sql`${officeId}`,
              services: sql`array[${service}]`,
            })}), '[]') as agreements
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as k (at int, partner_id uuid,
        mawb text, hwbno text, gateway text, unit text, commodity text, mode text)
      left join partner p on p.company_id = ${companyId} and p.id = k.partner_id
      left join lateral (
        select t.id from place t
        where t.company_id = ${companyId} and t.place_type = 'Port'
          and (lower(t.code) = lower(k.gateway) or t.aliases @> array[upper(k.gateway)])
        order by t.mode_of_transport like '%' || k.mode || '%' desc, t.code, t.id limit 1) l on true
      left join lateral (
        select t.id from unit t
        where t.company_id = ${companyId} and t.unit_type = 'Package' and t.active
          and lower(t.code) = lower(k.unit) limit 1) u on true
      left join lateral (
        select t.commodity_name_en, t.commodity_group_id from commodity t
        where t.company_id = ${companyId} and t.active
          and lower(t.code) = lower(k.commodity) limit 1) c on true
      order by k.at`,
  );
}

function whyNotItself(actor: Actor, declaration: Declaration): Refused | null {
  const { clearanceNo, jobId, jobCode } = declaration;
  const lacking = (["detail", "write"] as const).find(
    (action) => !mayOn(actor, declaredDeclaration, action, declaration),
  );
  if (lacking) {
    return refuse("access.forbidden", { permission: `${declaredDeclaration.menu}.${lacking}` });
  }
  if (jobId !== null) return refuseCustoms("customs.onJob", { clearanceNo, jobNo: jobCode ?? "" });
  return whyNotJobOf(declaration);
}

function whyNotGround(declaration: Declaration, ground: Found): Refused | null {
  const { clearanceNo, accountNo, partnerTaxCode } = declaration;
  const { customerName: customer, isActive, agreements } = ground;
  if (ground.customerId === null) {
    const code = accountNo ?? partnerTaxCode ?? "";
    return refuseOperation("operation.noCustomer", { clearanceNo, code });
  }
  if (!isActive) return refuseOperation("operation.inactiveCustomer", { customer });
  if (agreements.length === 0) return refuseOperation("operation.noAgreement", { customer });
  return null;
}

/** The check of an agreement when a job is opened; no job exists yet. */
function pointOf({ officeId }: Actor, { partnerId, saleManId }: Agreement): PointAsk {
  const none = { serviceDate: null, jobId: null, hblid: null };
  const { code: service } = clearingService;
  return { type: 1, partnerId, saleManId, officeId, service, field: "customerId", ...none };
}

const keyOf = ({ partnerId, saleManId }: Pick<PointAsk, "partnerId" | "saleManId">) =>
  `${partnerId} ${saleManId}`;

function unique(asks: readonly PointAsk[]): PointAsk[] {
  return [...new Map(asks.map((ask) => [keyOf(ask), ask])).values()];
}

function isStopped({
  ground,
  reasons,
}: {
  readonly ground: { readonly releaseId: string | null };
  readonly reasons: readonly { readonly level: string }[];
}): boolean {
  return !ground.releaseId && reasons.some(({ level }) => level === "stop");
}
