import {
  createAirWayBill,
  getAirWayBill,
  updateAirWayBill,
} from "@fairway/areas/airwaybill/contract.ts";
import { z } from "zod";
import { amount, stepKind, word } from "../stepKind.ts";

const side = z.enum(["PP", "CLL"]);
const charge = z.strictObject({
  name: word,
  quantity: amount,
  rate: amount,
  dueTo: z.enum(["Agent", "Carrier"]).default("Carrier"),
});

/** What is computed, or keyed by the step alone. */
const noSums = {
  valpp: null,
  valcll: null,
  taxpp: null,
  taxcll: null,
  dueAgentPp: null,
  dueAgentCll: null,
  dueCarrierPp: null,
  dueCarrierCll: null,
};

/** The master air waybill of a job; the first one creates it, further ones change it. */
export const awb = stepKind({
  fields: {
    job: word,
    rate: amount.optional(),
    min: z.boolean().optional(),
    seaAir: amount.optional(),
    freight: z.enum(["Prepaid", "Collect"]).optional(),
    other: side.optional(),
    val: amount.optional(),
    tax: amount.optional(),
    charges: z.array(charge).default([]),
  },
  follows: { job: ["job"] },
  async play({ signed, made }, ask) {
    const { jobId, service } = made(ask.job);
    const stored = await signed.ask(getAirWayBill, { jobId });
    const { id, version } = stored;
    const freightPayment = ask.freight ?? stored.freightPayment;
    const isCollect = freightPayment === "Collect";
    const form = {
      ...stored,
      jobId,
      freightPayment,
      wtorValpayment: null,
      otherPayment: ask.other ?? null,
      asArranged: null,
      rateCharge: ask.rate ?? null,
      min: ask.min ?? null,
      seaAir: ask.seaAir ?? null,
      ...noSums,
      [isCollect ? "valcll" : "valpp"]: ask.val ?? null,
      [isCollect ? "taxcll" : "taxpp"]: ask.tax ?? null,
      otherCharges: ask.charges.map(({ name, ...line }) => ({ chargeName: name, ...line })),
    };
    const { data } = id
      ? await signed.ask(updateAirWayBill, { ...form, id, version } as never)
      : await signed.ask(createAirWayBill, form as never);
    const charges = data.otherCharges.map((line) => [line.chargeName, line.amount]);
    return {
      output: {
        total: data.total,
        charges: Object.fromEntries(charges),
        dueAgent: data.dueAgentPp ?? data.dueAgentCll ?? "0.00",
        dueCarrier: data.dueCarrierPp ?? data.dueCarrierCll ?? "0.00",
        totalPp: data.totalPp ?? "0.00",
        totalCll: data.totalCll ?? "0.00",
      },
      made: { jobId, service },
    };
  },
});
