import type { CostPer } from "@fairway/areas/catalogue/model/stageSet.ts";
import { Decimal, type DecimalText, decimal, sum } from "@fairway/core/money/decimal.ts";
import type { CostOfCharge, CostSums, JobCosting } from "./costing.ts";
import { spread } from "./spread.ts";

/** A cost that the job usually has; of two sources the stage. */
export interface UsualCost {
  readonly chargeId: string;
  readonly chargeCode: string;
  readonly chargeName: string;
  readonly source: "stage" | "tariff";
  readonly sourceName: string;
  readonly per: CostPer;
}

/** A buying line, before VAT in VND. */
export interface CostLine {
  readonly chargeId: string;
  readonly chargeCode: string;
  readonly chargeName: string;
  readonly quantity: DecimalText;
  readonly vnd: DecimalText;
  readonly isInvoiced: boolean;
  /** The trips whose cost it is. */
  readonly tripIds: readonly string[];
  /** The container whose free time it charges. */
  readonly containerNo: string | null;
}

export interface CostedBox {
  readonly key: string;
  readonly containerNo: string | null;
  readonly typeCode: string | null;
  readonly quantity: number;
}

export interface CostedTrip {
  readonly id: string;
  readonly tripNo: string;
  readonly containerNo: string | null;
  readonly supplierName: string | null;
}

/** What one usual cost is expected to be, for the job, one box or one trip; null without a price. */
export type PriceOf = (
  cost: UsualCost,
  part: { readonly box?: CostedBox; readonly trip?: CostedTrip },
) => DecimalText | null;

interface Ground {
  readonly usual: readonly UsualCost[];
  readonly lines: readonly CostLine[];
  readonly boxes: readonly CostedBox[];
  readonly trips: readonly CostedTrip[];
  readonly priceOf: PriceOf;
}

type Costs = Pick<JobCosting, "sums" | "unpriced" | "costs" | "boxes" | "trips">;

/**
 * Computes what a job, its containers and its trips are expected to cost, what is keyed and what of that
 * is invoiced, and which usual costs are missing.
 *
 * Shape: the whole costs of the containers come to those of the job.
 * Source: rules KO-1 to KO-5, areas/costing/README.md
 */
export function costsOfJob(ground: Ground): Costs {
  const { usual, lines, boxes, trips } = ground;
  const costs = [...usual.map((cost) => costOfUsual(cost, ground)), ...onlyKeyed(usual, lines)];
  const sums = sumsOf(costs);
  const ofTrips = trips.map((trip) => ({ trip, sums: costOfTrip(trip, ground) }));
  const own = boxes.map((box) => ownOfBox(box, ground, ofTrips));
  const rest = (part: (each: CostSums) => DecimalText | null) =>
    spread(
      decimal(part(sums))
        .minus(sum(own.map((each) => part(each))))
        .toFixed(0),
      boxes.map(({ quantity }) => quantity),
    );
  const shares = {
    expected: rest(({ expected }) => expected),
    keyed: rest(({ keyed }) => keyed),
    invoiced: rest(({ invoiced }) => invoiced),
  };
  return {
    sums,
    unpriced: costs.filter(
      ({ source, expected, usual: times }) => source && times > 0 && expected === null,
    ).length,
    costs,
    boxes: boxes.map((box, at) => {
      const mine = own[at] as CostSums;
      const whole = (name: keyof CostSums) =>
        decimal(mine[name]).plus(decimal(shares[name][at])).toFixed(0);
      return {
        ...box,
        own: mine,
        whole: {
          expected: sums.expected === null ? null : whole("expected"),
          keyed: whole("keyed"),
          invoiced: whole("invoiced"),
        },
      };
    }),
    trips: ofTrips.map(({ trip: { id, ...trip }, sums: each }) => ({
      tripId: id,
      ...trip,
      ...each,
    })),
  };
}

/** A usual cost with what of it is keyed. Rules KO-2 and KO-3 */
function costOfUsual(cost: UsualCost, ground: Ground): CostOfCharge {
  const { lines, boxes, trips, priceOf } = ground;
  const mine = lines.filter(({ chargeId }) => chargeId === cost.chargeId);
  const prices =
    cost.per === "job"
      ? [priceOf(cost, {})]
      : cost.per === "container"
        ? boxes.flatMap((box) => Array.from({ length: box.quantity }, () => priceOf(cost, { box })))
        : trips.map((trip) => priceOf(cost, { trip }));
  const usual = prices.length;
  const expected = knownSum(prices);
  const present = presentOf(cost, mine, ground);
  const lacking = Decimal.max(0, new Decimal(usual).minus(present)).ceil().toNumber();
  return {
    ...cost,
    usual,
    present: present.toString(),
    missing: lacking,
    missingAmount:
      expected === null || lacking === 0
        ? null
        : decimal(expected).times(lacking).dividedBy(usual).toFixed(0),
    expected,
    ...keyedSums(mine),
  };
}

