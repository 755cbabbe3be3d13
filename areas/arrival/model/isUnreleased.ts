import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";

/**
 * Checks whether the originals of a bill of lading may still be out: those of a bill that is
 * neither a sea waybill nor surrendered. Goods against it are handed out to the bearer. Rule AR-6
 */
export function isUnreleased({ hbltype }: Pick<HouseBill, "hbltype">): boolean {
  return hbltype === "Original" || hbltype === "Copy";
}
