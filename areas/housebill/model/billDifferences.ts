import { chargedWeight } from "@fairway/areas/goods/model/airWeights.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { daysThatFollow } from "@fairway/areas/shipment/model/daysThatFollow.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { containerDetail } from "@fairway/areas/shipment/model/goodsSummary.ts";
import { goodsThatFollow } from "@fairway/areas/shipment/model/goodsThatFollow.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { type Decimal, decimal, sum } from "@fairway/core/money/decimal.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import type { BillDifference, Taken } from "./billDifferenceShape.ts";
import { containersInto, containersTogether, differingContainers } from "./containersTogether.ts";
import { goodsOfBill } from "./goodsOfBill.ts";
import type { HouseBill } from "./houseBill.ts";
import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";

type Job = Pick<
  Shipment,
  | "transactionType"
  | "flightVesselName"
  | "voyNo"
  | "pol"
  | "polCode"
  | "polName"
  | "polDescription"
  | "pod"
  | "podCode"
  | "podName"
  | "podDescription"
  | "etd"
  | "eta"
  | "serviceDate"
  | "packageQty"
  | "sumPackage"
  | "grossWeight"
  | "cbm"
  | "packageContainer"
  | "chargeWeight"
  | "hw"
  | "roundUpMethod"
> & { readonly containers: readonly ContainerLine[] };
type Bill = Pick<
  HouseBill,
  | "id"
  | "hwbno"
  | "oceanVoyNo"
  | "flightNo"
  | "pol"
  | "polCode"
  | "polName"
  | "polDescription"
  | "pod"
  | "podCode"
  | "podName"
  | "podDescription"
  | "etd"
  | "eta"
  | "sailingDate"
  | "hw"
  | keyof ReturnType<typeof goodsOfBill>
> & { readonly containers: readonly ContainerLine[] };

/** A value that the job and each of its bills have one by one. */
interface Route {
  readonly field: BillDifference["field"];
  /** What is compared. */
  readonly ofJob: (job: Job) => string | null;
  readonly ofBill: (bill: Bill) => string | null;
  /** What is shown, where it is another text. */
  readonly sayJob?: (job: Job) => string | null;
  readonly sayBill?: (bill: Bill) => string | null;
  readonly toJob: (bill: Bill, job: Job) => Taken["values"];
  readonly toBill: (job: Job, bill: Bill) => Taken["values"];
}

const port = (field: "pol" | "pod"): Route => ({
  field,
  ofJob: (job) => job[field],
  ofBill: (bill) => bill[field],
  sayJob: (job) => portName(job, field),
  sayBill: (bill) => portName(bill, field),
  // A bill has a text for every port, a job only where it differs from the port's name.
  toJob: (bill) => ({
    [field]: bill[field],
    [`${field}Description`]:
      textKey(bill[`${field}Description`] ?? "") === textKey(bill[`${field}Name`] ?? "")
        ? null
        : bill[`${field}Description`],
  }),
  toBill: (job) => ({ [field]: job[field], [`${field}Description`]: portName(job, field) }),
});

const portName = (record: Job | Bill, field: "pol" | "pod") =>
  record[`${field}Description`] ?? record[`${field}Name`] ?? record[`${field}Code`];

const day = (field: "etd" | "eta"): Route => ({
  field,
  ofJob: (job) => job[field],
  ofBill: (bill) => bill[field],
  toJob: (bill, job) => {
    const service = serviceOf(job.transactionType);
    const { serviceDate } = job;
    const follow =
      datedBy(service) === field
        ? daysThatFollow(service, { was: job[field], day: bill[field], serviceDate })
        : {};
    return { [field]: bill[field], ...follow };
  },
  toBill: (job, bill) => ({
    [field]: job[field],
    ...(field === "etd" && bill.sailingDate === bill.etd ? { sailingDate: job.etd } : {}),
  }),
});

/** The vessel and voyage of a bill by sea. */
const byVessel: Route = {
  field: "vessel",
  ofJob: (job) => vesselAndVoyage(job.flightVesselName, job.voyNo),
  ofBill: (bill) => bill.oceanVoyNo,
  toJob: (bill) => {
    const [, vessel = "", voyage = ""] = /^(.*) - (.*?)$/.exec(bill.oceanVoyNo ?? "") ?? [];
    return { flightVesselName: vessel || bill.oceanVoyNo, voyNo: voyage || null };
  },
  toBill: (job) => ({ oceanVoyNo: vesselAndVoyage(job.flightVesselName, job.voyNo) }),
};

/** The flight of a house waybill. */
const byFlight: Route = {
  field: "vessel",
  ofJob: (job) => job.flightVesselName,
  ofBill: (bill) => bill.flightNo,
  toJob: (bill) => ({ flightVesselName: bill.flightNo }),
  toBill: (job) => ({ flightNo: job.flightVesselName }),
};

const portsAndDays: readonly Route[] = [port("pol"), port("pod"), day("etd"), day("eta")];

const carriages: Partial<Record<Service["bill"]["kind"], Route>> = { sea: byVessel, air: byFlight };

/** What the bills of a service are compared in one by one. */
function routesOf({ bill }: Service): readonly Route[] {
  const carriage = carriages[bill.kind];
  return carriage ? [carriage, ...portsAndDays] : portsAndDays;
}

const figures = [
  { field: "packages", ofBill: "packageQty", ofJob: "packageQty" },
  { field: "grossWeight", ofBill: "grossWeight", ofJob: "grossWeight" },
  { field: "cbm", ofBill: "cbm", ofJob: "cbm" },
] as const;

