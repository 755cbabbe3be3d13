import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { issuingRights } from "../model/invoice.ts";

/** Refuses users who issue neither invoices nor vouchers. Refuses: access.forbidden */
export function mustIssue(actor: Actor): void {
  const mayIssue = Object.values(issuingRights).some((right) => actor.reach(right) !== "None");
  if (!mayIssue) throw refuse("access.forbidden");
}
