import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import { fieldsOfJob } from "@fairway/areas/service/model/declaredFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServiceCodes, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { addOperation } from "@fairway/areas/operation/contract.ts";
import { linkedShipment, listHouseBillsOfJob } from "@fairway/areas/housebill/contract.ts";
import { createShipment, getShipment } from "@fairway/areas/shipment/contract.ts";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { goodsForm, goodsOfStory } from "../goods.ts";
import { day, type Ground, type Played, stepKind, word } from "../stepKind.ts";

/** How a job rounds the volume weight of its dimensions. */
export const roundingFields = {
  applyDim: z.string().optional(),
  roundUpMethod: z.string().optional(),
};

/** A job of any service. Its `day` is that which dates jobs of the service. */
export const job = stepKind({
  fields: {
    service: z.enum(openServiceCodes),
    day,
    etd: day.optional(),
    eta: day.optional(),
    mawb: word.optional(),
    carrier: word.optional(),
    agent: word.optional(),
    pol: word.optional(),
    pod: word.optional(),
    goods: goodsOfStory.optional(),
    noProfit: z.boolean().optional(),
    /** Of an operations job, which is opened with its bill. */
    customer: word.optional(),
    hbl: word.optional(),
    mbl: word.optional(),
    productService: word.optional(),
    serviceMode: word.optional(),
    shipmentMode: word.optional(),
    /** A bill that gives numbers, product and mode of an internal job, which serves its job. */
    link: word.optional(),
    ...roundingFields,
  },
  follows: { link: ["bill"] },
  standsFor: ({ service }) => (serviceOf(service).bill.isOfJob ? ["bill"] : []),
  async play(ground, ask) {
    const { signed, partners } = ground;
    const service = serviceOf(ask.service);
    if (service.bill.isOfJob) return openWithBill(ground, service, ask);
    const { data } = await signed.ask(createShipment, {
      transactionType: service.code,
      ...(await usual(ground, service)),
      ...(await route(ground, service, ask)),
      [datedBy(service) ?? "serviceDate"]: ask.day,
      etd: ask.etd ?? (datedBy(service) === "etd" ? ask.day : undefined),
      eta: ask.eta ?? (datedBy(service) === "eta" ? ask.day : undefined),
      ...(ask.mawb ? { mawb: ask.mawb, isMawb: undefined } : {}),
      coloaderId: (await partners.partner(ask.carrier ?? "STORY CARRIER", "Supplier")).id,
      agentId: await agentOf(ground, service, ask.agent),
      ...chosenRounding(ask),
      ...(ask.noProfit === undefined ? {} : { noProfit: ask.noProfit }),
      ...(await goodsForm(ground.entries, ask.goods ?? {})),
    } as never);
    const code = service.code as (typeof openServiceCodes)[number];
    const made = { jobId: data.id, jobNo: data.jobNo, service: code };
    return { output: { jobNo: data.jobNo }, made };
  },
});

/** An operations job with its bill, from what its form starts with. */
async function openWithBill(
  ground: Ground,
  service: Service,
  ask: {
    readonly id: string;
    readonly day: string;
    readonly [field: string]: unknown;
  },
): Promise<Played> {
  const { signed, partners, entries } = ground;
  const named = (field: string) => ask[field] as string | undefined;
  const {
    mawb,
    incotermId: _of,
    mbltype: _type,
    voyNo: _voyage,
    ...usually
  } = (await usual(ground, service)) as Readonly<Record<string, unknown>>;
  const customer = await partners.customer(named("customer") ?? "STORY CUSTOMER", service.code);
  const link = ask["link"] ? await linkOf(ground, ask["link"] as string) : null;
  const { data } = await signed.ask(addOperation, {
    transactionType: service.code,
    ...usually,
    ...(await route(ground, service, { pol: named("pol"), pod: named("pod") })),
    serviceDate: ask.day,
    etd: named("etd"),
    eta: named("eta"),
    mawb: link?.mawb ?? named("mbl") ?? named("mawb") ?? mawb,
    hwbno: link?.hwbno ?? named("hbl") ?? `H${String(mawb)}`,
    customerId: customer.id,
    productService:
      link?.product ?? named("productService") ?? service.form.defaults.productService ?? "Sea FCL",
    serviceMode: link?.mode ?? named("serviceMode") ?? "Export",
    shipmentMode: link ? "Internal" : (named("shipmentMode") ?? "External"),
    serviceNo: link?.serviceNo ?? null,
    coloaderId: (await partners.partner(named("carrier") ?? "STORY CARRIER", "Supplier")).id,
    agentId: await agentOf(ground, service, named("agent")),
    ...(ask["noProfit"] === undefined ? {} : { noProfit: ask["noProfit"] }),
    ...(await goodsForm(entries, (ask["goods"] ?? {}) as never)),
  } as never);
  return {
    output: { jobNo: data.jobNo, serviceNo: data.serviceNo },
    made: {
      jobId: data.id,
      jobNo: data.jobNo,
      service: service.code as never,
      hblid: data.hblid,
    },
  };
}

