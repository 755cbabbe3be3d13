import { withBillWeights } from "@fairway/areas/goods/model/airGoods.ts";
import type { DimensionForm } from "@fairway/areas/goods/model/dimension.ts";
import { whyNotDimensions } from "@fairway/areas/goods/model/whyNotDimensions.ts";
import type { ContainerForm } from "@fairway/areas/shipment/model/container.ts";
import { namedLines, packagesTogether } from "@fairway/areas/shipment/model/goodsOf.ts";
import {
  cleanContainers,
  whyNotContainersOf,
  withoutVerifiedMass,
} from "@fairway/areas/shipment/model/whyNotContainers.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { goodsOfBill } from "../model/goodsOfBill.ts";
import type { HouseBillForm, JobOfBill } from "../model/houseBill.ts";
import { withBillSums } from "../model/billRules.ts";
import { type OtherChargeForm, whyNotChargesOf } from "../model/otherCharge.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { twiceTyped } from "../model/twiceTyped.ts";
import { whyNotFieldsOfBill, whyNotHouseBill } from "../model/whyNotHouseBill.ts";
import { type BillGround, billGrounds } from "./billGround.ts";

/** The fields that a bill takes from its job where the form leaves them empty. */
const takenFromJob = [
  "hbltype",
  "pol",
  "polDescription",
  "pod",
  "podDescription",
  "oceanVoyNo",
  "sailingDate",
  "etd",
  "eta",
  "freightPayment",
  "placeFreightPay",
  "incotermId",
  "serviceType",
  "typeOfMove",
  "originBlnumber",
  "issueHbldate",
  "issueHblplace",
  "onBoardStatus",
  "bookingNo",
  "pickupPlace",
  "deliveryPlace",
  "flightNo",
  "flightDate",
  "warehouseId",
  "route",
  "issuedBy",
  "firstCarrierTo",
  "firstCarrierBy",
  "currencyId",
  "dclrca",
  "dclrcus",
  "kgLb",
  "rclass",
  "showDim",
] as const satisfies readonly (keyof HouseBillForm)[];

const goodsFields = [
  "packageQty",
  "packageType",
  "grossWeight",
  "netWeight",
  "chargeWeight",
  "cbm",
] as const satisfies readonly (keyof HouseBillForm)[];
const isOfGoods = (field: string) => (goodsFields as readonly string[]).includes(field);

/** The values of a new bill that has lines, whose sums are its goods. */
export const withoutGoods = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, isOfGoods(field) ? null : value]),
  ) as Values;

/** The keyed form of a new bill; without lines it starts with those of its job. */
export interface NewBill {
  readonly form: HouseBillForm;
  readonly lines: readonly ContainerForm[] | undefined;
  readonly dimensions?: readonly DimensionForm[] | undefined;
  readonly charges?: readonly OtherChargeForm[] | undefined;
}

/** A bill that is ready to be written except for its number. */
export interface PlannedBill {
  readonly id: string;
  /** With the goods that its lines sum to. */
  readonly form: HouseBillForm;
  readonly lines: readonly ContainerForm[];
  readonly dimensions: readonly DimensionForm[];
  /** The other charges of an export waybill. */
  readonly charges: readonly OtherChargeForm[];
  readonly numberStem: string | null;
  /** The errors of its form. */
  readonly faults: readonly FieldRefusal[];
}

/**
 * Plans the bills of a job from their forms with one statement for all; writes nothing and draws no
 * number.
 *
 * Shape: empty fields come from the job.
 * Source: rules HB-1 to HB-4.
 */
export async function planHouseBills(
  tx: Tx,
  actor: Actor,
  plan: {
    readonly job: JobOfBill;
    readonly bills: readonly NewBill[];
    readonly linesOfJob: readonly ContainerForm[];
  },
): Promise<PlannedBill[]> {
  const keyed = plan.bills.map(({ form, lines, dimensions = [], charges = [] }) => ({
    form,
    dimensions,
    charges,
    lines: lines ? cleanContainers(lines) : withoutVerifiedMass(plan.linesOfJob),
  }));
  const grounds = await billGrounds(tx, actor, plan.job, keyed);
  const bills = keyed.map((bill, at) =>
    planned(bill, grounds[at] as BillGround, { today: actor.today, ...plan.job }),
  );
  const clashes = twiceTyped(bills.map(({ form }) => form));
  return bills.map((bill, at) => ({ ...bill, faults: [...bill.faults, ...(clashes[at] ?? [])] }));
}

function planned(
  {
    form: typed,
    lines,
    dimensions,
    charges,
  }: Pick<PlannedBill, "form" | "lines" | "dimensions" | "charges">,
  ground: BillGround,
  { today, roundUpMethod }: Pick<JobOfBill, "roundUpMethod"> & { readonly today: Day },
): PlannedBill {
  const { customerName, numberStem, service } = ground;
  const filled: HouseBillForm = {
    ...typed,
    ...Object.fromEntries(
      [...takenFromJob, ...service.bill.required]
        // Without lines the first bill has the goods of its job, with lines their sums.
        .filter((field) => lines.length === 0 || !isOfGoods(field))
        .filter((field) => typed[field] === null)
        .map((field) => [field, ground.defaults[field] ?? null]),
    ),
    saleManId: typed.saleManId ?? ground.salesman,
  };
  const named = namedLines(lines, ground.units);
  const form = {
    ...filled,
    ...goodsOfBill(service, {
      form: filled,
      lines: named,
      together: packagesTogether(ground.units),
    }),
  };
  const weighed = withBillWeights(service, form, dimensions, roundUpMethod);
  const faults = [
    ...whyNotHouseBill(weighed, service, today).map((fault) =>
      fault.field === "saleManId" && customerName
        ? refuseHouseBill.field("saleManId", "houseBill.noSalesman", { customer: customerName })
        : fault,
    ),
    ...whyNotFieldsOfBill(typed, service, null),
    ...whyNotContainersOf(service, named, "ofBill"),
    ...whyNotDimensions(service, dimensions),
    ...whyNotChargesOf(service, charges),
    ...ground.faults,
  ];
  return {
    id: newId(),
    form: withBillSums(service, weighed, charges),
    lines,
    dimensions,
    charges,
    numberStem,
    faults,
  };
}
