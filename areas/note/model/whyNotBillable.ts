import { claimOn, partnerOn, type Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { type NoteType, sideOf } from "./note.ts";
import { refuseNote } from "./refusals.ts";

/** A charge with the salesman of its house bill. */
export type BillableCharge = Pick<
  Surcharge,
  | "type"
  | "hblid"
  | "hwbno"
  | "chargeCode"
  | "paymentObjectId"
  | "paymentObjectName"
  | "payerId"
  | "payerName"
  | "isFromShipment"
  | "claims"
>;

/**
 * Returns the refusal of these charges on one note, or null.
 *
 * Shape: `salesmen` gives the salesman of each house bill.
 * Source: rules DN-1 to DN-5.
 */
export function whyNotBillable(
  charges: readonly BillableCharge[],
  note: { readonly type: NoteType; readonly partnerId: string },
  salesmen: ReadonlyMap<string, string | null>,
): Refused | null {
  if (charges.length === 0) return refuseNote("cdNote.noCharge");
  const side = sideOf(note.type);
  for (const charge of charges) {
    const { chargeCode } = charge;
    const partnerId = partnerOn(charge, side);
    if (partnerId === null) return refuseNote("cdNote.wrongSide", { chargeCode, side });
    if (partnerId !== note.partnerId) {
      const partnerName =
        side === "credit" && charge.type === "OBH" ? charge.payerName : charge.paymentObjectName;
      return refuseNote("cdNote.otherPartner", { chargeCode, partnerName });
    }
    const settlement =
      claimOn(charge, "credit", "settlement") ?? claimOn(charge, side, "settlement");
    if (!charge.isFromShipment && !settlement?.isFirm) {
      return refuseNote("cdNote.notSettled", { chargeCode });
    }
  }
  if (note.type !== "CREDIT") {
    if (new Set(charges.map((each) => salesmen.get(each.hblid) ?? null)).size > 1) {
      const hwbnos = [...new Set(charges.map((each) => each.hwbno))].join(", ");
      return refuseNote("cdNote.severalSalesmen", { hwbnos });
    }
  }
  return null;
}
