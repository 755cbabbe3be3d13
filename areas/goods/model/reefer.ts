import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { refuseGoods } from "./refusals.ts";

/** The climate of a reefer: set point in °C, ventilation and humidity in percent. */
export interface Reefer {
  readonly setPoint: string | null;
  readonly vent: string | null;
  readonly humidity: string | null;
}

/** A type of container by its code and, where it is known, its ISO size type. */
export interface TypeOfContainer {
  readonly code: string | null;
  readonly iso: string | null;
}

/** True for a type that cools: R in the ISO size type, or RF, RH, RE, RQ in the code. */
function cools({ code, iso }: TypeOfContainer): boolean {
  return iso ? /^..R/i.test(iso) : /R[FHEQ]/i.test(code ?? "");
}

/** Lists the wrong fields of a climate; only reefers have one. Rule GO-7. */
export function whyNotReefer(climate: Reefer, type: TypeOfContainer, at: string): FieldRefusal[] {
  const given = (["setPoint", "vent", "humidity"] as const).filter(
    (field) => climate[field] !== null && climate[field] !== "",
  );
  if (!cools(type)) {
    const facts = { type: type.code ?? "–" };
    return given.map((field) => refuseGoods.field(`${at}.${field}`, "goods.notReefer", facts));
  }
  return given.flatMap((field) => {
    const value = decimal(climate[field]);
    const isPoint = field === "setPoint";
    const isOut = isPoint ? value.lt(-70) || value.gt(50) : value.lt(0) || value.gt(100);
    const code = isPoint ? "goods.setPoint" : "goods.percent";
    return isOut ? [refuseGoods.field(`${at}.${field}`, code)] : [];
  });
}
