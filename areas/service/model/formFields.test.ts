import { describe, expect, test } from "vitest";
import type { BillField } from "./billFields.ts";
import type { JobField } from "./jobFields.ts";
import { requiredOfBill } from "./requiredOfBill.ts";
import type { FormSection } from "./serviceDeclaration.ts";
import { serviceOf } from "./serviceOf.ts";

/**
 * What the trade says of a field in a form: required, required of loose goods alone, with a default,
 * as one may key it, or not there.
 */
type Mark = "required" | "requiredOfLoose" | "optional" | "none";

const groups = {
  AE: ["AE"],
  AI: ["AI"],
  seaExport: ["SFE", "SLE", "SCE"],
  seaImport: ["SFI", "SLI", "SCI"],
} as const;
type Group = keyof typeof groups;
const loose = new Set(["SLE", "SLI"]);

const row = (AE: Mark, AI: Mark, seaExport: Mark, seaImport: Mark) =>
  ({ AE, AI, seaExport, seaImport }) satisfies Record<Group, Mark>;
const everywhere = row("optional", "optional", "optional", "optional");
const nowhere = row("none", "none", "none", "none");
const byAir = row("optional", "optional", "none", "none");
const bySea = row("none", "none", "optional", "optional");
const always = row("required", "required", "required", "required");
const measured = row("optional", "optional", "requiredOfLoose", "requiredOfLoose");

const jobs: Readonly<Record<JobField, Record<Group, Mark>>> = {
  mawb: row("required", "required", "optional", "optional"),
  mbltype: row("optional", "optional", "required", "optional"),
  bookingNo: row("none", "none", "optional", "none"),
  coloaderId: row("required", "optional", "required", "optional"),
  flightVesselName: everywhere,
  voyNo: bySea,
  pol: row("required", "optional", "required", "optional"),
  polDescription: everywhere,
  pod: row("optional", "required", "optional", "required"),
  podDescription: everywhere,
  typeOfService: row("none", "none", "required", "required"),
  // Required of every job; the day that dates it fills it.
  serviceDate: everywhere,
  etd: row("required", "optional", "required", "optional"),
  eta: row("optional", "required", "optional", "required"),
  atd: everywhere,
  ata: everywhere,
  personIncharge: always,
  shipmentType: always,
  paymentTerm: row("optional", "optional", "optional", "none"),
  agentId: row("optional", "required", "optional", "optional"),
  incotermId: row("required", "required", "optional", "optional"),
  pono: everywhere,
  notes: everywhere,
  noProfit: everywhere,
  commodity: everywhere,
  packageContainer: bySea,
  packageQty: measured,
  packageType: everywhere,
  grossWeight: measured,
  netWeight: bySea,
  chargeWeight: everywhere,
  cbm: measured,
  desOfGoods: everywhere,
  flightDate: byAir,
  issuedBy: byAir,
  warehouseId: byAir,
  route: row("none", "optional", "none", "none"),
  airlineInfo: row("optional", "none", "none", "none"),
  isHawb: byAir,
  isMawb: byAir,
  applyDim: byAir,
  roundUpMethod: byAir,
  hw: byAir,
  deliveryPlace: row("none", "none", "none", "optional"),
  finalPod: bySea,
  subColoader: row("none", "none", "none", "optional"),
  serviceNo: everywhere,
  siNo: row("none", "none", "optional", "none"),
  isBd: everywhere,
  isAgency: everywhere,
  productService: nowhere,
  serviceMode: nowhere,
  shipmentMode: nowhere,
  fieldOpsId: nowhere,
  clearanceLocation: nowhere,
  commodityGroupId: nowhere,
  invoiceNo: nowhere,
  finishDate: nowhere,
  deliveryDate: nowhere,
  clearanceDate: nowhere,
  workOrderId: nowhere,
  suspendTime: nowhere,
  pickupPlace: nowhere,
  pickupAt: nowhere,
  deliverTo: nowhere,
  deliverAt: nowhere,
};

const jobDefaults: Readonly<Record<string, Partial<Record<JobField, string>>>> = {
  AE: { shipmentType: "Freehand" },
  AI: { shipmentType: "Freehand" },
  SFE: { shipmentType: "Freehand", typeOfService: "FCL/FCL", paymentTerm: "Prepaid" },
  SLE: { shipmentType: "Freehand", typeOfService: "LCL/LCL", paymentTerm: "Prepaid" },
  SCE: { shipmentType: "Freehand", typeOfService: "LCL/LCL", paymentTerm: "Prepaid" },
  SFI: { shipmentType: "Freehand", typeOfService: "FCL/FCL" },
  SLI: { shipmentType: "Freehand", typeOfService: "LCL/LCL" },
  SCI: { shipmentType: "Freehand", typeOfService: "LCL/LCL" },
};

const onWaybill = row("optional", "none", "none", "none");
const onLading = row("none", "none", "optional", "none");
const onArrival = row("none", "none", "none", "optional");
const ofAirArrival = row("none", "optional", "none", "none");

