import { checkPoints } from "@fairway/areas/credit/server/checkPoints.ts";
import { alertsOf, whyStopped } from "@fairway/areas/credit/server/passCheckPoints.ts";
import type { PointAsk } from "@fairway/areas/credit/server/readGround.ts";
import type { ReasonCode } from "@fairway/areas/credit/model/reasons.ts";
import { allTypes, type AskedType } from "@fairway/areas/credit/model/checkPointType.ts";
import { mayOpenPartners } from "@fairway/areas/partner/server/partnerPermit.ts";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type * as contract from "../contractChecks.ts";
import { type SoldBill, soldBills } from "./soldBills.ts";

/**
 * Checks one partner without saving anything.
 *
 * Refuses: record.notFound (bill, partner) · checkPoint.stopped
 * Source: rule CK-15, areas/credit/README.md
 */
export function validateCheckPoint(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.validateCheckPointOf>,
): Promise<Answer<typeof contract.validateCheckPointOf>> {
  return validate(tx, actor, [{ ...ask, type: ask.type as AskedType, field: "partnerId" }]);
}

/** Checks several partners without saving anything. Refuses: as validateCheckPoint */
export function validateCheckPoints(
  tx: Tx,
  actor: Actor,
  { data, transactionType }: Ask<typeof contract.validateCheckPoints>,
): Promise<Answer<typeof contract.validateCheckPoints>> {
  const asks = data.map(({ partnerId, hblId, type }, at) => ({
    partnerId,
    hblId,
    transactionType,
    salesmanId: null,
    type:
      typeof type === "number" ? (type as AskedType) : (type ?? "").toUpperCase() === "OBH" ? 9 : 5,
    field: `data.${at}.partnerId`,
  }));
  return validate(tx, actor, asks as Asked[]);
}

/**
 * Lists the payees of a job's selling and on-behalf lines without refund fees, each with the type of
 * its check, or the customers of its bills where it has no such lines.
 *
 * Shape: empty for a job of an exempt office, which checks nobody, and for one out of reach.
 * Source: rule CK-15, areas/credit/README.md
 */
export async function partnersForCheckPoint(
  tx: Tx,
  actor: Actor,
  { id, notCheckSurcharges }: Ask<typeof contract.partnersForCheckPoint>,
): Promise<Answer<typeof contract.partnersForCheckPoint>> {
  const { companyId } = actor;
  const bills = await soldBills(tx, actor, sql`b.job_id = ${id}`);
  if (bills.length === 0 || bills.some(({ isExempt }) => isExempt)) return [];
  const payees = notCheckSurcharges
    ? []
    : await rows<{ partnerId: string; hblId: string; type: number }>(
        tx,
        sql`
          select distinct s.payment_object_id as partner_id, s.hblid as hbl_id,
            case s.type when 'OBH' then 9 else 5 end as type
          from surcharge s
          where s.company_id = ${companyId} and s.job_id = ${id} and s.type in ('SELL', 'OBH')
            and not s.is_refund_fee
          order by 2, 3, 1`,
      );
  if (payees.length > 0) return payees;
  return bills.flatMap(({ customerId, hblid }) =>
    customerId ? [{ partnerId: customerId, hblId: hblid, type: 6 }] : [],
  );
}

interface Asked {
  readonly partnerId: string;
  readonly hblId: string | null;
  readonly transactionType: string | null;
  readonly salesmanId: string | null;
  readonly type: AskedType;
  readonly field: string;
}

/**
 * Warns of the payees of lines that are about to be saved, with the reasons of one kind, each as an
 * alert also where it would stop the save. Buying lines and refund fees have none.
 *
 * Refuses: record.notFound (bill, partner)
 * Source: rule CK-15, areas/credit/README.md
 */
