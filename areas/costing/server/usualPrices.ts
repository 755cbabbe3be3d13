import { pricedCharges } from "@fairway/areas/charge/server/tariffCharges.ts";
import { ratesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { costsOfStages } from "@fairway/areas/stage/server/costsOfStages.ts";
import {
  type FittingLine,
  mostCharges,
  pricesOf,
  type TariffAsk,
  unsaid,
} from "@fairway/areas/tariff/model/lookup.ts";
import { fittingLines } from "@fairway/areas/tariff/server/lookUpPrices.ts";
import type { TripRecord } from "@fairway/areas/trip/model/trip.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { PriceOf, UsualCost } from "../model/costsOfJob.ts";

/** The costs that a job usually has, and the price of each. */
interface UsualCosts {
  readonly usual: readonly UsualCost[];
  readonly priceOf: PriceOf;
}

/**
 * Reads the costs that a job usually has, from its stages and from the tariffs of its supplier, and
 * prices them by the tariffs of its service date; with four statements.
 *
 * Shape: a price in another currency is in VND at the rate of today; null while the day has none.
 * Source: rules KO-1 and KO-2, areas/costing/README.md
 */
export async function usualCosts(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  parts: { readonly boxes: readonly ContainerLine[]; readonly trips: readonly TripRecord[] },
): Promise<UsualCosts> {
  const ofStages = await costsOfStages(tx, actor, job);
  const priced = await pricedCharges(
    tx,
    actor,
    { transactionType: job.transactionType, billOfficeId: job.officeId },
    { type: "BUY", serviceDate: job.serviceDate },
  );
  const suppliers = new Set(parts.trips.flatMap(({ supplierId }) => supplierId ?? []));
  const ofTrips = ofStages.filter(({ per }) => per === "trip");
  const pairs = [
    ...[...new Set([...ofStages, ...priced].map(({ chargeId }) => chargeId))].map(
      (chargeId) => [chargeId, null] as const,
    ),
    ...ofTrips.flatMap(({ chargeId }) => [...suppliers].map((each) => [chargeId, each] as const)),
  ];
  const asked = pairs
    .slice(0, mostCharges)
    .map(([chargeId, partnerId]) => ({ chargeId, partnerId, payerId: null }));
  if (asked.length === 0) return { usual: [], priceOf: () => null };
  const goods = goodsOf(job, parts.boxes);
  const ask = tariffAskOf(job, goods, asked);
  const fitting = await rows<FittingLine>(tx, fittingLines(actor, ask));
  const { today } = actor;
  const currencies = new Set(fitting.map(({ currencyId }) => currencyId));
  const toVnd = await ratesToVnd(tx, actor, currencies, [today]);
  const linesAt = Map.groupBy(fitting, ({ at }) => at);
  const found = (chargeId: string, partnerId: string | null, figures: Goods) => {
    const at = asked.findIndex(
      (each) => each.chargeId === chargeId && each.partnerId === partnerId,
    );
    const charges = asked.slice(at, at + 1);
    const ofCharge = (linesAt.get(at) ?? []).map((line) => ({ ...line, at: 0 }));
    return charges.length === 0
      ? null
      : (pricesOf({ ...ask, goods: figures, charges }, ofCharge)[0] ?? null);
  };
  const known = new Set(ofStages.map(({ chargeId }) => chargeId));
  const stages = [...new Map(ofStages.toReversed().map((each) => [each.chargeId, each])).values()];
  const usual: UsualCost[] = [
    ...stages.toReversed().map(({ stageName, chargeId, chargeCode, chargeName, per }) => ({
      chargeId,
      chargeCode,
      chargeName,
      source: "stage" as const,
      sourceName: stageName,
      per,
    })),
    ...priced.flatMap(({ chargeId, chargeCode, chargeName }) => {
      const price = known.has(chargeId) ? null : found(chargeId, null, goods);
      // A general tariff prices what may come up, that of the supplier what does.
      if (price?.tariffType !== "Supplier") return [];
      const source = { source: "tariff" as const, sourceName: price.tariffName };
      return [{ chargeId, chargeCode, chargeName, ...source, per: "job" as const }];
    }),
  ];
  return {
    usual,
    priceOf({ chargeId }, { box, trip }) {
      const line = box && parts.boxes.find(({ id }) => id === box.key);
      const driven = trip && parts.trips.find(({ id }) => id === trip.id);
      const price = driven
        ? (found(chargeId, driven.supplierId, goodsOfTrip(driven)) ??
          found(chargeId, null, goodsOfTrip(driven)))
        : found(chargeId, null, line ? goodsOfBox(line) : goods);
      if (!price) return null;
      const rate = price.currencyId === localCurrency ? "1" : toVnd(price.currencyId, today);
      return rate && decimal(price.amount).times(rate).toFixed(0);
    },
  };
}

type Goods = TariffAsk["goods"];

function goodsOf(job: Shipment, boxes: readonly ContainerLine[]): Goods {
  const types = Map.groupBy(
    boxes.filter(({ containerTypeId }) => containerTypeId !== null),
    ({ containerTypeId }) => containerTypeId as string,
  );
  return {
    gw: job.grossWeight,
    nw: job.netWeight,
    cbm: job.cbm,
    packages: job.packageQty,
    customClearance: null,
    containers: [...types].map(([unitId, lines]) => ({
      unitId,
      quantity: String(lines.reduce((count, { quantity }) => count + quantity, 0)),
    })),
  };
}

function goodsOfBox({ containerTypeId, gw, nw, cbm, packageQuantity }: ContainerLine): Goods {
  return { ...oneBox(containerTypeId), gw, nw, cbm, packages: packageQuantity };
}

function goodsOfTrip(trip: TripRecord): Goods {
  const { containerTypeId, grossWeight, cbm, packageQuantity } = trip;
  return { ...oneBox(containerTypeId), gw: grossWeight, nw: null, cbm, packages: packageQuantity };
}

const oneBox = (unitId: string | null) => ({
  customClearance: null,
  containers: unitId === null ? [] : [{ unitId, quantity: "1" }],
});

function tariffAskOf(job: Shipment, goods: Goods, charges: TariffAsk["charges"]): TariffAsk {
  return {
    type: "BUY",
    transactionType: job.transactionType,
    officeId: job.officeId,
    serviceDate: job.serviceDate,
    customerId: null,
    agentId: job.agentId,
    ...unsaid,
    coloaderId: job.coloaderId,
    pol: job.pol,
    pod: job.pod,
    goods,
    charges,
  };
}
