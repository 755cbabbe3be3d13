import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { lockCharges } from "@fairway/areas/charge/server/lockCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { isJobClosed } from "@fairway/areas/document/model/jobClosed.ts";
import { jobWithin } from "@fairway/areas/shipment/server/jobsInReach.ts";
import type { RateMark } from "@fairway/areas/rate/model/typedRate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { refuseSettlement } from "../model/refusals.ts";
import type { ExistingLineForm, Settlement } from "../model/settlement.ts";
import { takesRate } from "../model/whyNotSettlement.ts";
import { ratesOn, type StoredRate } from "./settlementTable.ts";
import { hasRate, markOfSettlement, settledAmounts, wrongSettled } from "./typedLines.ts";

/** A charge that a settlement takes, with its amounts in VND there. */
export interface TakenCharge {
  readonly charge: Surcharge;
  readonly typedRate: string | null;
  readonly netVnd: string;
  readonly vatVnd: string;
  readonly isKeyed: boolean;
}

/** The lines of a settlement before, and as they are sent. */
interface ExistingLines {
  /** Null for a new settlement. */
  readonly former: Settlement | null;
  readonly before: readonly string[];
  readonly sent: readonly ExistingLineForm[];
  /** The day whose rate bounds the typed ones, and the reason for those outside. */
  readonly day: string;
  readonly rateReason: string | null;
}

/**
 * Locks and checks the charges of jobs that a settlement takes, and releases those that it no longer has;
 * returns them in the order of the lines, with the mark of the typed rates. The caller claims them.
 *
 * Locks: the jobs in the order of their ids, then the charges.
 * Refuses: record.notFound · settlement.unknownCharge · settlement.sold · settlement.chargeSynced ·
 *   settlement.chargeVouched ·
 *   settlement.jobCanceled · settlement.rateOf · settlement.rateHeld · charge.adjustTooFar ·
 *   charge.adjustUntaxed · rate.outsideBound and the like
 * Source: rules ST-5 and ST-6
 */
export async function takeExistingLines(
  tx: Tx,
  actor: Actor,
  { former, before, sent, day, rateReason }: ExistingLines,
): Promise<{ readonly taken: TakenCharge[]; readonly mark: RateMark }> {
  const settlementId = former?.id ?? null;
  const ids = sent.map(({ chargeId }) => chargeId);
  const locked = await lockCharges(tx, actor, { chargeIds: [...new Set([...ids, ...before])] });
  const byId = new Map(locked.map((each) => [each.id, each]));
  const jobs = await jobsOf(tx, actor, locked);
  const typed = former ? await ratesOn(tx, actor.companyId, former.id) : [];
  const stored = new Map(typed.map((each) => [each.chargeId, each]));
  const wrong: FieldRefusal[] = [];
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
    const why = whyNotRated(charge, line, settlementId, stored.get(charge.id));
    if (why) throw why(`existing.${at}.exchangeRate`);
    for (const each of wrongSettled(charge, line, stored.get(charge.id))) {
      wrong.push({ ...each, field: `existing.${at}.${each.field}` });
    }
    return { charge, ...settledAmounts(charge, line) };
  });
  refuseFields(wrong);
  const mark = await markOfSettlement(tx, actor, { sent, day, rateReason, former, stored });
  const gone = before.filter((id) => !ids.includes(id));
  if (settlementId && gone.length > 0) {
    await releaseCharges(tx, actor, { slot: "settlement", documentId: settlementId }, gone);
  }
  return { taken, mark };
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
  line: ExistingLineForm,
  settlementId: string | null,
  stored: StoredRate | undefined,
) {
  if (line.exchangeRate === null) return null;
  if (!takesRate(charge)) {
    return (field: string) => refuseSettlement("settlement.rateOf", {}, { field });
  }
  if (hasRate(stored, line)) return null;
  const holder = charge.claims.find(({ documentId }) => documentId !== settlementId);
  if (!holder) return null;
  const facts = { chargeCode: charge.chargeCode, documentNo: holder.documentNo };
  return (field: string) => refuseSettlement("settlement.rateHeld", facts, { field });
}
