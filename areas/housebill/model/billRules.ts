import type { BillRule } from "@fairway/areas/service/model/namedRules.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { refuseShipment } from "@fairway/areas/shipment/model/refusals.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { airFreight, noFreight, whyNotAmounts } from "./airFreight.ts";
import type { HouseBillForm } from "./houseBill.ts";
import type { OtherChargeForm } from "./otherCharge.ts";
import { withWaybillSums } from "./withWaybillSums.ts";
import type { DefaultsFrom } from "./houseBillDefaults.ts";
import { originalCount } from "./originalCount.ts";
import { originalsOfType } from "./originalsOfType.ts";
import { refuseHouseBill } from "./refusals.ts";

/** The implementation of one rule. */
interface RuleOfBill {
  /** What a new bill starts with. */
  readonly starts: (from: DefaultsFrom) => Partial<HouseBillForm>;
  readonly whyNot: (form: HouseBillForm, today: Day) => FieldRefusal[];
  /** What is computed whenever the bill is saved. */
  readonly computed: (form: HouseBillForm) => Partial<HouseBillForm>;
}

/** The implementation of each rule that a declaration of a bill may name. */
const billRules: Readonly<Record<BillRule, RuleOfBill>> = {
  airExportWaybill: {
    starts: ({ job, podCode, today, handling, master }) => ({
      ...ofFlight(job),
      firstCarrierBy: job.flightVesselName,
      firstCarrierTo: podCode?.slice(-3) ?? null,
      ...onMaster(master),
      issueHbldate: today,
      ...airFreight({ ...noFreight, freightPayment: job.paymentTerm }),
      showDim: true,
      currencyId: secondCurrency,
      handlingInformation: handling,
      ...(job.isHawb ? goodsOfJob(job) : {}),
    }),
    whyNot: (form) => [...grossWithinCharge(form), ...whyNotAmounts(form)],
    computed: airFreight,
  },
  airArrival: {
    starts: ({ job, goodsDelivery, goodsDeliveryId }) => ({
      ...ofFlight(job),
      ...issuedAtOrigin,
      paymentTerm: job.paymentTerm,
      forwardingAgentId: goodsDeliveryId,
      forwardingAgentDescription: goodsDelivery,
      ...goodsOfJob(job),
    }),
    whyNot: (form, today) => [
      ...grossWithinCharge(form),
      ...(form.arrivalDate && form.arrivalDate > today
        ? [refuseShipment.field("arrivalDate", "shipment.inFuture")]
        : []),
    ],
    computed: () => ({}),
  },
  seaArrival: {
    starts: ({ job, podName }) => ({
      ...issuedAtOrigin,
      supplierId: job.coloaderId,
      documentDate: job.eta,
      finalPod: job.podDescription ?? podName,
      // The notation, the sailing day, the freight and the forwarder's block are those of the bill of
      // origin.
      onBoardStatus: null,
      sailingDate: null,
      forwardingAgentDescription: null,
      freightPayment: job.paymentTerm,
      placeFreightPay: null,
    }),
    whyNot: () => [],
    computed: () => ({}),
  },
  goodsOfFirstBill: {
    starts: ({ job, isFirst }) =>
      isFirst ? { ...goodsOfJob(job), hw: null, netWeight: job.netWeight } : {},
    whyNot: () => [],
    computed: () => ({}),
  },
  threeOriginals: originals(() => three),
  originalsOfMaster: originals(({ job }) => (job.mbltype === "Original" ? three : "ONE (1)")),
  originalsOfType: originals(
    ({ job, hbltype }) =>
      originalsOfType(serviceOf(job.transactionType), hbltype).originBlnumber ?? three,
  ),
};

/** The office of origin issues a bill that arrives; its day and place are read from the bill. */
const issuedAtOrigin = { issueHbldate: null, issueHblplace: null } as const;

const three = "THREE (3)";

/** A sea waybill has no originals and names its consignee; nobody else can take the goods. */
function originals(count: (from: DefaultsFrom) => string): RuleOfBill {
  return {
    starts: (from) => ({ originBlnumber: count(from) }),
    whyNot: ({ hbltype, originBlnumber, consigneeDescription }) => [
      ...(hbltype === "Sea Waybill" && /^\s*to (the )?order\b/i.test(consigneeDescription ?? "")
        ? [refuseHouseBill.field("consigneeDescription", "houseBill.waybillToOrder")]
        : []),
      ...(hbltype === "Original" && originalCount({ hbltype, originBlnumber }) === 0
        ? [refuseHouseBill.field("originBlnumber", "houseBill.noOriginals")]
        : []),
    ],
    computed: ({ hbltype }) => (hbltype === "Sea Waybill" ? { originBlnumber: "ZERO (0)" } : {}),
  };
}

type Job = DefaultsFrom["job"];

const ofFlight = (job: Job): Partial<HouseBillForm> => ({
  // The texts of a sea bill that a waybill does not have the same way.
  notifyPartyDescription: null,
  finalPod: null,
  flightNo: job.flightVesselName,
  flightDate: job.flightDate,
  warehouseId: job.warehouseId,
  route: job.route,
  issuedBy: job.issuedBy,
});

/** The transit places and the agent of the master waybill; without it a bill has its own agent. */
const onMaster = (master: DefaultsFrom["master"]): Partial<HouseBillForm> =>
  master ? Object.fromEntries(Object.entries(master).filter(([, value]) => value !== null)) : {};

const goodsOfJob = ({
  packageQty,
  packageType,
  grossWeight,
  chargeWeight,
  hw,
  cbm,
}: Job): Partial<HouseBillForm> => ({
  packageQty,
  packageType,
  grossWeight,
  chargeWeight,
  hw,
  cbm,
});

function grossWithinCharge({ grossWeight, chargeWeight }: HouseBillForm): FieldRefusal[] {
  return grossWeight && chargeWeight && decimal(grossWeight).gt(decimal(chargeWeight))
    ? [refuseHouseBill.field("chargeWeight", "houseBill.chargeBelowGross")]
    : [];
}

const rulesOf = ({ bill }: Pick<Service, "bill">) =>
  (bill.rules ?? []).map((rule) => billRules[rule]);

/** What the rules of a service add to the values of a new bill. */
export function billStarts(service: Service, from: DefaultsFrom): Partial<HouseBillForm> {
  return Object.assign({}, ...rulesOf(service).map(({ starts }) => starts(from)));
}

/** The wrong fields of a bill by the rules of its service. */
export function whyNotByRules(service: Service, form: HouseBillForm, today: Day): FieldRefusal[] {
  return rulesOf(service).flatMap(({ whyNot }) => whyNot(form, today));
}

/** The form with the sums of its other charges and the values that its service computes. */
export function withBillSums<Form extends HouseBillForm>(
  service: Service,
  form: Form,
  charges: readonly OtherChargeForm[] = [],
): Form {
  const summed = hasOtherCharges(service) ? withWaybillSums(form, charges) : form;
  return Object.assign({}, summed, ...rulesOf(service).map(({ computed }) => computed(summed)));
}
