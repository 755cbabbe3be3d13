import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { sideOf } from "../model/soa.ts";
import { soaKind } from "../model/soaKind.ts";
import { freeSlots } from "../model/whyNotStated.ts";
import { openSoaNo, staffOf } from "./getSoa.ts";
import { readLines } from "./soaTable.ts";

/**
 * Returns what a new statement in place of a canceled one starts with: its criteria, the lines that
 * are still free, and those that other documents took meanwhile or that are gone.
 *
 * Refuses: record.notFound · access.forbidden · soa.state
 * Source: rule SO-8, areas/soa/README.md
 */
export async function reissueSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.reissueSoa>) {
  actor.mustHave("acctSOA.add");
  const soa = await openSoaNo(tx, actor, ask);
  const problem = whyNot(soaKind, "reissue", soa);
  if (problem) throw problem;
  const stated = await readLines(tx, soa, soa.revision);
  const lines = await getCharges(tx, actor, { chargeIds: stated.map(({ id }) => id) });
  const now = new Map(lines.map((line) => [line.id, line]));
  const side = sideOf(soa.type);
  const holderOf = (id: string) => {
    const line = now.get(id);
    const claims = line && freeSlots(side).map((slot) => claimOn(line, side, slot));
    return claims?.find((claim) => claim !== null)?.documentNo ?? null;
  };
  const isTaken = ({ id }: { readonly id: string }) => !now.has(id) || holderOf(id) !== null;
  return {
    criteria: {
      customerId: soa.customerId,
      customerName: soa.customerName,
      type: soa.type,
      dateType: soa.dateType,
      soaformDate: soa.soaformDate,
      soatoDate: soa.soatoDate,
      salemanId: soa.saleManId,
      currencyId: soa.currencyId,
      obh: soa.obh,
      staffType: soa.staffType,
      creatorShipment: soa.creatorShipment,
      serviceTypeId: soa.serviceTypeId,
      shipmentCustomerId: soa.shipmentCustomerId,
      commodityGroupId: soa.commodityGroupId,
      airlineCode: soa.airlineCode,
      note: soa.note,
      staff: await staffOf(tx, actor, soa),
    },
    surchargeIds: stated.filter((line) => !isTaken(line)).map(({ id }) => id),
    taken: stated.filter(isTaken).map(({ id, chargeCode, jobNo }) => ({
      id,
      chargeCode,
      jobNo,
      documentNo: holderOf(id),
    })),
  };
}