/** How often a cost is keyed: a line of a trip counts for each of its trips, any other by its quantity. */
function presentOf(cost: UsualCost, mine: readonly CostLine[], { lines, trips }: Ground): Decimal {
  if (cost.per === "job") return new Decimal(mine.length > 0 ? 1 : 0);
  if (cost.per === "container") return sum(mine.map(({ quantity }) => quantity));
  const covered = new Set(lines.flatMap(({ tripIds }) => tripIds));
  const withCost = trips.filter(({ id }) => covered.has(id)).length;
  const loose = mine.filter(({ tripIds }) => tripIds.length === 0);
  return sum(loose.map(({ quantity }) => quantity)).plus(withCost);
}

/** The charges that are keyed and not usual, each once. */
function onlyKeyed(usual: readonly UsualCost[], lines: readonly CostLine[]): CostOfCharge[] {
  const known = new Set(usual.map(({ chargeId }) => chargeId));
  const others = Map.groupBy(
    lines.filter(({ chargeId }) => !known.has(chargeId)),
    ({ chargeId }) => chargeId,
  );
  return [...others].map(([chargeId, ofCharge]) => ({
    chargeId,
    chargeCode: ofCharge[0]?.chargeCode ?? "",
    chargeName: ofCharge[0]?.chargeName ?? "",
    source: null,
    sourceName: null,
    per: "job",
    usual: 0,
    present: String(ofCharge.length),
    missing: 0,
    missingAmount: null,
    expected: null,
    ...keyedSums(ofCharge),
  }));
}

/** A trip costs its line; a line of several trips is divided among them. Rule KO-4 */
function costOfTrip(trip: CostedTrip, { usual, lines, priceOf }: Ground): CostSums {
  const parts = lines.flatMap((line) => {
    const at = line.tripIds.indexOf(trip.id);
    if (at < 0) return [];
    const vnd = spread(
      line.vnd,
      line.tripIds.map(() => 1),
    )[at] as DecimalText;
    return [{ vnd, isInvoiced: line.isInvoiced }];
  });
  const prices = usual.flatMap((cost) => (cost.per === "trip" ? [priceOf(cost, { trip })] : []));
  return { expected: knownSum(prices), ...keyedSums(parts) };
}

/** A container costs what is usual for it, what its free time was charged with, and its trips. */
function ownOfBox(
  box: CostedBox,
  { usual, lines, priceOf }: Ground,
  trips: readonly { readonly trip: CostedTrip; readonly sums: CostSums }[],
): CostSums {
  const mine = lines.filter(({ containerNo }) => isSame(containerNo, box.containerNo));
  const driven = trips.filter(({ trip }) => isSame(trip.containerNo, box.containerNo));
  const prices = usual.flatMap((cost) =>
    cost.per === "container"
      ? Array.from({ length: box.quantity }, () => priceOf(cost, { box }))
      : [],
  );
  const { keyed, invoiced } = keyedSums(mine);
  const add = (one: DecimalText, part: (each: CostSums) => DecimalText) =>
    decimal(one)
      .plus(sum(driven.map(({ sums }) => part(sums))))
      .toFixed(0);
  return {
    expected: knownSum([...prices, ...driven.map(({ sums }) => sums.expected)]),
    keyed: add(keyed, (each) => each.keyed),
    invoiced: add(invoiced, (each) => each.invoiced),
  };
}

function isSame(one: string | null, other: string | null): boolean {
  const key = (text: string | null) => (text ?? "").replace(/[^A-Za-z0-9]/g, "").toUpperCase();
  return key(one) !== "" && key(one) === key(other);
}

function keyedSums(lines: readonly Pick<CostLine, "vnd" | "isInvoiced">[]) {
  return {
    keyed: sum(lines.map(({ vnd }) => vnd)).toFixed(0),
    invoiced: sum(lines.flatMap(({ vnd, isInvoiced }) => (isInvoiced ? vnd : []))).toFixed(0),
  };
}

/** The sum of the known amounts; null without one. */
function knownSum(amounts: readonly (DecimalText | null)[]): DecimalText | null {
  const known = amounts.filter((each) => each !== null);
  return known.length === 0 ? null : sum(known).toFixed(0);
}

function sumsOf(costs: readonly CostSums[]): CostSums {
  return {
    expected: knownSum(costs.map(({ expected }) => expected)),
    keyed: sum(costs.map(({ keyed }) => keyed)).toFixed(0),
    invoiced: sum(costs.map(({ invoiced }) => invoiced)).toFixed(0),
  };
}
