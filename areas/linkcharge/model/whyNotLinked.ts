import type { RuleOfFee } from "@fairway/areas/linkfee/model/ruleOfFee.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseLink } from "./refusals.ts";

/** A line that is to be linked, with its job, the job that this one serves, and its rule. */
export interface LinkingLine {
  readonly chargeCode: string;
  readonly jobNo: string;
  readonly type: string;
  readonly linkFee: boolean;
  readonly paymentObjectName: string;
  /** The line is on the one bill of an operations job. */
  readonly isOfOperation: boolean;
  readonly shipmentMode: string | null;
  /** The air or sea service by product and mode of the job; null where there is none. */
  readonly serviceBuying: string | null;
  /** The job of the linked bill; null where no bill is linked or could take the line. */
  readonly linked: { readonly jobNo: string; readonly transactionType: string } | null;
  readonly rule: RuleOfFee | null;
}

/**
 * The first reason why a line is not linked, in the order of the checks; null where it can be.
 *
 * Source: rule LC-2, areas/linkcharge/README.md
 */
export function whyNotLinked(line: LinkingLine, field: string): FieldRefusal | null {
  const { chargeCode, jobNo, linked, rule } = line;
  const facts = { chargeCode, jobNo };
  if (line.type !== "SELL" || !line.isOfOperation) {
    return refuseLink.field(field, "linkCharge.notSold", facts);
  }
  if (line.linkFee) return refuseLink.field(field, "linkCharge.linkedAlready", facts);
  if (line.shipmentMode === "External") {
    return refuseLink.field(field, "linkCharge.external", facts);
  }
  if (!linked) return refuseLink.field(field, "linkCharge.noBill", facts);
  if (!rule) {
    const service = line.serviceBuying ?? linked.transactionType;
    return refuseLink.field(field, "linkCharge.noRule", { ...facts, service });
  }
  const { ruleName } = rule;
  if (!rule.isInForce) {
    return refuseLink.field(field, "linkCharge.ruleNotInForce", { ...facts, ruleName });
  }
  if (!rule.isForPayer) {
    const partner = line.paymentObjectName;
    return refuseLink.field(field, "linkCharge.ruleOfOther", { ...facts, ruleName, partner });
  }
  if (linked.transactionType !== rule.serviceBuying) {
    const services = { service: rule.serviceBuying, linkedService: linked.transactionType };
    const more = { ...facts, ruleName, linkedNo: linked.jobNo, ...services };
    return refuseLink.field(field, "linkCharge.otherService", more);
  }
  if (!rule.chargeIsActive || !rule.partnerIsActive) {
    const more = { ...facts, ruleName, buying: rule.chargeCode, seller: rule.partnerName };
    return refuseLink.field(field, "linkCharge.ruleOutOfUse", more);
  }
  return null;
}
