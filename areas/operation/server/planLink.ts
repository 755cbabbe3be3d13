import { findLinked } from "@fairway/areas/housebill/server/linkedShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { isSameLink, type LinkTerms, servedService } from "../model/jobLink.ts";
import { refuseOperation } from "../model/refusals.ts";
import { firstBillOf, type JobLink } from "./jobLinks.ts";

/** The link that an operations job has after a save. */
export interface PlannedLink {
  /** The number of the linked job, which the form shows; null without a link. */
  readonly serviceNo: string | null;
  readonly link: { readonly jobId: string; readonly hblid: string | null } | null;
  readonly isChanged: boolean;
  readonly faults: readonly FieldRefusal[];
}

/**
 * Finds the job that an operations job serves as its form is saved. The link stays while nothing that
 * finds it changes; it is cleared with its number, or where the job can serve none.
 *
 * Shape: `jobNo` is the number of a stored job, whose office is searched.
 * Source: rules OJ-20 and OJ-21, areas/operation/README.md
 */
export async function planLink(
  tx: Tx,
  actor: Actor,
  form: LinkTerms & { readonly serviceNo: string | null },
  before: { readonly jobNo: string; readonly terms: LinkTerms; readonly link: JobLink } | null,
): Promise<PlannedLink> {
  const was = before?.link ?? null;
  const kept = was?.serviceJobId ? { jobId: was.serviceJobId, hblid: was.serviceHblId } : null;
  const service = form.serviceNo ? servedService(form) : null;
  const refused = (fault: FieldRefusal): PlannedLink => {
    return { serviceNo: form.serviceNo, link: kept, isChanged: false, faults: [fault] };
  };
  const held = () =>
    refuseOperation.field(
      service || !form.serviceNo ? "serviceNo" : "shipmentMode",
      "operation.feesLinked",
      { jobNo: before?.jobNo ?? "", linkedNo: was?.serviceNo ?? "" },
    );
  if (!service) {
    if (was?.isLinkFee) return refused(held());
    return { serviceNo: null, link: null, isChanged: kept !== null, faults: [] };
  }
  if (before && kept && isSameLink(form, before.terms)) {
    return { serviceNo: was?.serviceNo ?? null, link: kept, isChanged: false, faults: [] };
  }
  const { mawb, hwbno } = form;
  const numbers = { jobNo: before?.jobNo ?? null, mblNo: mawb, hblNo: hwbno };
  const found = await findLinked(tx, actor, service, numbers);
  if (!found) {
    const facts = { mawb: mawb ?? "", hwbno: hwbno ?? "" };
    return refused(refuseOperation.field("serviceNo", "operation.noLinkedJob", facts));
  }
  if (was?.isLinkFee && found.jobId !== kept?.jobId) return refused(held());
  const ofSameJob = found.jobId === kept?.jobId ? kept.hblid : null;
  const hblid = found.hblid ?? ofSameJob ?? (await firstBillOf(tx, actor.companyId, found.jobId));
  const isChanged = found.jobId !== kept?.jobId || hblid !== kept.hblid;
  return { serviceNo: found.jobNo, link: { jobId: found.jobId, hblid }, isChanged, faults: [] };
}
