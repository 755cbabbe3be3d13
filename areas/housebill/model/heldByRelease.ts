import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { HouseBill, HouseBillForm } from "./houseBill.ts";
import { refuseHouseBill } from "./refusals.ts";

/**
 * The fields of a bill that its release holds: once originals are printed, its number, its type and
 * how many there are stay; a surrendered bill may be typed as such. Rule HB-18
 */
export function heldByRelease(
  bill: Pick<HouseBill, "releaseState" | "isSurrendered" | "hbltype" | "originBlnumber" | "hwbno">,
  form: Pick<HouseBillForm, "hbltype" | "originBlnumber" | "hwbno">,
): FieldRefusal[] {
  if (bill.releaseState === null) return [];
  const isSame = form.hbltype === bill.hbltype;
  const follows = form.hbltype === "Surrendered" && bill.isSurrendered;
  return [
    ...((form.hwbno ?? bill.hwbno) === bill.hwbno
      ? []
      : [refuseHouseBill.field("hwbno", "houseBill.heldByRelease")]),
    ...(isSame || follows ? [] : [refuseHouseBill.field("hbltype", "houseBill.heldByRelease")]),
    ...(form.originBlnumber === bill.originBlnumber || follows
      ? []
      : [refuseHouseBill.field("originBlnumber", "houseBill.heldByRelease")]),
  ];
}
