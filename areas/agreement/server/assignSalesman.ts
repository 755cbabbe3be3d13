import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AgreementInput } from "../model/agreementShapes.ts";
import { covers } from "../model/inForce.ts";
import { refuseAgreement } from "../model/refusals.ts";
import { insertAgreement } from "./addAgreement.ts";
import { readAgreements } from "./agreementTable.ts";
import { fullTerms } from "./agreementTerms.ts";
import { guardedPartner } from "@fairway/areas/partner/server/partnerPermit.ts";

type Assignment = AgreementInput & { readonly partnerId: string };

/**
 * Assigns a salesman to a partner: adds a trial agreement over the given offices and services.
 *
 * Locks: the partner.
 * Refuses: record.notFound · access.forbidden · salesman.exists · ask.invalid
 */
export async function assignSalesman(tx: Tx, actor: Actor, ask: Assignment) {
  const partner = await guardedPartner(tx, actor, ask.partnerId, "write", true);
  const guarded = { ...partner, type: partner.partnerType };
  if (await isThere(tx, actor, guarded, ask)) {
    throw refuseAgreement("salesman.exists", {}, { field: "salemanId" });
  }
  return { status: true as const, data: await insertAgreement(tx, actor, guarded, ask) };
}

/** Has the salesman an agreement with the partner for one of these offices and services? */
export async function isSalesmanAssigned(tx: Tx, actor: Actor, ask: Assignment): Promise<boolean> {
  const partner = await guardedPartner(tx, actor, ask.partnerId, "detail");
  return isThere(tx, actor, { ...partner, type: partner.partnerType }, ask);
}

async function isThere(
  tx: Tx,
  actor: Actor,
  partner: Parameters<typeof fullTerms>[2],
  ask: Assignment,
): Promise<boolean> {
  const { salemanId, officeId, saleService } = await fullTerms(tx, actor, partner, ask);
  const found = await readAgreements(
    tx,
    actor.companyId,
    actor.today,
    sql`a.partner_id = ${ask.partnerId} and a.saleman_id = ${salemanId}`,
  );
  const sale = { offices: officeId, services: saleService };
  return found.some((each) => !each.isExpired && covers(each, sale));
}