/**
 * Compares a job with its bills: containers, packages, weight and volume with the sum of the bills,
 * vessel or flight, ports and days with each bill.
 *
 * Shape: `toJob` and `toBill` are the values that a take-over saves; null where there is no one
 *   value. Containers and a figure are compared once every bill has them: a sum without one of the
 *   bills is not that of the job.
 * Source: rule HB-14
 */
export function billDifferences(job: Job, bills: readonly Bill[]): BillDifference[] {
  // A bill that is keyed with its job is written from it.
  if (bills.length === 0 || serviceOf(job.transactionType).bill.isOfJob) return [];
  return [...ofContainers(job, bills), ...ofFigures(job, bills), ...ofRoute(job, bills)];
}

function ofContainers(job: Job, bills: readonly Bill[]): BillDifference[] {
  if (bills.some((bill) => bill.containers.length === 0)) return [];
  const ofBills = bills.flatMap((bill) => bill.containers);
  const together = containersTogether(ofBills);
  // Loose goods are compared by the containers that they are in, and taken over line by line.
  const isLoose = serviceOf(job.transactionType).goods === "looseGoods";
  const own = isLoose ? containersTogether(job.containers) : job.containers;
  const differing = differingContainers(own, together);
  if (!differing) return [];
  const lines = isLoose ? ofBills : together;
  const [bill] = bills;
  const follow = goodsThatFollow(
    { packageContainer: job.packageContainer },
    { packageContainer: containerDetail(own) },
    { packageContainer: containerDetail(together) },
  );
  return [
    {
      field: "containers",
      job: differing[0],
      bill: differing[1],
      ...named(bills, bills),
      toJob: { values: follow, containers: containersInto(job.containers, lines) },
      toBill:
        bill && bills.length === 1 && job.containers.length > 0
          ? {
              values: textsAfter(job, bill, job.containers),
              containers: containersInto(bill.containers, job.containers),
            }
          : null,
    },
  ];
}

/** The texts of a bill that still say what its containers gave before. */
function textsAfter(job: Job, bill: Bill, lines: readonly ContainerLine[]): Taken["values"] {
  const service = serviceOf(job.transactionType);
  const texts = ({ packageContainer, contSealNo, inWord }: ReturnType<typeof goodsOfBill>) => ({
    packageContainer,
    contSealNo,
    inWord,
  });
  const given = (list: readonly ContainerLine[]) =>
    texts(goodsOfBill(service, { form: bill, lines: list, isAgain: true }));
  return goodsThatFollow(texts(bill), given(bill.containers), given(lines));
}

function ofFigures(job: Job, bills: readonly Bill[]): BillDifference[] {
  return figures.flatMap(({ field, ofBill, ofJob }): BillDifference[] => {
    const total = sum(bills.map((bill) => bill[ofBill]));
    // Without a typed quantity the packages of a job are those of its containers.
    const typed = decimal(job[ofJob]);
    const own = field === "packages" && typed.isZero() ? decimal(job.sumPackage) : typed;
    if (bills.some((bill) => decimal(bill[ofBill]).isZero()) || total.eq(own)) return [];
    return [
      {
        field,
        job: own.isZero() ? null : own.toString(),
        bill: total.toString(),
        ...named(bills, bills),
        toJob: {
          values: { [ofJob]: total.toString(), ...weightThatFollows(job, job, field, total) },
          containers: null,
        },
        toBill:
          bills.length === 1 && !own.isZero()
            ? {
                values: {
                  [ofBill]: own.toString(),
                  ...weightThatFollows(job, bills[0] ?? job, field, own),
                },
                containers: null,
              }
            : null,
      },
    ];
  });
}

/**
 * The charge weight that a gross weight brings along where it is above it: by air the charge weight is
 * never below the gross weight. Rule GO-3
 */
function weightThatFollows(
  { transactionType, roundUpMethod }: Job,
  { hw, chargeWeight }: Pick<Job | Bill, "hw" | "chargeWeight">,
  field: BillDifference["field"],
  gross: Decimal,
): Taken["values"] {
  const isAir = serviceOf(transactionType).goods === "dimensions";
  if (field !== "grossWeight" || !isAir || decimal(chargeWeight).gte(gross)) return {};
  return { chargeWeight: chargedWeight(gross.toString(), hw, roundUpMethod) };
}

function ofRoute(job: Job, bills: readonly Bill[]): BillDifference[] {
  return routesOf(serviceOf(job.transactionType)).flatMap((route) => {
    const key = (text: string | null) => textKey(text ?? "");
    const own = route.ofJob(job);
    const byValue = Map.groupBy(bills, (bill) => key(route.ofBill(bill)));
    const others = [...byValue].filter(([value]) => value !== key(own));
    return others.flatMap(([value, those]): BillDifference[] => {
      const [first] = those;
      if (!first) return [];
      return [
        {
          field: route.field,
          job: (route.sayJob ?? route.ofJob)(job),
          bill: (route.sayBill ?? route.ofBill)(first),
          ...named(those, bills),
          toJob:
            byValue.size === 1 && value !== ""
              ? { values: route.toJob(first, job), containers: null }
              : null,
          toBill: own ? { values: route.toBill(job, first), containers: null } : null,
        },
      ];
    });
  });
}

const named = (those: readonly Bill[], all: readonly Bill[]) => ({
  billIds: those.map((bill) => bill.id),
  hwbnos: those.length === all.length ? null : those.map((bill) => bill.hwbno).join(", "),
});
