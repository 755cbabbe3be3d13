import { office } from "@fairway/areas/organisation/model/office.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { readRecord } from "@fairway/engine/resource/getRecord.ts";
import type * as contract from "../contract.ts";
import { type BillingDays, billingEventKeys, usualBillingDays } from "../model/billingDays.ts";
import { countSave, replaceDays, savesOfDays, storedDays } from "./billingDayTable.ts";

/**
 * Returns after how many days an office bills the jobs of each service.
 *
 * Refuses: record.notFound
 * Source: rule BM-1
 */
export async function getBillingDays(
  tx: Tx,
  actor: Actor,
  { officeId }: Ask<typeof contract.getBillingDays>,
): Promise<Answer<typeof contract.getBillingDays>> {
  const row = await readRecord(tx, actor, office, officeId);
  const stored = await storedDays(tx, actor.companyId, officeId);
  return {
    officeId,
    officeCode: String(row["code"]),
    officeName: String(row[actor.language === "vi" ? "branchNameVn" : "branchNameEn"]),
    mayUpdate: actor.may("sysOffice.write", row),
    version: await savesOfDays(tx, actor.companyId, officeId),
    services: serviceCodes.map((service) => {
      const own = stored.find((each) => each.service === service);
      const days: BillingDays = own ?? usualBillingDays[service];
      const { delivered, cleared, eta, atd, etd, opened } = days;
      return { service, isOwn: own !== undefined, delivered, cleared, eta, atd, etd, opened };
    }),
  };
}

/**
 * Saves the days of an office; a service with the usual days keeps none of its own and follows them.
 *
 * Locks: the office.
 * Refuses: record.notFound · access.forbidden · record.conflict
 * Source: rule BM-1
 */
export async function saveBillingDays(
  tx: Tx,
  actor: Actor,
  { officeId, version, services }: Ask<typeof contract.saveBillingDays>,
): Promise<Answer<typeof contract.saveBillingDays>> {
  const row = await readRecord(tx, actor, office, officeId, true);
  actor.must("sysOffice.write", row);
  const before = await getBillingDays(tx, actor, { officeId });
  if (before.version !== version) throw refuse("record.conflict");
  const own = services.filter((each) =>
    billingEventKeys.some((event) => each[event] !== usualBillingDays[each.service][event]),
  );
  await replaceDays(tx, actor, officeId, own);
  await countSave(tx, actor, officeId);
  return { status: true, data: await getBillingDays(tx, actor, { officeId }) };
}
