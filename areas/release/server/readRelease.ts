import type { BillAndJob } from "@fairway/areas/housebill/model/houseBill.ts";
import { originalCount } from "@fairway/areas/housebill/model/originalCount.ts";
import { houseBillMay } from "@fairway/areas/housebill/server/houseBillMay.ts";
import { readHouseBill } from "@fairway/areas/housebill/server/readHouseBill.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { refuseRelease } from "../model/refusals.ts";
import { releaseVerbs } from "../model/releaseSteps.ts";
import { whyNotRelease } from "../model/whyNotRelease.ts";
import { releaseRow } from "./releaseTable.ts";

/**
 * Returns the release of a bill of lading.
 *
 * Refuses: record.notFound · access.forbidden · release.otherService
 */
export async function getRelease(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.getRelease>,
): Promise<ReleaseRecord> {
  return releaseOf(tx, actor, await readHouseBill(tx, actor, ask.hblid));
}

/** Returns the release of a bill that has been read. Refuses: release.otherService */
export async function releaseOf(tx: Tx, actor: Actor, found: BillAndJob): Promise<ReleaseRecord> {
  const { bill, job } = found;
  const service = serviceOf(job.transactionType);
  if (!service.bill.tabs.includes("RELEASE")) {
    const { en, vi } = service.name;
    throw refuseRelease("release.otherService", { nameEn: en, nameVi: vi });
  }
  const stored = await releaseRow(tx, actor, bill.id);
  const { hwbno, hbltype } = bill;
  const isOurs = service.direction === "export";
  const count = hbltype === "Original" ? originalCount(bill) : 0;
  const originals = stored?.originals ?? [];
  const surrenderedOn = stored?.surrenderedOn ?? null;
  // The originals of a bill that arrives are out from the beginning, until its office of origin has them.
  const arriving = surrenderedOn === null ? count : 0;
  const facts = {
    hwbno,
    hbltype,
    isOurs,
    count,
    state: stored?.state ?? (!isOurs && count > 0 ? ("Issued" as const) : ("Draft" as const)),
    originals,
    out: isOurs
      ? originals.filter((each) => each.returnedOn === null).map((each) => each.originalNo)
      : Array.from({ length: arriving }, (_, at) => at + 1).filter(
          (no) => !originals.some((each) => each.originalNo === no && each.returnedOn !== null),
        ),
  };
  const writes = houseBillMay(actor, found).includes("update");
  return {
    hblid: bill.id,
    version: stored?.version ?? null,
    ...facts,
    surrenderedOn,
    surrenderedBy: stored?.surrenderedBy ?? null,
    isTelex: stored?.isTelex ?? false,
    releasedOn: stored?.releasedOn ?? null,
    releasedBy: stored?.releasedBy ?? null,
    releasedTo: stored?.releasedTo ?? null,
    may: writes ? releaseVerbs.filter((verb) => whyNotRelease(facts, verb) === null) : [],
  };
}
