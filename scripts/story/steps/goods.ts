import { getAirWayBill } from "@fairway/areas/airwaybill/contract.ts";
import { goodsOfAllBills } from "@fairway/areas/housebill/contract.ts";
import { getOperation, updateOperation } from "@fairway/areas/operation/contract.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import {
  dimensionsOfBills,
  getShipment,
  updateShipment,
} from "@fairway/areas/shipment/contract.ts";
import { z } from "zod";
import { goodsForm, goodsToSet, known, plain, sumsOf, three } from "../goods.ts";
import { type Ground, type Made, stepKind, word } from "../stepKind.ts";
import { chosenRounding, roundingFields } from "./job.ts";

const changes = z.strictObject({ ...goodsToSet, ...roundingFields });

/** The goods of a job, compared with those of its bills; with `set` they are changed first. */
export const goods = stepKind({
  fields: { job: word, set: changes.optional() },
  follows: { job: ["job"] },
  async play(ground, ask) {
    const { signed } = ground;
    const made = ground.made(ask.job);
    if (ask.set) await setGoods(ground, made, ask.set);
    const job = await signed.ask(getShipment, { id: made.jobId });
    return { output: { ...sumsOf(job), ...(await ofAllBills(ground, made)) } };
  },
});

/**
 * Saves goods on a job. What follows from them is computed again unless it is set, too: a form
 * would show it changed.
 */
async function setGoods(
  { signed, entries }: Ground,
  { jobId }: Made,
  { dims, ...set }: z.output<typeof changes>,
): Promise<void> {
  const job = await signed.ask(getShipment, { id: jobId });
  const { csMawbcontainers: _boxes, dimensionDetails: _lines, ...form } = job;
  const ofBills = dims === "bills" ? await signed.ask(dimensionsOfBills, { id: jobId }) : null;
  const listed = dims || set.containers ? { packageQty: null, cbm: null } : {};
  const summed = set.containers ? { grossWeight: null, netWeight: null } : {};
  const { isOfJob } = serviceOf(job.transactionType).bill;
  const ofBill = isOfJob ? await signed.ask(getOperation, { id: jobId }) : {};
  await signed.ask(isOfJob ? (updateOperation as never) : updateShipment, {
    ...form,
    ...ofBill,
    ...listed,
    ...summed,
    chargeWeight: null,
    ...chosenRounding({ ...form, ...set } as never),
    ...(await goodsForm(entries, { ...set, dims: dims === "bills" ? undefined : dims })),
    ...(ofBills ? { dimensionDetails: ofBills.map((line) => ({ ...line, id: null })) } : {}),
  } as never);
}

async function ofAllBills({ signed }: Ground, { jobId, service }: Made) {
  const all = await signed.ask(goodsOfAllBills, { jobId });
  const bills = known({
    packages: plain(all.packageQty),
    gw: three(all.grossWeight),
    cw: plain(all.chargeWeight),
    cbm: three(all.cbm),
    chargedTons: all.chargedTons,
  });
  if (!serviceOf(service).sideLinks.includes("mawb")) return { bills };
  const { gain } = await signed.ask(getAirWayBill, { jobId });
  return { bills, gain: plain(gain) };
}
