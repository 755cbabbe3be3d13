import { addPartner as addPartnerCall } from "@fairway/areas/agreement/contract.ts";
import { partnerBlock } from "@fairway/areas/partner/model/partnerBlock.ts";
import { addPartner } from "@fairway/areas/agreement/server/addPartner.ts";
import { switchAgreement } from "@fairway/areas/agreement/server/switchAgreement.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { FoundedCompany } from "./demonstrationCompany.ts";
import { type DemonstrationPartner, demonstrationPartners } from "./demonstrationPartners.ts";
import { dice } from "./dice.ts";

/** Returns the ids that demonstration jobs reference; an unknown name is a fault. */
export interface DemonstrationBook {
  partner(shortName: string): string;
  /** Name, address and telephone as printed on house bills. */
  block(shortName: string): string;
  port(code: string): string;
  unit(code: string): string;
  charge(code: string): string;
  incoterm(code: string): string;
}

/** Writes the partners, their agreements and the exchange rates, and returns the look-up. */
export async function demonstrationBook(
  tx: Tx,
  company: FoundedCompany,
): Promise<DemonstrationBook> {
  const administrator = company.acting("admin", today());
  const partners = new Map<string, string>();
  for (const each of demonstrationPartners) {
    partners.set(each.shortName, await addOne(tx, administrator, company, each));
  }
  await quoteRates(tx, company);
  const codes = (table: string) => byCode(tx, company.companyId, table);
  const [ports, units, charges, incoterms] = [
    await codes("place"),
    await codes("unit"),
    await codes("charge"),
    await codes("incoterm"),
  ];
  return {
    partner: (name) => found(partners, name),
    block: (name) => blockOf(name),
    port: (code) => found(ports, code),
    unit: (code) => found(units, code),
    charge: (code) => found(charges, code),
    incoterm: (code) => found(incoterms, code),
  };
}

const typeOf = (groups: readonly string[]) =>
  groups.includes("AGENT") ? "Agent" : groups.includes("CUSTOMER") ? "Customer" : "Supplier";

async function addOne(
  tx: Tx,
  administrator: Actor,
  company: FoundedCompany,
  partner: DemonstrationPartner,
): Promise<string> {
  const partnerType = typeOf(partner.groups);
  const sells = partnerType !== "Supplier";
  const ask = addPartnerCall.body.parse({
    partnerType,
    taxCode: partner.taxCode,
    shortName: partner.shortName,
    partnerNameEn: partner.nameEn,
    partnerNameVn: partner.nameVn,
    partnerGroup: partner.groups,
    partnerLocation: partner.location,
    countryId: partner.country,
    addressEn: partner.addressEn,
    addressVn: partner.addressVn,
    tel: partner.tel,
    email: partner.email,
    active: !sells,
    contracts: sells ? agreements(administrator, company, partner) : [],
  });
  const { data } = await addPartner(tx, administrator, ask);
  const added = await rows<{ id: string }>(
    tx,
    sql`select id from partner_agreement
      where company_id = ${company.companyId} and partner_id = ${data.id}`,
  );
  for (const { id } of added) await switchAgreement(tx, administrator, { id, flag: "true" });
  return data.id;
}

/** One agreement with a salesman of each office. */
function agreements(administrator: Actor, company: FoundedCompany, partner: DemonstrationPartner) {
  const oversea = partner.location === "Oversea";
  return (["nam", "quan"] as const).map((salesman) => {
    const office = company.acting(salesman, administrator.today);
    return {
      salemanId: office.userId,
      officeId: [office.officeId],
      saleService: openServices.map(({ code }) => code),
      contractType: "Official",
      contractNo: `HD-${partner.taxCode}-${salesman === "nam" ? "HCM" : "HPH"}`,
      effectiveDate: addDays(administrator.today, -300),
      expiredDate: addDays(administrator.today, 430),
      currencyId: oversea ? "USD" : "VND",
      creditCurrency: oversea ? "USD" : "VND",
      paymentTerm: 30,
      creditLimit: oversea ? "80000" : "1500000000",
    };
  });
}

/** Rates of every working day since before the first job, with a small change from day to day. */
async function quoteRates(tx: Tx, company: FoundedCompany): Promise<void> {
  const d = dice(20_260_522);
  const last = {
    USD: 263_120,
    EUR: 305_440,
    JPY: 1_706,
    SGD: 203_660,
    AUD: 171_940,
    CNY: 36_870,
    KRW: 178,
    GBP: 352_080,
  };
  for (let back = 200; back >= 0; back -= 1) {
    const day = addDays(today(), -back);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if ((weekday === 0 || weekday === 6) && back > 0) continue;
    for (const currency of Object.keys(last) as (keyof typeof last)[]) {
      last[currency] += Math.round((last[currency] * d.between(-12, 13)) / 10_000);
    }
    await updateRate(tx, company.acting("lan", day, "administrator"), {
      effectiveOn: day,
      currencyTo: "VND",
      rates: Object.entries(last).map(([currencyFrom, tenths]) => ({
        currencyFrom,
        rate: `${Math.floor(tenths / 10)}.${tenths % 10}`,
      })),
    });
  }
}

async function byCode(tx: Tx, companyId: string, table: string): Promise<Map<string, string>> {
  const all = await rows<{ code: string; id: string }>(
    tx,
    sql`select code, id from ${sql.table(table)} where company_id = ${companyId}`,
  );
  return new Map(all.map((each) => [each.code, each.id]));
}

function blockOf(name: string): string {
  const partner = demonstrationPartners.find((each) => each.shortName === name);
  if (!partner) throw new Error(`no demonstration partner ${name}`);
  return partnerBlock({
    partnerNameEn: partner.nameEn,
    partnerNameVn: partner.nameVn,
    addressEn: partner.addressEn,
    addressVn: partner.addressVn,
    tel: partner.tel,
  });
}

function found(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`the catalogue lacks ${name}`);
  return id;
}
