import { chargeProfit, type TwoSums } from "@fairway/areas/charge/model/chargeTotals.ts";
import {
  isBelowLeast,
  type LeastMargin,
  marginPercent,
} from "@fairway/areas/charge/model/leastMargin.ts";
import { jobProfit } from "@fairway/areas/charge/server/profits.ts";
import { ratesToVnd } from "@fairway/areas/charge/server/ratesToVnd.ts";
import { getProfitMargin } from "@fairway/areas/organisation/server/officeSettings.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { containersOfJob } from "@fairway/areas/trip/server/containersOfJob.ts";
import { tripsOfJob } from "@fairway/areas/trip/server/tripsOfJob.ts";
import type { Answer, Ask } from "@fairway/core/contract/call.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import type { CostOfCharge, JobCosting } from "../model/costing.ts";
import { costsOfJob } from "../model/costsOfJob.ts";
import { profitFault } from "../model/profitFault.ts";
import { costLinesOfJob } from "./costLines.ts";
import { repeatedInvoices } from "./repeatedInvoices.ts";
import { usualCosts } from "./usualPrices.ts";

/**
 * Returns the costing of a job.
 *
 * Shape: the number of statements does not depend on lines, containers and trips.
 * Refuses: record.notFound · access.forbidden
 * Source: rules KO-1 to KO-8, areas/costing/README.md
 */
export async function getCosting(
  tx: Tx,
  actor: Actor,
  { jobId }: Ask<typeof contract.getCosting>,
): Promise<Answer<typeof contract.getCosting>> {
  const job = await readShipment(tx, actor, jobId);
  const boxes = await containersOfJob(tx, job);
  const trips = (await tripsOfJob(tx, actor, { jobId })).filter(({ state }) => state !== "Dropped");
  const { usual, priceOf } = await usualCosts(tx, actor, job, { boxes, trips });
  const lines = await costLinesOfJob(tx, actor, jobId);
  const costs = costsOfJob({
    usual,
    lines,
    boxes: boxes.map(({ id, containerNo, containerTypeCode, quantity }) => ({
      key: id,
      containerNo,
      typeCode: containerTypeCode,
      quantity,
    })),
    trips: trips.map(({ id, tripNo, containerNo, supplierName }) => ({
      id,
      tripNo,
      containerNo,
      supplierName,
    })),
    priceOf,
  });
  const invoices = await repeatedInvoices(tx, actor, jobId);
  return {
    jobId,
    jobNo: job.jobNo,
    transactionType: job.transactionType,
    ...costs,
    invoices,
    ...(await profitOfCosts(tx, actor, job, costs.costs)),
  };
}

/** The margin with what is keyed and with the missing costs, against the office's least. Rule KO-7 */
async function profitOfCosts(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  costs: readonly CostOfCharge[],
): Promise<Pick<JobCosting, "margin" | "noProfit" | "profitFault">> {
  const { officeId, transactionType, noProfit } = job;
  const { total, houseBills } = await jobProfit(tx, actor, job.id);
  const { currencyId, minProfit, minProfitMarginPercent } = await getProfitMargin(tx, actor, {
    officeId,
    transactionType,
  });
  const isSet = minProfit !== null || minProfitMarginPercent !== null;
  // A job that is marked "no profit" has no minimum.
  const least = isSet && !noProfit ? { currencyId, minProfit, minProfitMarginPercent } : null;
  const toVnd = await ratesToVnd(tx, actor, [secondCurrency], [actor.today]);
  const missing = sum(costs.map(({ missingAmount }) => missingAmount)).toFixed(0);
  const rate = toVnd(secondCurrency, actor.today);
  const sums = {
    amountVnd: missing,
    amountUsd: rate && decimal(missing).dividedBy(rate).toFixed(2),
  };
  const line = (type: "SELL" | "BUY", { vnd, usd }: TwoSums) => ({
    type,
    amountVnd: vnd,
    amountUsd: usd,
  });
  const withMissing = chargeProfit([
    line("SELL", total.selling),
    line("BUY", total.buying),
    ...(decimal(missing).isZero() ? [] : [{ type: "BUY" as const, ...sums }]),
  ]);
  return {
    margin: {
      selling: total.selling.vnd,
      keyed: marginOf(total, least),
      withMissing: marginOf(withMissing, least),
      least,
    },
    noProfit,
    profitFault: profitFault({
      noProfit,
      hasLines: houseBills.some((bill) => [bill.selling, bill.buying].some(isNotEmpty)),
      profit: total.profit.vnd,
      profitSoon: withMissing.profit.vnd,
    }),
  };
}

const isNotEmpty = ({ vnd }: TwoSums) => vnd === null || !decimal(vnd).isZero();

function marginOf(
  sums: { readonly selling: TwoSums; readonly buying: TwoSums; readonly profit: TwoSums },
  least: LeastMargin | null,
) {
  const { selling, buying, profit } = sums;
  return {
    buying: buying.vnd,
    profit: profit.vnd,
    percent: marginPercent(selling, profit),
    isBelow: isBelowLeast(sums, least),
  };
}
