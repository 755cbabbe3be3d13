import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { claimOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { type SoaType, type SoaLine, sideOf } from "../model/soa.ts";
import { type SoaCriteria, whyNotDays, whyNotStaff } from "../model/soaForm.ts";
import { groupsOf } from "../model/soaGroups.ts";
import { totalsOf } from "../model/soaSums.ts";
import { whyNotStated } from "../model/whyNotStated.ts";
import { claimableCharges } from "./claimableCharges.ts";
import { readSoaContext } from "./soaContext.ts";
import { statedFrom } from "./soaTable.ts";

/** Returns the lines that a statement of these criteria may take, with their sums. Rule SO-3 */
export async function previewCharges(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.listChargeShipment>,
) {
  actor.mustHave("acctSOA.add", "acctSOA.write");
  const { withoutIds, ...criteria } = ask;
  refuseFields([...whyNotDays(criteria), ...whyNotStaff(criteria)]);
  return shown(tx, actor, criteria, await claimableCharges(tx, actor, criteria, withoutIds));
}

/** Returns further lines for a statement that lists some already. */
export async function moreCharges(tx: Tx, actor: Actor, ask: Ask<typeof contract.moreCharges>) {
  return (await previewCharges(tx, actor, ask)).chargeShipments;
}

/** Returns the lines that a statement may take by job and bill. */
export async function chargesByShipment(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.chargesByShipment>,
) {
  const { chargeShipments } = await previewCharges(tx, actor, ask);
  return groupsOf(ask.type, chargeShipments);
}

/**
 * Returns chosen lines for the form of a statement, each as the statement would state it.
 *
 * Refuses: soa.* of a line that may not stand on it
 */
export async function addMoreCharges(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.addMoreCharges>,
) {
  actor.mustHave("acctSOA.add", "acctSOA.write");
  const charges = await getCharges(tx, actor, { chargeIds: ask.surchargeIds });
  const { type, customerId, salemanId } = ask;
  const saleManId = type === "Debit" ? salemanId : null;
  const context = await contextOf(tx, actor, ask, charges);
  const why = whyNotStated(charges, { type, customerId, saleManId, ...context });
  if (why) throw why;
  return shown(tx, actor, ask, charges, context);
}

/** Returns the jobs and notes that have lines which the form does not list yet. */
export async function shipmentsAndNotes(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.shipmentsAndNotes>,
) {
  const { chargeShipments } = await previewCharges(tx, actor, ask);
  const notes = new Set(chargeShipments.flatMap(({ cdno }) => cdno ?? []));
  return {
    shipments: groupsOf(ask.type, chargeShipments).map(({ jobId, jobNo, hblid, hwbno, mblno }) => ({
      jobId,
      jobNo,
      hblid,
      hwbno,
      mblno,
    })),
    cdNotes: [...notes].sort(),
  };
}

type Asked = Pick<SoaCriteria, "type" | "customerId">;

function contextOf(
  tx: Tx,
  actor: Actor,
  { type, customerId, salemanId }: Asked & Pick<SoaCriteria, "salemanId">,
  lines: readonly Surcharge[],
) {
  const saleManId = type === "Debit" ? salemanId : null;
  return readSoaContext(tx, actor, { customerId, saleManId, officeId: actor.officeId, lines });
}

async function shown(
  tx: Tx,
  actor: Actor,
  criteria: Asked & Pick<SoaCriteria, "salemanId">,
  charges: readonly Surcharge[],
  known?: Awaited<ReturnType<typeof readSoaContext>>,
) {
  const { jobs } = known ?? (await contextOf(tx, actor, criteria, charges));
  const { type } = criteria;
  const chargeShipments = charges.flatMap((line, at): SoaLine[] => {
    const job = jobs.get(line.jobId);
    return job ? [{ ...statedFrom(line, job), ...claimsOf(line, type), lineNo: at + 1 }] : [];
  });
  return {
    chargeShipments,
    totals: totalsOf(type, chargeShipments),
    totalShipment: new Set(chargeShipments.map(({ jobId }) => jobId)).size,
    totalCharge: chargeShipments.length,
  };
}

/** What holds the side of a line that is on no statement. */
function claimsOf(line: Surcharge, type: SoaType) {
  const side = sideOf(type);
  const numberOn = (slot: "note" | "ledger" | "sync") =>
    claimOn(line, side, slot)?.documentNo ?? null;
  return {
    side,
    netAdjustVnd: "0",
    vatAdjustVnd: "0",
    disputed: false,
    cdno: numberOn("note"),
    invoiceNo: numberOn("ledger"),
    syncedFrom: numberOn("sync"),
  };
}