/** What the job of a bill gives an operations job that serves it. */
async function linkOf({ signed, made }: Ground, step: string) {
  const { jobId, hblid, service: code } = made(step);
  const { product, direction } = serviceOf(code);
  const mode = direction === "import" ? ("Import" as const) : ("Export" as const);
  const { mawb } = await signed.ask(getShipment, { id: jobId });
  const bills = await signed.ask(listHouseBillsOfJob, { jobId });
  const hwbno = bills.find((bill) => bill.id === hblid)?.hwbno ?? null;
  const numbers = { jobNo: null, mblNo: mawb, hblNo: hwbno };
  const asked = { ...numbers, serviceName: product, serviceMode: mode };
  const found = await signed.ask(linkedShipment, asked);
  return { mawb, hwbno, product, mode, serviceNo: found?.jobNo ?? null };
}

/** The agent that is named; without a name one only where the form requires it. */
async function agentOf({ partners }: Ground, { form }: Service, name: string | undefined) {
  if (!name && !form.required.includes("agentId")) return null;
  return (await partners.partner(name ?? "STORY AGENT", "Agent")).id;
}

/** The rounding as forms have it; an empty text is none. */
export function chosenRounding(ask: {
  applyDim?: string | undefined;
  roundUpMethod?: string | undefined;
}) {
  const chosen = (text: string | undefined) => (text === "" ? null : text);
  return { applyDim: chosen(ask.applyDim), roundUpMethod: chosen(ask.roundUpMethod) };
}

/** What forms need besides, and what the bills of the job need from it. */
async function usual({ me, entries }: Ground, service: Service) {
  const { family, goods } = service;
  const number = randomBytes(4).toString("hex").toUpperCase();
  const every = {
    mbltype: "Original",
    shipmentType: "Freehand",
    ...(fieldsOfJob(service).has("paymentTerm") ? { paymentTerm: "Prepaid" } : {}),
    personIncharge: me.id,
    // An incoterm of the sea is refused by air.
    incotermId: await entries.incoterm(family === "air" ? "CPT" : "CIF"),
    mawb: `STORY${number}`,
  };
  if (family === "air") return { ...every, isMawb: true, flightVesselName: "VN0037" };
  const vessel = { ...every, flightVesselName: "FAIRWAY STAR", voyNo: "001W" };
  if (goods === "containers") return vessel;
  return { ...vessel, packageQty: "0", grossWeight: "0", cbm: "0" };
}

/** The ports, by default one at home and one abroad. */
async function route(
  { entries }: Ground,
  { family, direction }: Service,
  given: { pol?: string | undefined; pod?: string | undefined },
) {
  const mode = family === "air" ? "AIR" : "SEA";
  const [home, abroad] = mode === "AIR" ? (["HAN", "FRA"] as const) : (["VNCLI", "DEHAM"] as const);
  const [pol, pod] = direction === "import" ? [abroad, home] : [home, abroad];
  return {
    pol: await entries.port(given.pol ?? pol, mode),
    pod: await entries.port(given.pod ?? pod, mode),
  };
}
