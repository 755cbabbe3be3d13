import { claimOn, partnerOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { ClaimSide, ClaimSlot } from "@fairway/areas/charge/model/claimRules.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { refuseSoa } from "./refusals.ts";
import { sideOf, type SoaType } from "./soa.ts";

type Line = Pick<
  Surcharge,
  | "type"
  | "hblid"
  | "jobId"
  | "jobNo"
  | "chargeCode"
  | "paymentObjectId"
  | "paymentObjectName"
  | "payerId"
  | "payerName"
  | "total"
  | "isRefundFee"
  | "isFromShipment"
  | "claims"
>;

/** The slots that a line has free on the side of a statement that takes it. */
export const freeSlots = (side: ClaimSide): readonly ClaimSlot[] =>
  side === "debit"
    ? ["statement", "ledger", "sync"]
    : ["statement", "ledger", "sync", "settlement"];

/** A line of a statement as it is checked. */
export interface StatementLines {
  readonly type: SoaType;
  readonly customerId: string;
  /** The salesman of a debit statement. */
  readonly saleManId: string | null;
  /** The jobs that are canceled, and the salesman of each bill. */
  readonly canceledJobs: ReadonlySet<string>;
  readonly salesmen: ReadonlyMap<string, string | null>;
}

/**
 * Returns the refusal of these lines on a statement, or null.
 *
 * Source: rules SO-3 and SO-4, areas/soa/README.md
 */
export function whyNotStated(lines: readonly Line[], soa: StatementLines): Refused | null {
  if (lines.length === 0) return refuseSoa("soa.noCharge");
  const side = sideOf(soa.type);
  for (const line of lines) {
    const problem = whyNotLine(line, side, soa);
    if (problem) return problem;
  }
  return null;
}

function whyNotLine(
  line: Line,
  side: ClaimSide,
  { customerId, saleManId, canceledJobs, salesmen }: StatementLines,
): Refused | null {
  const { chargeCode, jobNo } = line;
  const partnerId = partnerOn(line, side);
  if (partnerId === null) return refuseSoa("soa.wrongSide", { chargeCode, side });
  if (partnerId !== customerId) {
    const isPaid = side === "credit" && line.type === "OBH";
    const partnerName = isPaid ? line.payerName : line.paymentObjectName;
    return refuseSoa("soa.otherPartner", { chargeCode, jobNo, partnerName });
  }
  if (line.isRefundFee) return refuseSoa("soa.refundFee", { chargeCode, jobNo });
  if (decimal(line.total).isZero()) return refuseSoa("soa.noAmount", { chargeCode, jobNo });
  if (canceledJobs.has(line.jobId)) return refuseSoa("soa.jobCanceled", { jobNo });
  if (saleManId !== null && salesmen.get(line.hblid) !== saleManId) {
    return refuseSoa("soa.otherSalesman", { chargeCode, jobNo });
  }
  const holder = freeSlots(side)
    .map((slot) => claimOn(line, side, slot))
    .find((claim) => claim !== null);
  if (holder) return refuseSoa("soa.taken", { chargeCode, jobNo, documentNo: holder.documentNo });
  if (!line.isFromShipment && !claimOn(line, "credit", "settlement")?.isFirm) {
    return refuseSoa("soa.notSettled", { chargeCode, jobNo });
  }
  return null;
}

/**
 * Returns the refusal of lines that leave a statement because another document took them from it, or
 * null: an invoice, a voucher, the accounting system, a settlement.
 *
 * Source: rule SO-6, areas/soa/README.md
 */
export function whyLinesStay(
  lines: readonly Pick<Line, "claims" | "chargeCode" | "jobNo">[],
  type: SoaType,
): Refused | null {
  const side = sideOf(type);
  for (const line of lines) {
    const holder = freeSlots(side)
      .filter((slot) => slot !== "statement")
      .map((slot) => claimOn(line, side, slot))
      .find((claim) => claim !== null);
    // A note that sent the line to accounting does not take it from the statement.
    if (!holder || holder.kind === "note") continue;
    const { chargeCode, jobNo } = line;
    return refuseSoa("soa.lineHeld", { chargeCode, jobNo, documentNo: holder.documentNo });
  }
  return null;
}
