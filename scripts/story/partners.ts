import {
  addAgreement,
  addPartner,
  listSalesmenOf,
  queryAgreements,
  switchAgreement,
} from "@fairway/areas/agreement/contract.ts";
import { getPartnerByTaxCode, queryPartners } from "@fairway/areas/partner/contract.ts";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { taxCheckDigit } from "@fairway/areas/partner/model/taxCode.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import { type ContractType, contractTypes } from "@fairway/areas/partner/model/contractTypes.ts";
import { dueDateBases } from "@fairway/areas/due/model/dueDay.ts";
import type { Me, Signed } from "../api/callServer.ts";
import { amount } from "./stepKind.ts";

/** A partner as a story describes it. */
export const partnerOfStory = z.strictObject({
  type: z.enum(["Customer", "Agent", "Supplier"]),
  location: z.enum(["Domestic", "Oversea"]).default("Domestic"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** The terms of its agreement; without them it is official and without a limit. */
  agreement: z
    .strictObject({
      contractType: z.enum(Object.keys(contractTypes) as [ContractType, ...ContractType[]]),
      creditLimit: amount,
      creditLimitRate: amount,
      paymentTerm: z.number(),
      paymentTermObh: z.number(),
      baseOn: z.enum(dueDateBases),
    })
    .partial()
    .optional(),
});
type PartnerOfStory = z.output<typeof partnerOfStory>;

const groups = {
  Customer: ["CUSTOMER", "SHIPPER", "CONSIGNEE"],
  Agent: ["AGENT", "CONSIGNEE"],
  Supplier: ["SUPPLIER", "CARRIER", "SHIPPINGLINE", "AIRSHIPSUP"],
} as const;

const usualTerms = { contractType: "Official" as const };

/** Finds the partners that a story names, and adds those that are missing. */
export interface Partners {
  /** A partner that the story does not describe is of this type. */
  partner(name: string, type: PartnerOfStory["type"]): Promise<PartnerChoice>;
  /** The partner within the house that an office is, by the internal code of the office. */
  house(name: string, internalCode: string): Promise<PartnerChoice>;
  /** A customer, with an agreement in force for a service. */
  customer(name: string, service: string): Promise<PartnerChoice>;
}

/** Looks partners up through the API, each once; their salesman is the given user. */
export function partnersOfStory(
  signed: Signed,
  me: Me,
  described: Readonly<Record<string, PartnerOfStory>>,
): Partners {
  const found = new Map<string, Promise<PartnerChoice>>();
  const sold = new Map<string, Promise<void>>();
  const once = <Value>(
    known: Map<string, Promise<Value>>,
    key: string,
    find: () => Promise<Value>,
  ) => {
    const value = known.get(key) ?? find();
    known.set(key, value);
    return value;
  };
  const agreement = (name: string, currency: string | undefined) => ({
    ...usualTerms,
    salemanId: me.id,
    officeId: [me.officeId],
    saleService: serviceCodes,
    contractNo: `STORY ${name}`.slice(0, 50),
    effectiveDate: "2020-01-01",
    expiredDate: "2049-12-31",
    currencyId: currency ?? localCurrency,
    creditCurrency: currency ?? localCurrency,
    creditUnlimited: described[name]?.agreement?.creditLimit === undefined,
    ...described[name]?.agreement,
  });

  const find = async (
    name: string,
    type: PartnerOfStory["type"],
    more: object = {},
  ): Promise<PartnerChoice> => {
    const named = await signed.ask(queryPartners, { keyword: name, size: 200 });
    const there = named.find((each) => each.shortName === name);
    if (there) return there;
    const {
      location,
      currency,
      agreement: _,
      ...given
    } = { type, location: "Domestic", ...described[name] };
    const abroad = location === "Oversea";
    const { data } = await signed.ask(addPartner, {
      partnerType: given.type,
      taxCode: await freeTaxCode(signed, name),
      shortName: name,
      partnerNameEn: name,
      partnerNameVn: name,
      partnerGroup: groups[given.type],
      partnerLocation: location,
      countryId: abroad ? "DE" : "VN",
      addressEn: abroad ? "Hamburg, Germany" : "Ho Chi Minh City, Viet Nam",
      addressVn: abroad ? "Hamburg, Đức" : "TP. Hồ Chí Minh",
      currency: currency ?? null,
      active: given.type === "Supplier",
      ...more,
      ...(given.type === "Supplier" ? {} : { contracts: [agreement(name, currency)] }),
    } as never);
    // Its first agreement, put in force, makes a customer or an agent active.
    for (const each of await signed.ask(queryAgreements, { partnerId: data.id as string })) {
      await signed.ask(switchAgreement, { id: each.id, flag: "true" });
    }
    const [added] = await signed.ask(queryPartners, { ids: [data.id as string] });
    if (!added) throw new Error(`the partner ${name} was added and is not found`);
    return added;
  };
  const partner: Partners["partner"] = (name, type) => once(found, name, () => find(name, type));

  return {
    partner,
    house: (name, internalCode) =>
      once(found, name, () => find(name, "Customer", { partnerMode: "Internal", internalCode })),
    async customer(name, service) {
      const customer = await partner(name, "Customer");
      await once(sold, `${name} ${service}`, async () => {
        const sale = { transactionType: service, shipmentType: "Freehand", office: me.officeId };
        const salesmen = await signed.ask(listSalesmenOf, { partnerId: customer.id, ...sale });
        if (salesmen.length > 0) return;
        const ask = { partnerId: customer.id, ...agreement(name, described[name]?.currency) };
        const { data } = await signed.ask(addAgreement, ask);
        await signed.ask(switchAgreement, { id: data.id, flag: "true", replace: "true" });
      });
      return customer;
    },
  };
}

/** A tax code with a right check digit that no partner has; it follows from the name. */
async function freeTaxCode(signed: Signed, name: string): Promise<string> {
  for (let at = 0; ; at += 1) {
    const digest = createHash("sha256").update(`${name} ${at}`).digest("hex");
    const nine = String(Number.parseInt(digest.slice(0, 12), 16))
      .padStart(9, "0")
      .slice(-9);
    const digit = taxCheckDigit(nine);
    if (digit === null) continue;
    const taxCode = `${nine}${digit}`;
    if (!(await signed.ask(getPartnerByTaxCode, { taxCode }))) return taxCode;
  }
}
