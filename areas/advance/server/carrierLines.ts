import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import type { Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { writeDocumentLines } from "@fairway/areas/charge/server/documentLines.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { AdvanceForm } from "../model/advance.ts";
import { refuseAdvance } from "../model/refusals.ts";

/** The charges of an advance for a carrier before, and as they are sent. */
interface CarrierLines {
  /** Null for a new advance. */
  readonly advanceId: string | null;
  readonly before: readonly string[];
  readonly form: AdvanceForm;
}

/**
 * Writes the charges of an advance for a carrier into the bills of their jobs as lines of type ADV;
 * returns them in the order of the lines.
 *
 * Locks and refuses: as `writeDocumentLines` · advance.unknownJob · advance.chargeOnJob
 * Source: rule AD-16
 */
export function writeCarrierLines(
  tx: Tx,
  actor: Actor,
  { advanceId, before, form }: CarrierLines,
): Promise<Surcharge[]> {
  const { payeeId, currencyId, requestDate: exchangeDate, advanceRequests } = form;
  return writeDocumentLines(tx, actor, {
    slot: "advance",
    documentId: advanceId,
    before,
    sent: advanceRequests.map(({ hblid, charge, requestNote: notes }) => {
      const { id = null, ...terms } = charge ?? {};
      const line = { ...terms, currencyId, paymentObjectId: payeeId, exchangeDate, notes };
      return {
        id,
        hblid,
        type: "ADV",
        line: chargeLine.parse({ ...line, id: null, version: null }),
      };
    }),
    list: "advanceRequests",
    unknownBill: (at, name) =>
      refuseAdvance(
        "advance.unknownJob",
        { line: at + 1 },
        { field: `advanceRequests.${at}.${name === "id" ? "charge.id" : name}` },
      ),
    mustTake: () => mustBeNew(tx, actor, { before, form }),
  });
}

/** Refuses a charge that the bill has already for the payee. Rule AD-16 */
async function mustBeNew(
  tx: Tx,
  { companyId }: Actor,
  { before, form }: Omit<CarrierLines, "advanceId">,
): Promise<void> {
  const lines = form.advanceRequests;
  const [found] = await rows<{ at: number; chargeCode: string; jobNo: string }>(
    tx,
    sql`select k.at::integer as at, c.code as charge_code, j.job_no
      from unnest(${lines.map(({ hblid }) => hblid)}::uuid[],
        ${lines.map(({ charge }) => charge?.chargeId ?? null)}::uuid[])
        with ordinality as k (hblid, charge_id, at)
      join surcharge s on s.company_id = ${companyId} and s.hblid = k.hblid
        and s.charge_id = k.charge_id and s.payment_object_id = ${form.payeeId}
        and s.type in ('BUY', 'ADV') and s.id <> all(${[...before]}::uuid[])
      join charge c on c.company_id = ${companyId} and c.id = s.charge_id
      join shipment j on j.company_id = ${companyId} and j.id = s.job_id
      order by k.at limit 1`,
  );
  if (!found) return;
  const { at, ...facts } = found;
  throw refuseAdvance("advance.chargeOnJob", facts, {
    field: `advanceRequests.${at - 1}.charge.chargeId`,
  });
}

/** Claims the new charges of an advance for a carrier; the claims are firm once it is approved. */
export function claimCarrierLines(
  tx: Tx,
  actor: Actor,
  {
    advanceId,
    before,
    born,
  }: Omit<CarrierLines, "form" | "advanceId"> & {
    readonly advanceId: string;
    readonly born: readonly Surcharge[];
  },
): Promise<void> {
  const had = new Set(before);
  const added = born.flatMap(({ id }) => (had.has(id) ? [] : [id]));
  const document = {
    side: "credit",
    slot: "advance",
    documentId: advanceId,
    isFirm: false,
  } as const;
  return claimCharges(tx, actor, document, added);
}
