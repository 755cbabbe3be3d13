import {
  addAgreement,
  addPartner,
  listSalesmenOf,
  switchAgreement,
} from "@fairway/areas/agreement/contract.ts";
import { getPartnerByTaxCode, queryPartners } from "@fairway/areas/partner/contract.ts";
import type { Me, Signed } from "../api/callServer.ts";
import type { MainjobScenario } from "./scenario.ts";

/** Who takes part in the job. */
export interface Parties {
  readonly customerId: string;
  readonly saleManId: string;
  readonly shipper: string;
  readonly carrierId: string;
  /** Whom on-behalf money is paid to. */
  readonly payeeId: string;
}

/** Finds or adds the customer with an agreement that covers the job, a carrier and a payee. */
export async function findParties(
  signed: Signed,
  me: Me,
  scenario: MainjobScenario,
): Promise<Parties> {
  const customer = await findCustomer(signed, me, scenario.customer);
  return {
    customerId: customer.id,
    saleManId: await salesmanOf(signed, me, customer.id, scenario.exchangeDate),
    shipper: customer.block,
    carrierId: await supplier(signed, "MAIN JOB CARRIER", ["CARRIER", "SUPPLIER"], "9000000010"),
    payeeId: await supplier(signed, "MAIN JOB PAYEE", ["SUPPLIER"], "9000000020"),
  };
}

async function findCustomer(signed: Signed, me: Me, given: Readonly<Record<string, unknown>>) {
  const text = (...names: string[]) => {
    const value = names
      .map((name) => given[name])
      .find((each) => typeof each === "string" && each.trim());
    return value ? String(value).trim() : null;
  };
  const name = text("partnerNameEn", "nameEn", "name", "shortName", "code") ?? "MAIN JOB CUSTOMER";
  const taxCode = text("taxCode", "taxcode", "accountNo") ?? "9000000030";
  const there = await signed.ask(getPartnerByTaxCode, { taxCode });
  if (there) return { id: there.id, block: there.block };
  const { data } = await signed.ask(addPartner, {
    partnerType: "Customer",
    taxCode,
    shortName: text("shortName", "code") ?? name.slice(0, 100),
    partnerNameEn: name,
    partnerNameVn: text("partnerNameVn", "nameVn", "partnerNameVi", "nameVi") ?? name,
    partnerGroup: ["CUSTOMER", "SHIPPER"],
    partnerLocation: given["partnerLocation"] === "Oversea" ? "Oversea" : "Domestic",
    countryId: text("countryId", "country") ?? "VN",
    addressEn: text("addressEn", "address") ?? "Ho Chi Minh City, Viet Nam",
    addressVn: text("addressVn", "addressVi", "address") ?? "TP. Hồ Chí Minh",
    active: false,
    contracts: [agreement(me, null)],
  } as never);
  const id = data.id as string;
  const [added] = await signed.ask(queryPartners, { ids: [id] });
  return { id, block: added?.block ?? name };
}

function agreement(me: Me, day: string | null) {
  return {
    salemanId: me.id,
    officeId: [me.officeId],
    saleService: ["SFE" as const],
    contractType: "Cash" as const,
    ...(day ? { effectiveDate: day } : {}),
  };
}

/** The salesman whose agreement covers the job; without one, an agreement of my own is added. */
async function salesmanOf(signed: Signed, me: Me, partnerId: string, day: string): Promise<string> {
  const covering = { partnerId, transactionType: "SFE", office: me.officeId };
  const [salesman] = await signed.ask(listSalesmenOf, covering);
  if (salesman) return salesman.id;
  const { data } = await signed.ask(addAgreement, { partnerId, ...agreement(me, day) });
  await signed.ask(switchAgreement, { id: data.id, flag: "true", replace: "true" });
  return me.id;
}

async function supplier(
  signed: Signed,
  shortName: string,
  partnerGroup: string[],
  taxCode: string,
): Promise<string> {
  const there = await signed.ask(getPartnerByTaxCode, { taxCode });
  if (there) return there.id;
  const { data } = await signed.ask(addPartner, {
    partnerType: "Supplier",
    taxCode,
    shortName,
    partnerNameEn: shortName,
    partnerNameVn: shortName,
    partnerGroup,
    partnerLocation: "Domestic",
    countryId: "VN",
    addressEn: "Ho Chi Minh City, Viet Nam",
    addressVn: "TP. Hồ Chí Minh",
    active: true,
  } as never);
  return data.id as string;
}
