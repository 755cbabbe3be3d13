import { createHouseBill, newHouseBill } from "@fairway/areas/housebill/contract.ts";
import { placeOfPayment } from "@fairway/areas/housebill/model/houseBillDefaults.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { z } from "zod";
import { goodsForm, goodsOfStory, known, sumsOf } from "../goods.ts";
import { amount, stepKind, word } from "../stepKind.ts";

/** A house bill of a job, from what the form of a new one starts with. */
export const bill = stepKind({
  fields: {
    job: word,
    customer: word,
    hwbno: word.optional(),
    goods: goodsOfStory.optional(),
    freight: z.enum(["Prepaid", "Collect"]).optional(),
    rate: amount.optional(),
    min: z.boolean().optional(),
    seaAir: amount.optional(),
  },
  follows: { job: ["job"] },
  async play({ signed, entries, partners, made }, ask) {
    const { jobId, service } = made(ask.job);
    const customer = await partners.customer(ask.customer, service);
    const fresh = await signed.ask(newHouseBill, { jobId });
    const leaves = serviceOf(service).direction !== "import";
    const own = { id: customer.id, text: customer.block };
    const { data } = await signed.ask(createHouseBill, {
      ...fresh,
      jobId,
      hbltype: fresh.hbltype ?? "Original",
      hwbno: ask.hwbno ?? null,
      customerId: own.id,
      shipperId: leaves ? own.id : null,
      shipperDescription: leaves ? own.text : "AS PER BILL OF ORIGIN",
      consigneeId: leaves ? null : own.id,
      consigneeDescription: leaves ? "TO ORDER" : own.text,
      forwardingAgentDescription: fresh.forwardingAgentDescription ?? "AS PER BILL OF ORIGIN",
      ...freightOf(ask, fresh),
      csMawbcontainers: undefined,
      ...(await goodsForm(entries, ask.goods ?? {})),
    } as never);
    const { hwbno, chargedTons, total, wtorValpayment: wtVal } = data;
    return {
      output: { hwbno, ...sumsOf(data), ...known({ chargedTons, total, wtVal }) },
      made: { jobId, service, hblid: data.id, hwbno },
    };
  },
});

interface Freight {
  readonly freight?: "Prepaid" | "Collect" | undefined;
  readonly rate?: string | undefined;
  readonly min?: boolean | undefined;
  readonly seaAir?: string | undefined;
}

/** The freight of a bill; its side and its place, where it has one, follow the payment. */
function freightOf(
  { freight, rate, min, seaAir }: Freight,
  fresh: {
    freightPayment?: string | null | undefined;
    placeFreightPay?: string | null | undefined;
  },
) {
  const freightPayment = freight ?? fresh.freightPayment ?? "Prepaid";
  return {
    freightPayment,
    placeFreightPay: fresh.placeFreightPay ? placeOfPayment(freightPayment) : null,
    wtorValpayment: null,
    otherPayment: null,
    asArranged: null,
    rateCharge: rate ?? null,
    min: min ?? null,
    seaAir: seaAir ?? null,
  };
}
