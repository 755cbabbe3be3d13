import { withBillWeights } from "@fairway/areas/goods/model/airGoods.ts";
import type { DimensionLine } from "@fairway/areas/goods/model/dimension.ts";
import { whyNotDimensions } from "@fairway/areas/goods/model/whyNotDimensions.ts";
import { dimensionsOfBills } from "@fairway/areas/goods/server/dimensions.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerForm } from "@fairway/areas/shipment/model/container.ts";
import { namedLines } from "@fairway/areas/shipment/model/goodsOf.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import {
  cleanContainers,
  whyNotContainersOf,
} from "@fairway/areas/shipment/model/whyNotContainers.ts";
import { containersOfBills } from "@fairway/areas/shipment/server/billContainers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { withBillSums } from "../model/billRules.ts";
import { containersHeld, heldByRelease } from "../model/heldByRelease.ts";
import { type HouseBill, type HouseBillForm, houseBillForm } from "../model/houseBill.ts";
import { type OtherCharge, whyNotChargesOf } from "../model/otherCharge.ts";
import { refuseHouseBill } from "../model/refusals.ts";
import { twiceTyped } from "../model/twiceTyped.ts";
import { whyNotFieldsOfBill, whyNotHouseBill } from "../model/whyNotHouseBill.ts";
import { billGrounds } from "./billGround.ts";
import { bookedBills } from "./bookedBills.ts";
import { mustChangeBill } from "./houseBillMay.ts";
import { lockHouseBills } from "./lockHouseBill.ts";
import { waybillChargesByBill } from "./waybillChargeTable.ts";

type Sent = Ask<typeof contract.updateHouseBill>;

/** A stored bill that is ready to be written. */
export interface SavedBill {
  readonly was: HouseBill;
  readonly ask: Sent;
  /** With the weights and sums that its lists give. */
  readonly form: HouseBillForm;
  /** The other charges before the save. */
  readonly standing: readonly OtherCharge[];
  /** The container list that replaces the stored one; null where none was sent. */
  readonly lines: readonly ContainerForm[] | null;
  readonly numberStem: string | null;
  readonly faults: readonly FieldRefusal[];
}

/** The bills of a job that are saved together. */
export interface SavedBills {
  readonly job: Shipment;
  readonly bills: readonly SavedBill[];
}

/**
 * Locks the bills of one job and plans their changes; writes nothing. The number of statements is
 * the same for any number of bills.
 *
 * Locks: the job, then the bills.
 * Refuses: record.notFound · access.forbidden · shipment.locked · shipment.canceled ·
 *   houseBill.ofSeveralJobs · record.conflict; wrong fields are returned as `faults`.
 */
export async function planSavedBills(
  tx: Tx,
  actor: Actor,
  asks: readonly Sent[],
): Promise<SavedBills> {
  const ids = asks.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw refuse("record.conflict");
  const { bills, job } = await lockHouseBills(tx, actor, ids);
  for (const bill of bills) mustChangeBill(actor, { bill, job });
  const service = serviceOf(job.transactionType);
  const stale = bills.some((was, at) => asks[at]?.version !== was.version);
  if (stale) throw refuse("record.conflict");
  const lists = await storedLists(tx, actor, { service, asks });
  const sent = bills.map((was, at) => {
    const ask = asks[at] as Sent;
    const dimensions = ask.dimensionDetails ?? lists.dimensions(was.id);
    const standing = lists.charges(was.id);
    const weighed = withBillWeights(service, formOf(ask), dimensions, job.roundUpMethod);
    return {
      was,
      ask,
      weighed,
      form: withBillSums(service, weighed, ask.otherCharges ?? standing),
      standing,
      lines: ask.csMawbcontainers ? cleanContainers(ask.csMawbcontainers) : null,
    };
  });
  const grounds = await billGrounds(
    tx,
    actor,
    job,
    sent.map(({ was, ask, lines }) => ({ form: ask, id: was.id, lines: lines ?? [], was })),
  );
  const issued = sent.flatMap(({ was, lines }) => (lines && was.originalsOut > 0 ? [was.id] : []));
  const printed = issued.length > 0 ? await containersOfBills(tx, actor.companyId, issued) : [];
  const renumbered = sent.filter(
    ({ was, ask }) => ask.hwbno && numberKey(ask.hwbno) !== numberKey(was.hwbno),
  );
  const booked = await bookedBills(
    tx,
    actor.companyId,
    renumbered.map(({ was }) => was.id),
  );
  const faults = sent.map(({ was, ask, weighed, lines }, at) => {
    const ground = grounds[at];
    const named = lines && ground ? namedLines(lines, ground.units) : null;
    const stored = printed.filter(({ hblid }) => hblid === was.id);
    return [
      // A stored bill has a number, so it cannot become empty.
      ...(ask.hwbno ? [] : [refuse.field("hwbno", "field.required")]),
      ...whyNotHouseBill(weighed, service, actor.today),
      ...whyNotFieldsOfBill(ask, service, was),
      ...whyNotRenumbered(booked.get(was.id)),
      ...heldByRelease(was, ask, service),
      ...(lines && issued.includes(was.id) ? containersHeld(stored, lines) : []),
      ...(named ? whyNotContainersOf(service, named, "ofBill") : []),
      ...whyNotDimensions(service, ask.dimensionDetails ?? []),
      ...whyNotChargesOf(service, ask.otherCharges ?? []),
      ...(ground?.faults ?? []),
    ];
  });
  const clashes = twiceTyped(asks);
  return {
    job,
    bills: sent.map(({ weighed: _weighed, ...bill }, at) => ({
      ...bill,
      numberStem: grounds[at]?.numberStem ?? null,
      faults: [...(faults[at] ?? []), ...(clashes[at] ?? [])],
    })),
  };
}

/** Accounting knows a bill by its number. Rule HB-5 */
const whyNotRenumbered = (documents: string | undefined): FieldRefusal[] =>
  documents ? [refuseHouseBill.field("hwbno", "houseBill.numberBooked", { documents })] : [];

const formOf = (ask: HouseBillForm): HouseBillForm =>
  Object.fromEntries(
    Object.keys(houseBillForm.shape).map((field) => [field, ask[field as keyof HouseBillForm]]),
  ) as unknown as HouseBillForm;

/** The stored lists of bills whose lists were not sent: their weights and sums follow them. */
async function storedLists(
  tx: Tx,
  { companyId }: Actor,
  { service, asks }: { readonly service: Service; readonly asks: readonly Sent[] },
) {
  const ids = asks.map(({ id }) => id);
  const isMeasured = service.goods === "dimensions";
  const measures = isMeasured && asks.some((ask) => !ask.dimensionDetails);
  const dimensions = measures ? await dimensionsOfBills(tx, companyId, ids) : [];
  const charges = hasOtherCharges(service)
    ? await waybillChargesByBill(tx, companyId, ids)
    : new Map<string, OtherCharge[]>();
  return {
    dimensions: (id: string): readonly DimensionLine[] =>
      dimensions.filter(({ hblid }) => hblid === id),
    charges: (id: string): readonly OtherCharge[] => charges.get(id) ?? [],
  };
}