function notified(kinds: readonly ReasonCode[] | null) {
  return async (
    tx: Tx,
    actor: Actor,
    { data }: Ask<typeof contract.checkReceivable>,
  ): Promise<Answer<typeof contract.checkReceivable>> => {
    const asks = data.flatMap(({ hblid, type, paymentObjectId, isRefundFee }, at) =>
      type === "BUY" || isRefundFee
        ? []
        : [
            {
              partnerId: paymentObjectId,
              hblId: hblid,
              transactionType: null,
              salesmanId: null,
              type: type === "OBH" ? (9 as const) : (5 as const),
              field: `data.${at}.paymentObjectId`,
            },
          ],
    );
    const once = new Map(asks.map((ask) => [`${ask.hblId} ${ask.type} ${ask.partnerId}`, ask]));
    const verdicts = await verdictsOf(
      tx,
      actor,
      [...once.values()],
      data.map(({ hblid }) => hblid),
    );
    const alerts = alertsOf(
      actor,
      verdicts.map((verdict) => ({
        ...verdict,
        reasons: verdict.reasons
          .filter(({ code }) => kinds === null || kinds.includes(code))
          .map((reason) => ({ ...reason, level: "alert" as const })),
      })),
    );
    const message = alerts.map((each) => each.message).join(" ");
    return { status: alerts.length === 0, message, alerts };
  };
}

/** Warns of payees above their credit limit. */
export const notifyCreditTerm = notified(["checkPoint.overLimit"]);

/** Warns of payees whose agreement has ended, or that have none. */
export const notifyExpiredAgreement = notified(["checkPoint.expired", "checkPoint.noAgreement"]);

/** Warns of payees that are overdue. */
export const notifyPaymentTerm = notified([
  "checkPoint.overDue",
  "checkPoint.overDueObh",
  "checkPoint.overDuePrepaid",
]);

/** Warns of payees with every reason of a check point. */
export const checkReceivable = notified(null);

async function validate(tx: Tx, actor: Actor, asks: readonly Asked[]) {
  const verdicts = await verdictsOf(tx, actor, asks);
  const stopped = verdicts.filter(
    ({ ground, reasons }) => !ground.releaseId && reasons.some(({ level }) => level === "stop"),
  );
  if (stopped.length > 0) throw whyStopped(stopped);
  const alerts = alertsOf(actor, verdicts);
  const passed = verdicts.flatMap(({ passes }) =>
    passes ? [say(passes.words, actor.language, passes.facts)] : [],
  );
  const message = alerts.map((each) => each.message).join(" ");
  return { status: true as const, message, alerts, passes: [...new Set(passed)] };
}

/** What the check points say of the asks; `named` are further bills to open. Refuses: record.notFound (bill, partner) */
async function verdictsOf(
  tx: Tx,
  actor: Actor,
  asks: readonly Asked[],
  named: readonly (string | null)[] = [],
) {
  const ids = [
    ...new Set([...asks.map(({ hblId }) => hblId), ...named].filter((id) => id !== null)),
  ];
  const bills = ids.length > 0 ? await soldBills(tx, actor, sql`b.id = any(${ids}::uuid[])`) : [];
  if (bills.length < ids.length) throw refuse("record.notFound");
  const unsold = asks.flatMap(({ hblId, partnerId }) => (hblId === null ? partnerId : []));
  if (!(await mayOpenPartners(tx, actor, unsold))) throw refuse("record.notFound");
  const ofId = new Map(bills.map((bill) => [bill.hblid, bill]));
  const points = asks.map((ask) => pointOf(actor, ask, ofId.get(ask.hblId ?? "") ?? null));
  const verdicts = await checkPoints(tx, actor, points);
  if (verdicts.length < points.length) throw refuse("record.notFound");
  return verdicts;
}

function pointOf(actor: Actor, ask: Asked, bill: SoldBill | null): PointAsk {
  const { type, partnerId, field, transactionType, salesmanId } = ask;
  const named = transactionType && transactionType in serviceNames ? transactionType : null;
  if (!bill) {
    const sale = { officeId: actor.officeId, service: named, saleManId: salesmanId };
    return { type, partnerId, field, ...sale, serviceDate: null, jobId: null, hblid: null };
  }
  const changes = type === 8;
  return {
    type,
    partnerId,
    field,
    officeId: bill.officeId,
    service: bill.transactionType,
    saleManId: changes && salesmanId ? salesmanId : bill.saleManId,
    serviceDate: bill.serviceDate,
    jobId: bill.jobId,
    hblid: bill.hblid,
    ...(type === allTypes ? { grows: true } : {}),
    ...(changes ? { before: { customerId: bill.customerId, saleManId: bill.saleManId } } : {}),
  };
}
