import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseSettlement } from "../model/refusals.ts";
import type { ExistingLineForm } from "../model/settlement.ts";
import { atRate } from "../model/settlementAmounts.ts";
import { takesRate } from "../model/whyNotSettlement.ts";

/** A charge that a settlement takes, with its amounts in VND there. */
export interface TakenCharge {
  readonly charge: Surcharge;
  readonly netVnd: string;
  readonly vatVnd: string;
  readonly isKeyed: boolean;
}

/** The lines of a settlement before, and as they are sent. */
interface ExistingLines {
  /** Null for a new settlement. */
  readonly settlementId: string | null;
  readonly before: readonly string[];
  readonly sent: readonly ExistingLineForm[];
}

/**
 * Locks and checks the charges of jobs that a settlement takes, and releases those that it no longer has;
 * returns them in the order of the lines. The caller claims them.
 *
 * Locks: the jobs in the order of their ids, then the charges.
 * Refuses: record.notFound · settlement.unknownCharge · settlement.sold · settlement.chargeSynced ·
 *   settlement.chargeVouched ·
 *   settlement.jobCanceled · settlement.rateOf · settlement.rateHeld
 * Source: rules ST-5 and ST-6
 */
export async function takeExistingLines(
  tx: Tx,
  actor: Actor,
  { settlementId, before, sent }: ExistingLines,
): Promise<TakenCharge[]> {
  const ids = sent.map(({ chargeId }) => chargeId);
  const locked = await lockCharges(tx, actor, { chargeIds: [...new Set([...ids, ...before])] });
  const byId = new Map(locked.map((each) => [each.id, each]));
  const jobs = await jobsOf(tx, actor, locked);
  const taken = sent.map((line, at): TakenCharge => {
    const charge = byId.get(line.chargeId);
    const job = charge && jobs.get(charge.jobId);
    if (!charge || !job) {
      const field = `existing.${at}.chargeId`;
      throw refuseSettlement("settlement.unknownCharge", { line: at + 1 }, { field });
    }
    const { chargeCode, jobNo } = charge;
    if (charge.type === "SELL") throw refuseSettlement("settlement.sold", { chargeCode });
    const voucher = claimOn(charge, "credit", "ledger");
    if (voucher && !before.includes(charge.id)) {
      const { documentNo } = voucher;
      throw refuseSettlement("settlement.chargeVouched", { chargeCode, documentNo });
    }
    if (claimOn(charge, "credit", "sync")) {
      throw refuseSettlement("settlement.chargeSynced", { chargeCode });
    }
    if (isJobClosed("canceled", job)) throw refuseSettlement("settlement.jobCanceled", { jobNo });
    const why = whyNotRated(charge, line, settlementId);
    if (why) throw why(`existing.${at}.exchangeRate`);
    return { charge, ...amountsOf(charge, line) };
  });
  const gone = before.filter((id) => !ids.includes(id));
  if (settlementId && gone.length > 0) {
    await releaseCharges(tx, actor, { slot: "settlement", documentId: settlementId }, gone);
  }
  return taken;
}

async function jobsOf(tx: Tx, actor: Actor, charges: readonly Surcharge[]) {
  const jobIds = [...new Set(charges.map(({ jobId }) => jobId))];
  const found = await rows<{ id: string; isLocked: boolean; currentStatus: string }>(
    tx,
    sql`select s.id, s.is_locked, s.current_status from shipment s
      where s.company_id = ${actor.companyId} and s.id = any(${jobIds}::uuid[])
        and ${jobWithin(actor, "detail")}`,
  );
  return new Map(found.map((each) => [each.id, each]));
}

/** The refusal of a typed rate by its field, or null: another document has the rate of the line. */
function whyNotRated(
  charge: Surcharge,
  { exchangeRate }: ExistingLineForm,
  settlementId: string | null,
) {
  if (exchangeRate === null) return null;
  if (!takesRate(charge)) {
    return (field: string) => refuseSettlement("settlement.rateOf", {}, { field });
  }
  const holder = charge.claims.find(({ documentId }) => documentId !== settlementId);
  if (!holder) return null;
  const facts = { chargeCode: charge.chargeCode, documentNo: holder.documentNo };
  return (field: string) => refuseSettlement("settlement.rateHeld", facts, { field });
}

function amountsOf(charge: Surcharge, { exchangeRate, ...keyed }: ExistingLineForm) {
  const { amountVnd, vatAmountVnd, netAmount, vatAmount } = charge;
  const [net, vat] =
    exchangeRate === null
      ? [amountVnd, vatAmountVnd]
      : [atRate(netAmount, exchangeRate), atRate(vatAmount, exchangeRate)];
  const netVnd = keyed.netVnd ?? net;
  const vatVnd = keyed.vatVnd ?? vat;
  return { netVnd, vatVnd, isKeyed: netVnd !== amountVnd || vatVnd !== vatAmountVnd };
}
