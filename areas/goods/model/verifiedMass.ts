import { type DecimalText, sum, decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { refuseGoods } from "./refusals.ts";

/** The verified gross mass of a container in kg, as SOLAS requires it. */
export interface VerifiedMass {
  readonly vgm: DecimalText | null;
  /** 1: the packed container was weighed; 2: its contents and tare were added up. */
  readonly vgmMethod: "1" | "2" | null;
  readonly vgmDate: Day | null;
  readonly vgmSigner: string | null;
  readonly vgmCutOff: Day | null;
}

/** Lists the wrong fields of a verified mass. Source: SOLAS VI/2; rule GO-8. */
export function whyNotVerified(
  verified: VerifiedMass,
  box: { readonly gw: DecimalText | null; readonly tare: DecimalText | null },
  at: string,
): FieldRefusal[] {
  const { vgm, vgmDate, vgmCutOff } = verified;
  const parts = ["vgm", "vgmMethod", "vgmDate", "vgmSigner"] as const;
  const missing = parts.filter((field) => !verified[field]);
  if (missing.length === parts.length) return [];
  const faults = missing.map((field) => refuseGoods.field(`${at}.${field}`, "goods.vgmIncomplete"));
  if (vgm) {
    const least = sum([box.gw, box.tare]);
    const mass = decimal(vgm);
    if (mass.lte(0)) faults.push(refuseGoods.field(`${at}.vgm`, "goods.vgmPositive"));
    else if (mass.lt(least)) {
      const facts = { mass: vgm, least: least.toString() };
      faults.push(refuseGoods.field(`${at}.vgm`, "goods.vgmMass", facts));
    }
  }
  if (vgmDate && vgmCutOff && vgmDate > vgmCutOff) {
    faults.push(refuseGoods.field(`${at}.vgmDate`, "goods.vgmLate", { cutOff: sayDay(vgmCutOff) }));
  }
  return faults;
}
