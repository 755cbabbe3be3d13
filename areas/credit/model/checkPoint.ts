import type { ContractType } from "@fairway/areas/partner/model/contractTypes.ts";
import type { Exposure } from "@fairway/areas/agreement/model/exposure.ts";
import type { ReceivableSetting } from "@fairway/areas/organisation/model/officeSetting.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Facts } from "@fairway/core/words/words.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { allTypes, type AskedType } from "./checkPointType.ts";
import type { ReasonCode } from "./reasons.ts";

/** The agreement under which a sale is checked. */
export interface CheckedAgreement {
  readonly id: string;
  readonly contractType: ContractType;
  readonly contractNo: string | null;
  readonly effectiveDate: Day;
  readonly expiredDate: Day | null;
  readonly noDue: boolean;
  readonly creditLimitRate: string;
  readonly creditUnlimited: boolean;
}

/** The debit and invoice notes of a bill's selling and on-behalf lines. */
export interface BillNotes {
  /** The number of lines, and of those without a note. */
  readonly lines: number;
  readonly without: number;
  /** The numbers of the notes that nobody paid or confirmed. */
  readonly unpaid: readonly string[];
}

/** Everything that decides whether a sale passes a check point. */
export interface CheckedPoint {
  readonly type: AskedType;
  readonly partnerType: string;
  readonly partnerMode: string;
  readonly setting: ReceivableSetting;
  /** The salesman is of the board. */
  readonly isDirector: boolean;
  readonly agreement: CheckedAgreement | null;
  readonly exposure: Exposure | null;
  readonly notes: BillNotes;
  /** One of the lines is a refund fee. */
  readonly hasRefund: boolean;
  /** What is saved adds to the debt; only then its limit is asked. */
  readonly grows: boolean;
  readonly serviceDate: Day | null;
  readonly today: Day;
  /** The pair of customer and salesman before a change of a bill; null for every other type. */
  readonly before: {
    readonly contractType: ContractType | null;
    readonly isOther: boolean;
  } | null;
}

/** Whether a reason only warns, or stops. */
export type Level = "alert" | "stop";

/** Why a sale does not pass. */
export interface Reason {
  readonly code: ReasonCode;
  readonly level: Level;
  readonly facts: Facts;
}

const credit: readonly ContractType[] = ["Trial", "Official", "Guarantee"];

/**
 * Returns every reason why a sale does not pass a check point, each an alert or a stop.
 *
 * Shape: empty when it passes. An office whose setting does not name the partners only learns of a
 *   missing agreement, as an alert. A credit note is only alerted about.
 * Source: rules CK-1 to CK-9, areas/credit/README.md
 */
export function reasonsAt(point: CheckedPoint): Reason[] {
  const { type, partnerType, partnerMode, setting, agreement } = point;
  if (partnerType !== "Customer" || partnerMode === "Internal") return [];
  if (setting.exemptFromCheckPoint) return [];
  if (type === 3 && point.hasRefund) return [];
  const applies = isApplied(point);
  const level: Level =
    applies && setting.applyType === "Check Point" && type !== 4 ? "stop" : "alert";
  const because = (code: ReasonCode, facts: Facts = {}): Reason => ({ code, level, facts });
  const changed = applies && type === 8 ? ofChange(point, because) : null;
  if (changed) return changed;
  // A bill that a director gives away is a sale of its new salesman.
  if (point.isDirector) return [];
  if (!agreement) return [because("checkPoint.noAgreement")];
  return applies ? gates(point, agreement, because) : [];
}

/** Does the setting of the office name the partner? */
export function isApplied({
  setting,
  partnerType,
}: Pick<CheckedPoint, "setting" | "partnerType">): boolean {
  const { applyType, applyPartner, exemptFromCheckPoint } = setting;
  return (
    !exemptFromCheckPoint &&
    applyType !== "None" &&
    (applyPartner === "Both" || applyPartner === partnerType)
  );
}

type Because = (code: ReasonCode, facts?: Facts) => Reason;

/** The reasons of a changed customer or salesman; null when the usual gates decide. Rule CK-8. */
function ofChange(point: CheckedPoint, because: Because): Reason[] | null {
  const { before, agreement, notes, exposure } = point;
  if (!before?.isOther) return null;
  const isNoted = notes.lines > notes.without;
  const hasNotes = isNoted ? [because("checkPoint.prepaidHasNotes")] : [];
  if (before.contractType === "Prepaid") return hasNotes.length > 0 ? hasNotes : null;
  if (agreement?.contractType !== "Prepaid") return null;
  return exposure?.isOverDuePrepaid
    ? [...hasNotes, because("checkPoint.overDuePrepaid")]
    : hasNotes;
}

function gates(point: CheckedPoint, agreement: CheckedAgreement, because: Because): Reason[] {
  const { type, setting, exposure } = point;
  const reasons: (Reason | false | undefined)[] = [];
  const late = {
    days: exposure?.daysOverdue ?? 0,
    obhDays: exposure?.daysOverdueObh ?? 0,
  };
  const overDueObh =
    (type === 9 || type === allTypes) &&
    setting.overPaymentTermObh &&
    exposure?.isOverDueObh &&
    because("checkPoint.overDueObh", { days: late.obhDays });
  if (agreement.contractType === "Cash") {
    if (!setting.isApplyContract || type === 3) return [];
    reasons.push(
      exposure?.isOverDue && because("checkPoint.overDue", { days: late.days }),
      overDueObh,
    );
  } else if (credit.includes(agreement.contractType)) {
    if (type === 7) return [];
    if (type === 3) return ofExpiry(point, agreement, because);
    reasons.push(
      overDueObh,
      setting.overPaymentTerm &&
        exposure?.isOverDue &&
        because("checkPoint.overDue", { days: late.days }),
      setting.creditLimit &&
        point.grows &&
        exposure?.isOverLimit &&
        because("checkPoint.overLimit", {
          rate: exposure.rate ?? "",
          most: agreement.creditLimitRate,
          amount: exposure.amount ?? "",
          limit: exposure.limit ?? "",
          currency: exposure.currency,
        }),
      ...ofExpiry(point, agreement, because),
    );
  } else if (agreement.contractType === "Prepaid") {
    if (type === 3) return [];
    const { without, unpaid } = point.notes;
    reasons.push(
      (type === 7 || type === 8) &&
        without > 0 &&
        because("checkPoint.prepaidNotNoted", { lines: without }),
      (type === 7 || type === 8) &&
        unpaid.length > 0 &&
        because("checkPoint.prepaidNotPaid", { notes: unpaid.join(", ") }),
      setting.overPaymentTerm && exposure?.isOverDuePrepaid && because("checkPoint.overDuePrepaid"),
    );
  }
  return reasons.filter((each) => typeof each === "object");
}

/** A debit note may still be issued for a sale within the days of the agreement. */
function ofExpiry(
  { type, setting, serviceDate, today }: CheckedPoint,
  { effectiveDate, expiredDate, noDue }: CheckedAgreement,
  because: Because,
): Reason[] {
  if (!setting.expiredAgreement || noDue || expiredDate === null || today <= expiredDate) return [];
  const isWithin =
    serviceDate !== null && effectiveDate <= serviceDate && serviceDate <= expiredDate;
  return type === 3 && isWithin
    ? []
    : [because("checkPoint.expired", { expiredDate: sayDay(expiredDate) })];
}
