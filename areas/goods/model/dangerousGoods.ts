import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseGoods } from "./refusals.ts";

/** What is declared about dangerous goods; flash point in °C. */
export interface DangerousGoods {
  readonly unNumber: string | null;
  readonly imoClass: string | null;
  readonly packingGroup: string | null;
  readonly properShippingName: string | null;
  readonly flashPoint: string | null;
  readonly ems: string | null;
  readonly marinePollutant: boolean;
}

// Divisions 1.1 to 1.6 with the compatibility groups that each has, then the other classes.
const classes =
  /^(1\.1[A-GJL]|1\.2[B-HJKL]|1\.3[CFGHJKL]|1\.4[B-GS]|1\.5D|1\.6N|2\.[123]|3|4\.[123]|5\.[12]|6\.[12]|7|8|9)$/;
const emsCodes = /^F-[A-J] ?[,/]? ?S-[A-Z]$/;
/** Classes whose goods are not assigned to packing groups. */
const ungrouped = /^(1\.|2\.|6\.2|7$)/;

/**
 * Lists the wrong fields of dangerous goods; goods without any of them are not dangerous.
 *
 * Source: IMDG Code, chapters 2 and 3.2; rule GO-6
 */
export function whyNotDangerous(goods: DangerousGoods, at: string): FieldRefusal[] {
  const { unNumber, imoClass, packingGroup, properShippingName, flashPoint, ems } = goods;
  const more = { packingGroup, flashPoint, ems, marinePollutant: goods.marinePollutant || null };
  const declared = [unNumber, imoClass, properShippingName];
  if (declared.every((value) => !value)) {
    return Object.entries(more)
      .filter(([, value]) => value !== null)
      .map(([field]) => refuseGoods.field(`${at}.${field}`, "goods.notDangerous"));
  }
  const faults: FieldRefusal[] = [];
  for (const field of ["unNumber", "imoClass", "properShippingName"] as const) {
    if (!goods[field]) faults.push(refuse.field(`${at}.${field}`, "field.required"));
  }
  const fault = (field: keyof DangerousGoods, code: Parameters<typeof refuseGoods>[0]) =>
    faults.push(refuseGoods.field(`${at}.${field}`, code, { value: String(goods[field]) }));
  if (unNumber && !/^[0-9]{4}$/.test(unNumber)) fault("unNumber", "goods.unNumber");
  if (imoClass && !classes.test(imoClass)) fault("imoClass", "goods.imoClass");
  if (packingGroup && (!/^I{1,3}$/.test(packingGroup) || ungrouped.test(imoClass ?? ""))) {
    fault("packingGroup", "goods.packingGroup");
  }
  if (flashPoint && (decimal(flashPoint).lt(-100) || decimal(flashPoint).gt(500))) {
    fault("flashPoint", "goods.flashPoint");
  }
  if (ems && !emsCodes.test(ems)) fault("ems", "goods.ems");
  return faults;
}
