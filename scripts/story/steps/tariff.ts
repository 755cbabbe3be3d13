import { unitCalls } from "@fairway/areas/catalogue/contract.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { addTariff } from "@fairway/areas/tariff/contract.ts";
import { partnerFieldOf } from "@fairway/areas/tariff/model/tariff.ts";
import { lineTypes, rangeTypes, tariffTypes } from "@fairway/areas/tariff/model/tariffWords.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { z } from "zod";
import { amount, day, type Ground, stepKind, word } from "../stepKind.ts";

const wordsOf = <Key extends string>(offered: Readonly<Record<Key, unknown>>) =>
  Object.keys(offered) as [Key, ...Key[]];

const line = z.strictObject({
  charge: word,
  kind: z.enum(wordsOf(lineTypes)).default("Single"),
  rangeType: z.enum(wordsOf(rangeTypes)).optional(),
  from: amount.optional(),
  to: amount.optional(),
  unitPrice: amount,
  min: amount.optional(),
  max: amount.optional(),
  nextUnit: amount.optional(),
  nextUnitPrice: amount.optional(),
  unit: word.default("SHIPMENT"),
  currency: word.default(localCurrency),
  /** Per cent, or KCT for not taxed. */
  vat: amount.optional(),
  pol: word.optional(),
  pod: word.optional(),
});

/** The sides that a type of tariff prices. */
const sidesOf = {
  General: ["SELL", "BUY"],
  Customer: ["SELL"],
  Agent: ["SELL"],
  Supplier: ["BUY"],
} as const;

/** A tariff of the office of the person who plays the step. */
export const tariff = stepKind({
  fields: {
    name: word,
    type: z.enum(wordsOf(tariffTypes)).default("General"),
    partner: word.optional(),
    service: z.enum(serviceCodes),
    from: day,
    to: day,
    lines: z.array(line).min(1),
  },
  follows: {},
  async play(ground, ask) {
    const { signed, me, partners } = ground;
    const field = partnerFieldOf[ask.type];
    const type = ask.type === "General" ? "Customer" : ask.type;
    const partner = field && ask.partner ? await partners.partner(ask.partner, type) : null;
    const lines = [];
    for (const each of ask.lines) {
      for (const side of sidesOf[ask.type])
        lines.push(await lineOf(ground, each, { side, service: ask.service }));
    }
    await signed.ask(addTariff, {
      tariffName: ask.name,
      tariffType: ask.type,
      status: true,
      productService: ask.service,
      applyOfficeId: me.officeId,
      effectiveDate: ask.from,
      expiredDate: ask.to,
      ...(field && partner ? { [field]: partner.id } : {}),
      lines,
    } as never);
    return { output: { name: ask.name } };
  },
});

async function lineOf(
  { entries, signed }: Ground,
  each: z.output<typeof line>,
  { side, service }: { readonly side: "SELL" | "BUY"; readonly service: ServiceCode },
) {
  return {
    chargeId: await entries.charge(each.charge, side, service),
    type: each.kind,
    rangeType: each.rangeType ?? null,
    rangeFrom: each.from ?? null,
    rangeTo: each.to ?? null,
    unitPrice: each.unitPrice,
    min: each.min ?? null,
    max: each.max ?? null,
    nextUnit: each.nextUnit ?? null,
    nextUnitPrice: each.nextUnitPrice ?? null,
    unitId: await unitOf(signed, each.unit),
    currencyId: each.currency,
    vatrate: each.vat === undefined || each.vat.toUpperCase() === "KCT" ? null : each.vat,
    pol: each.pol ? await entries.port(each.pol) : null,
    pod: each.pod ? await entries.port(each.pod) : null,
  };
}

/** A unit of any type by its code or name; one that is missing is added. */
async function unitOf(signed: Ground["signed"], name: string): Promise<string> {
  const found = (await signed.ask(
    unitCalls.query as CallSpec,
    {
      keyword: name,
      size: 1000,
    } as never,
  )) as unknown as Readonly<Record<string, string>>[];
  const same = found.find((each) =>
    [each["code"], each["unitNameEn"], each["unitNameVn"]].some(
      (text) => fold(String(text)) === fold(name),
    ),
  );
  if (same?.["id"]) return same["id"];
  const unit = { code: name, unitNameEn: name, unitNameVn: name, unitType: "Other", active: true };
  const answer = (await signed.ask(unitCalls.add as CallSpec, unit as never)) as unknown;
  return (answer as { data: { id: string } }).data.id;
}
