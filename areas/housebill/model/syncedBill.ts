import { withBillWeights } from "@fairway/areas/goods/model/airGoods.ts";
import type { DimensionForm } from "@fairway/areas/goods/model/dimension.ts";
import { fieldsOfBill } from "@fairway/areas/service/model/declaredFields.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { BillDeclaration } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { isOther } from "@fairway/core/money/isOther.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { withBillSums } from "./billRules.ts";
import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import { dayOnBoard } from "./houseBillDefaults.ts";
import { type HouseBillForm, houseBillForm } from "./houseBill.ts";

type Job = Pick<
  Shipment,
  | "transactionType"
  | "mawb"
  | "bookingNo"
  | "flightVesselName"
  | "voyNo"
  | "flightDate"
  | "etd"
  | "eta"
  | "pol"
  | "polName"
  | "polDescription"
  | "pod"
  | "podName"
  | "podDescription"
  | "agentId"
  | "warehouseId"
  | "issuedBy"
  | "route"
  | "packageQty"
  | "packageType"
  | "grossWeight"
  | "chargeWeight"
  | "roundUpMethod"
  | "hw"
  | "cbm"
>;

interface Facts {
  /** Name, address and telephone of the agent of the job. */
  readonly agent: string | null;
  /** The job has no other bill, so its goods are those of the bill. */
  readonly isOnly: boolean;
  /** The dimension lines of the bill, which say its volume weight. */
  readonly dimensions: readonly DimensionForm[];
}

/** What a bill of each kind takes from its job. Source: rule HB-38 */
const taken: Readonly<
  Record<
    BillDeclaration["kind"],
    (job: Job, bill: HouseBillForm, facts: Facts) => Partial<HouseBillForm>
  >
> = {
  sea: (job, { onBoardStatus }) => ({
    ...ports(job),
    mawb: job.mawb,
    bookingNo: job.bookingNo,
    oceanVoyNo: vesselAndVoyage(job.flightVesselName, job.voyNo),
    etd: job.etd,
    sailingDate: job.etd,
    eta: job.eta,
    ...(serviceOf(job.transactionType).direction === "export"
      ? { issueHbldate: job.etd, onBoardStatus: withDayOnBoard(onBoardStatus, job.etd) }
      : {}),
  }),
  air: (job, _bill, { agent, isOnly }) => ({
    ...ports(job),
    mawb: job.mawb,
    etd: job.etd,
    eta: job.eta,
    flightNo: job.flightVesselName,
    flightDate: job.flightDate,
    issuedBy: job.issuedBy,
    route: job.route,
    warehouseId: job.warehouseId,
    forwardingAgentId: job.agentId,
    forwardingAgentDescription: job.agentId && agent,
    ...(isOnly
      ? {
          packageQty: job.packageQty,
          packageType: job.packageType,
          grossWeight: job.grossWeight,
          hw: job.hw,
          chargeWeight: job.chargeWeight,
          cbm: job.cbm,
        }
      : {}),
  }),
  virtual: () => ({}),
};

const ports = (job: Job): Partial<HouseBillForm> => ({
  pol: job.pol,
  polDescription: job.pol && (job.polDescription ?? job.polName),
  pod: job.pod,
  podDescription: job.pod && (job.podDescription ?? job.podName),
});

/** The on-board notation with another day; a notation without a day, and none, stay. */
export function withDayOnBoard(text: string | null, day: Day | null): string | null {
  return text && day ? text.replace(/^[A-Z]{3} \d{2}, \d{4}$/m, dayOnBoard(day)) : text;
}

/**
 * The form of a bill with the values of its job.
 *
 * Shape: what the job leaves empty stays on the bill; computed values follow.
 * Source: rule HB-38, areas/housebill/README.md
 */
export function syncedBill<Bill extends HouseBillForm>(job: Job, bill: Bill, facts: Facts): Bill {
  const service = serviceOf(job.transactionType);
  const has = fieldsOfBill(service);
  const given = Object.entries(taken[service.bill.kind](job, bill, facts)).filter(
    ([field, value]) => value !== null && has.has(field as BillField),
  );
  const taking = { ...bill, ...Object.fromEntries(given) };
  return withBillSums(
    service,
    facts.dimensions.length > 0
      ? withBillWeights(service, taking, facts.dimensions, job.roundUpMethod)
      : taking,
  );
}

/** The fields that differ between two forms of a bill; 120 and 120.000 do not. */
export function changedFields(was: HouseBillForm, is: HouseBillForm): BillField[] {
  const fields = Object.keys(houseBillForm.shape) as (keyof HouseBillForm)[];
  return fields.filter((field) => isOther(was[field] ?? null, is[field] ?? null)) as BillField[];
}
