import { waybillNoFault } from "@fairway/areas/catalogue/model/waybillNo.ts";
import type { JobRule } from "@fairway/areas/service/model/namedRules.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { forbiddenInNumber } from "./forbiddenInNumber.ts";
import { refuseShipment } from "./refusals.ts";
import type { ShipmentForm } from "./shipment.ts";

/** The implementation of each rule that a declaration of a service may name. */
export const jobRules: Readonly<Record<JobRule, (form: ShipmentForm) => FieldRefusal[]>> = {
  describedPortIsChosen: (form) =>
    !form.pod && form.podDescription ? [refuseShipment.field("pod", "shipment.portNotChosen")] : [],

  mawbHasCheckDigit: ({ mawb, isMawb }) => {
    if (!mawb || isMawb || forbiddenInNumber.test(mawb)) return [];
    const fault = waybillNoFault(mawb);
    if (!fault) return [];
    if (fault.kind === "form") return [refuseShipment.field("mawb", "shipment.mawbForm", { mawb })];
    const facts = { mawb, expected: fault.expected };
    return [refuseShipment.field("mawb", "shipment.mawbDigit", facts)];
  },

  grossWithinCharge: ({ grossWeight, chargeWeight }) =>
    grossWeight && chargeWeight && decimal(grossWeight).gt(decimal(chargeWeight))
      ? [refuseShipment.field("chargeWeight", "shipment.chargeBelowGross")]
      : [],
};