// The text of a party and the list of a tab stand with the field that leads to them.
const bills: Readonly<Record<BillField, Record<Group, Mark>>> = {
  // Drawn where it is not typed, so that it is there on every bill.
  hwbno: row("optional", "optional", "optional", "required"),
  hbltype: row("optional", "optional", "required", "required"),
  mawb: row("required", "required", "optional", "required"),
  customerId: always,
  saleManId: always,
  shipperId: everywhere,
  shipperDescription: row("required", "none", "required", "none"),
  consigneeId: everywhere,
  consigneeDescription: row("none", "required", "none", "required"),
  notifyPartyId: everywhere,
  notifyPartyDescription: nowhere,
  alsoNotifyPartyDescription: onArrival,
  documentNo: onArrival,
  documentDate: onArrival,
  etaWarehouse: onArrival,
  receivedBillTime: onArrival,
  forwardingAgentId: everywhere,
  forwardingAgentDescription: row("none", "required", "none", "none"),
  goodsDeliveryId: onLading,
  supplierId: onArrival,
  goodsDeliveryDescription: nowhere,
  bookingNo: onLading,
  localVoyNo: bySea,
  oceanVoyNo: row("none", "none", "required", "optional"),
  pol: row("optional", "optional", "required", "required"),
  polDescription: row("optional", "optional", "required", "optional"),
  pod: row("optional", "required", "required", "required"),
  podDescription: row("optional", "optional", "required", "optional"),
  pickupPlace: onLading,
  deliveryPlace: bySea,
  finalPod: everywhere,
  etd: row("required", "optional", "optional", "optional"),
  eta: row("optional", "optional", "optional", "required"),
  closingDate: onLading,
  sailingDate: row("none", "none", "required", "none"),
  freightPayment: row("required", "optional", "required", "optional"),
  placeFreightPay: row("none", "none", "required", "none"),
  issueHbldate: row("required", "optional", "optional", "optional"),
  issueHblplace: everywhere,
  onBoardStatus: onLading,
  typeOfMove: bySea,
  serviceType: row("none", "none", "optional", "required"),
  originBlnumber: bySea,
  incotermId: always,
  shippingMark: everywhere,
  inWord: bySea,
  desOfGoods: everywhere,
  commodity: everywhere,
  hsCode: bySea,
  remark: everywhere,
  referenceNo: bySea,
  exportReferenceNo: onLading,
  purchaseOrderNo: onLading,
  originCountryId: row("optional", "optional", "optional", "none"),
  attachList: nowhere,
  packageQty: measured,
  packageType: measured,
  grossWeight: measured,
  netWeight: bySea,
  chargeWeight: everywhere,
  cbm: measured,
  contSealNo: bySea,
  packageContainer: bySea,
  flightNo: byAir,
  flightDate: byAir,
  flightNoOrigin: ofAirArrival,
  flightDateOrigin: ofAirArrival,
  arrivalDate: ofAirArrival,
  warehouseId: byAir,
  wareHouseAnDate: ofAirArrival,
  route: byAir,
  issuedBy: byAir,
  firstCarrierTo: onWaybill,
  firstCarrierBy: onWaybill,
  transitPlaceTo1: onWaybill,
  transitPlaceBy1: onWaybill,
  transitPlaceTo2: onWaybill,
  transitPlaceBy2: onWaybill,
  paymentTerm: ofAirArrival,
  currencyId: onWaybill,
  chgs: onWaybill,
  wtorValpayment: onWaybill,
  otherPayment: onWaybill,
  dclrca: onWaybill,
  dclrcus: onWaybill,
  insuranceAmount: onWaybill,
  handlingInformation: onWaybill,
  notify: onWaybill,
  sci: onWaybill,
  kgLb: onWaybill,
  rclass: onWaybill,
  comItemNo: onWaybill,
  rateCharge: onWaybill,
  min: onWaybill,
  asArranged: onWaybill,
  seaAir: onWaybill,
  total: onWaybill,
  hw: byAir,
  wtpp: onWaybill,
  wtcll: onWaybill,
  valpp: onWaybill,
  valcll: onWaybill,
  taxpp: onWaybill,
  taxcll: onWaybill,
  dueAgentPp: onWaybill,
  dueAgentCll: onWaybill,
  dueCarrierPp: onWaybill,
  dueCarrierCll: onWaybill,
  totalPp: onWaybill,
  totalCll: onWaybill,
  currConvertRate: onWaybill,
  ccChargeInDrc: onWaybill,
  otherCharge: onWaybill,
  showDim: onWaybill,
  poinvoiceNo: ofAirArrival,
};

/** Required though its text is keyed at the field of the party. */
const ofParty = new Set([
  "shipperDescription",
  "consigneeDescription",
  "forwardingAgentDescription",
]);
/** A consignee is named on the bill of full containers alone. */
const more: Readonly<Record<string, readonly string[]>> = { SFE: ["consigneeDescription"] };

const present = (sections: readonly FormSection<string>[]) =>
  sections.flatMap(({ fields = [] }) => fields.flatMap((line) => line)).toSorted();
const expected = (
  table: Readonly<Record<string, Record<Group, Mark>>>,
  group: Group,
  code: string,
) => {
  const marked = Object.entries(table).map(([field, marks]) => [field, marks[group]] as const);
  const isRequired = (mark: Mark) =>
    mark === "required" || (mark === "requiredOfLoose" && loose.has(code));
  return {
    present: marked
      .filter(([field, mark]) => mark !== "none" && !ofParty.has(field))
      .map(([field]) => field)
      .toSorted(),
    required: [
      ...marked.filter(([, mark]) => isRequired(mark)).map(([field]) => field),
      ...(table === bills ? (more[code] ?? []) : []),
    ].toSorted(),
  };
};

describe.each(
  Object.entries(groups).flatMap(([group, codes]) =>
    codes.map((code) => [code, group as Group] as const),
  ),
)("the forms of %s", (code, group) => {
  const service = serviceOf(code);

  test("a job has the fields, requirements and defaults of its service", () => {
    const want = expected(jobs, group, code);
    expect(present(service.form.sections)).toEqual(want.present);
    expect(service.form.required.toSorted()).toEqual(want.required);
    expect(service.form.defaults).toEqual(jobDefaults[code]);
  });

  test("a bill has the fields and requirements of its service", () => {
    const want = expected(bills, group, code);
    expect(present(service.bill.sections)).toEqual(want.present);
    expect(requiredOfBill(service).toSorted()).toEqual(want.required);
  });
});
