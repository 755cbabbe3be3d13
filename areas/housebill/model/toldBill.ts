import { country } from "@fairway/areas/catalogue/model/country.ts";
import { incoterm } from "@fairway/areas/catalogue/model/incoterm.ts";
import { person } from "@fairway/areas/catalogue/model/linkTargets.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import { type BillField, billFields } from "@fairway/areas/service/model/billFields.ts";
import { warehouse } from "@fairway/areas/catalogue/model/warehouse.ts";
import { billTypes, freightPayments, freightTerms } from "@fairway/areas/shipment/model/choices.ts";
import {
  type Told,
  toldDay,
  toldFields,
  toldLink,
  toldNumber,
  toldText,
  toldYesOrNo,
} from "@fairway/areas/shipment/model/toldJob.ts";

/** The fields that are not plain text. */
const told: Readonly<Partial<Record<BillField, Told>>> = {
  hbltype: { kind: "choice", of: billTypes },
  customerId: toldLink(partner),
  saleManId: toldLink(person),
  shipperId: toldLink(partner),
  consigneeId: toldLink(partner),
  notifyPartyId: toldLink(partner),
  forwardingAgentId: toldLink(partner),
  goodsDeliveryId: toldLink(partner),
  supplierId: toldLink(partner),
  pol: toldLink(port),
  pod: toldLink(port),
  etd: toldDay,
  eta: toldDay,
  closingDate: toldDay,
  sailingDate: toldDay,
  issueHbldate: toldDay,
  freightPayment: { kind: "choice", of: freightPayments },
  incotermId: toldLink(incoterm),
  originCountryId: toldLink(country),
  packageType: toldLink(unit),
  packageQty: toldNumber,
  grossWeight: toldNumber,
  netWeight: toldNumber,
  chargeWeight: toldNumber,
  cbm: toldNumber,
  flightDate: toldDay,
  flightDateOrigin: toldDay,
  arrivalDate: toldDay,
  wareHouseAnDate: toldDay,
  warehouseId: toldLink(warehouse),
  paymentTerm: { kind: "choice", of: freightTerms },
  min: toldYesOrNo,
  asArranged: toldYesOrNo,
  showDim: toldYesOrNo,
  rateCharge: toldNumber,
  seaAir: toldNumber,
  hw: toldNumber,
};

const names = Object.keys(billFields) as BillField[];

/** The fields of a house bill in its history. */
export const toldBill = toldFields(
  Object.fromEntries(names.map((name) => [name, told[name] ?? toldText])) as Record<
    BillField,
    Told
  >,
  billFields,
);
