import { withJobWeights } from "@fairway/areas/goods/model/airGoods.ts";
import { whyNotDimensions } from "@fairway/areas/goods/model/whyNotDimensions.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { SeriesOf } from "@fairway/areas/numbering/model/numberRule.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import type * as contract from "../contract.ts";
import { goodsOf, namedLines, packagesTogether } from "../model/goodsOf.ts";
import { refuseShipment } from "../model/refusals.ts";
import { families } from "@fairway/areas/service/model/families.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { productOfJob } from "../model/productOfJob.ts";
import { jobNumbers } from "../model/jobNumbers.ts";
import { withDaysThatFollow } from "../model/daysThatFollow.ts";
import { withJobDefaults } from "../model/withJobDefaults.ts";
import { cleanContainers, whyNotContainersOf } from "../model/whyNotContainers.ts";
import { whyNotDays } from "../model/whyNotDays.ts";
import { whyNotFieldsOfJob, whyNotShipment } from "../model/whyNotShipment.ts";
import { shipmentFacts } from "./shipmentFacts.ts";

/**
 * Plans a job of the user's own office and lists its wrong fields; writes nothing and draws no
 * number.
 *
 * Refuses: access.forbidden · shipment.noProfitForbidden; wrong fields are returned as `faults`.
 * Source: rules SH-1 to SH-4, areas/shipment/README.md
 */
export async function planShipment(tx: Tx, actor: Actor, ask: Ask<typeof contract.createShipment>) {
  const { csMawbcontainers, dimensionDetails: dimensions = [], transactionType, ...typed } = ask;
  const service = serviceOf(transactionType);
  const { menu } = service;
  const dated = datedBy(service);
  const family = families[service.family].letter;
  if (actor.reach(`${menu}.add`) === "None") {
    throw refuse("access.forbidden", { permission: `${menu}.add` });
  }
  const withDefaults = {
    ...withJobDefaults(typed, service),
    serviceDate: typed.serviceDate ?? (dated ? typed[dated] : null),
  };
  const keyed = {
    ...withDaysThatFollow(service, null, withDefaults),
    personIncharge: typed.personIncharge ?? actor.userId,
    shipmentType: typed.shipmentType ?? service.form.defaults.shipmentType,
  };
  if (keyed.noProfit && actor.reach(`${menu}.AllowNoProfit`) === "None") {
    throw refuseShipment("shipment.noProfitForbidden", {}, { field: "noProfit" });
  }
  const lines = cleanContainers(csMawbcontainers);
  const facts = await shipmentFacts(tx, actor, keyed, {
    id: null,
    officeId: actor.officeId,
    family,
    transactionType,
    lines,
  });
  const named = namedLines(lines, facts.units);
  const together = packagesTogether(facts.units);
  const form = { ...keyed, ...goodsOf(service, { form: keyed, lines: named, together }) };
  const faults: FieldRefusal[] = [
    ...whyNotShipment(form, service, actor.today),
    // A copy of another job of the service is told what both are.
    ...whyNotFieldsOfJob(typed, service, productOfJob({ transactionType })),
    ...whyNotDays(form, actor.today),
    ...whyNotContainersOf(service, named, "ofJob"),
    ...whyNotDimensions(service, dimensions),
    ...facts.faults,
  ];
  const series: SeriesOf = {
    rule: jobNumbers,
    prefix: facts.officePrefix + service.jobPrefix,
    day: service.form.isNumberedOnOpening ? actor.today : (form.serviceDate ?? actor.today),
  };
  const weighed = withJobWeights(service, form, dimensions);
  const goods = { ...weighed, ...goodsOf(service, { form: weighed, lines: named, together }) };
  const commodity = service.form.hasDefaultCommodity ? facts.defaultCommodity : null;
  const row = {
    ...goods,
    commodity: goods.commodity ?? commodity,
    id: newId(),
    transactionType,
    family,
    ...stampNew(actor),
  };
  return { row, lines, dimensions, series, faults };
}

/** A job that is ready to be written. */
export type PlannedShipment = Awaited<ReturnType<typeof planShipment>>;
