import { waybillNoFault } from "@fairway/areas/catalogue/model/waybillNo.ts";
import type { JobRule } from "@fairway/areas/service/model/namedRules.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { forbiddenInNumber } from "./forbiddenInNumber.ts";
import { refuseShipment } from "./refusals.ts";
import type { ShipmentForm } from "./shipment.ts";

const mostPieces = 5_000_000;

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

  operationsJob: ({ finishDate, serviceDate, packageQty }) => [
    ...(finishDate && serviceDate && finishDate < serviceDate
      ? [refuseShipment.field("finishDate", "shipment.finishedBefore")]
      : []),
    ...(packageQty && decimal(packageQty).gt(mostPieces)
      ? [refuseShipment.field("packageQty", "shipment.tooManyPieces", { most: mostPieces })]
      : []),
  ],

  truckingOnly: ({ productService, pickupAt, deliverAt }) => [
    ...(productService && productService !== "Trucking"
      ? [refuse.field("productService", "field.unknown", { value: productService })]
      : []),
    ...(pickupAt && deliverAt && Date.parse(deliverAt) < Date.parse(pickupAt)
      ? [refuseShipment.field("deliverAt", "shipment.deliveredBefore")]
      : []),
  ],

  neverDomestic: ({ shipmentMode }) =>
    shipmentMode === "Domestic"
      ? [refuse.field("shipmentMode", "field.unknown", { value: shipmentMode })]
      : [],

  grossWithinCharge: ({ grossWeight, chargeWeight }) =>
    grossWeight && chargeWeight && decimal(grossWeight).gt(decimal(chargeWeight))
      ? [refuseShipment.field("chargeWeight", "shipment.chargeBelowGross")]
      : [],
};
