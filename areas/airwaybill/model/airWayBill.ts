import { billParts } from "@fairway/areas/housebill/model/billParts.ts";
import { rootForm as billRoot } from "@fairway/areas/housebill/model/houseBill.ts";
import { otherCharge, otherChargeForms } from "@fairway/areas/housebill/model/otherCharge.ts";
import { answeredFields } from "@fairway/core/contract/answeredFields.ts";
import { dimensionForms, storedDimension } from "@fairway/areas/goods/model/dimension.ts";
import { id, may, maybeNumber, maybeText } from "@fairway/core/contract/shapes.ts";
import { followingDays } from "@fairway/areas/shipment/model/daysThatFollow.ts";
import { shipmentForm } from "@fairway/areas/shipment/model/shipment.ts";
import { z } from "zod";

const waybill = billParts.air.form.shape;

/** The keyed fields that only the master waybill of a job has. */
export const ownFields = z.object({
  shipperId: billRoot.shape.shipperId,
  shipperDescription: billRoot.shape.shipperDescription,
  consigneeId: billRoot.shape.consigneeId,
  consigneeDescription: billRoot.shape.consigneeDescription,
  forwardingAgentDescription: waybill.forwardingAgentDescription,
  notify: waybill.notify,
  firstCarrierTo: waybill.firstCarrierTo,
  firstCarrierBy: waybill.firstCarrierBy,
  transitPlaceTo1: waybill.transitPlaceTo1,
  transitPlaceBy1: waybill.transitPlaceBy1,
  transitPlaceTo2: waybill.transitPlaceTo2,
  transitPlaceBy2: waybill.transitPlaceBy2,
  freightPayment: waybill.freightPayment,
  currencyId: waybill.currencyId,
  chgs: waybill.chgs,
  wtorValpayment: waybill.wtorValpayment,
  otherPayment: waybill.otherPayment,
  dclrca: waybill.dclrca,
  dclrcus: waybill.dclrcus,
  insuranceAmount: waybill.insuranceAmount,
  handlingInformation: waybill.handlingInformation,
  sci: waybill.sci,
  kgLb: waybill.kgLb,
  rclass: waybill.rclass,
  comItemNo: waybill.comItemNo,
  rateCharge: waybill.rateCharge,
  min: waybill.min,
  asArranged: waybill.asArranged,
  seaAir: waybill.seaAir,
  total: waybill.total,
  /** The dimensions as they are printed. */
  volumeField: maybeText(4000),
  desOfGoods: waybill.desOfGoods,
  shippingMark: waybill.shippingMark,
  wtpp: waybill.wtpp,
  wtcll: waybill.wtcll,
  valpp: waybill.valpp,
  valcll: waybill.valcll,
  taxpp: waybill.taxpp,
  taxcll: waybill.taxcll,
  dueAgentPp: waybill.dueAgentPp,
  dueAgentCll: waybill.dueAgentCll,
  dueCarrierPp: waybill.dueCarrierPp,
  dueCarrierCll: waybill.dueCarrierCll,
  totalPp: waybill.totalPp,
  totalCll: waybill.totalCll,
  currConvertRate: waybill.currConvertRate,
  ccChargeInDrc: waybill.ccChargeInDrc,
  otherCharge: waybill.otherCharge,
  issueHbldate: waybill.issueHbldate,
  issueHblplace: waybill.issueHblplace,
});

const job = shipmentForm.shape;

/** The fields that the screen of the waybill keys on the job. */
export const jobFieldsOfWaybill = z.object({
  etd: job.etd,
  eta: job.eta,
  pol: job.pol,
  polDescription: job.polDescription,
  pod: job.pod,
  podDescription: job.podDescription,
  flightVesselName: job.flightVesselName,
  flightDate: job.flightDate,
  issuedBy: job.issuedBy,
  route: job.route,
  warehouseId: job.warehouseId,
  packageQty: job.packageQty,
  packageType: job.packageType,
  grossWeight: job.grossWeight,
  chargeWeight: job.chargeWeight,
  hw: job.hw,
  cbm: job.cbm,
});

/** The fields of the job that its waybill changes; the service date follows the departure. */
export const changedFields = [
  "mawb",
  ...(Object.keys(jobFieldsOfWaybill.shape) as (keyof typeof jobFieldsOfWaybill.shape)[]),
  "serviceDate",
] as const;

/** What a master waybill carries of its job; the number is in three parts, as it is printed. */
export const jobPartOfWaybill = z.object({
  ...jobFieldsOfWaybill.shape,
  mblno1: maybeNumber(3),
  mblno2: maybeNumber(10),
  mblno3: maybeNumber(20),
  /** Days of the job that the form has moved with the ETD: they are saved as sent. Rule SH-1 */
  keptDays: z.array(z.enum(followingDays)).max(2).nullish(),
  /** The whole list of the job; left out, the list stays as it is. */
  dimensionDetails: dimensionForms.optional(),
});

/** The version of the job that the user saw; a job that changed since is a conflict. */
export const seenJob = { jobVersion: z.number().int() };

/** The form of a master waybill. */
export const airWayBillForm = z.object({
  ...ownFields.shape,
  ...jobPartOfWaybill.shape,
  ...seenJob,
  otherCharges: otherChargeForms.default([]),
});

const name = z.string().nullable();

/** A master waybill with the verbs that the user may run; without an id it is not stored yet. */
export const airWayBill = z.object({
  ...answeredFields(ownFields.shape),
  ...answeredFields(jobFieldsOfWaybill.shape),
  mblno1: name,
  mblno2: name,
  mblno3: name,
  id: id.nullable(),
  jobId: id,
  jobNo: z.string(),
  version: z.number(),
  jobVersion: z.number(),
  shipperCode: name,
  shipperName: name,
  consigneeCode: name,
  consigneeName: name,
  otherCharges: z.array(otherCharge),
  /** The dimension lines of the job. */
  dimensionDetails: z.array(storedDimension),
  /** What the bills are charged for more than the airline charges. */
  gain: z.string(),
  may,
});
export type AirWayBill = Readonly<z.infer<typeof airWayBill>>;

/** What the values of a waybill change on its job. */
export const jobChanges = z.object({
  /** The version of the job that was read. */
  version: z.number(),
  changes: z.array(
    z.object({
      field: z.enum([...changedFields, "dimensions"]),
      /** Names in the place of ids. */
      was: name,
      is: name,
    }),
  ),
});
export type JobChanges = z.infer<typeof jobChanges>;
