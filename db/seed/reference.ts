import { createRequire } from "node:module";
import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { seedAddresses } from "./referenceAddresses.ts";
import { airlines, usualHandling } from "./referenceAirlines.ts";
import { accounts, banks, zones } from "./referenceBooks.ts";
import { chargeGroups, referenceCharges } from "./referenceCharges.ts";
import { documentTypes } from "./referenceDocumentTypes.ts";
import { commodityGroups, incoterms, usualAccounts } from "./referenceLists.ts";
import { marginReasons } from "./referenceMarginReasons.ts";
import { reportBuckets } from "@fairway/areas/catalogue/model/reportBuckets.ts";
import { referencePorts } from "./referencePorts.ts";
import { referenceStages, referenceStageSets } from "./referenceStages.ts";
import { containerTypes, measures, packageTypes } from "./referenceUnits.ts";
import { vatRates } from "./referenceVatRates.ts";

const require = createRequire(import.meta.url);
const countryNames = require("i18n-iso-countries") as {
  getNames(language: string): Record<string, string>;
};
const currencies = require("currency-codes/data.js") as { code: string; currency: string }[];
// Codes of metals, funds and tests, which no invoice uses.
const noMoney = /^(X[A-Z]{2}|CHE|CHW|BOV|CLF|COU|MXV|USN|UYI|UYW|SVC)$/;

/** Fills the lists that all companies share, countries and currencies; existing rows stay. */
export async function seedReference(tx: Tx): Promise<void> {
  const vietnamese = countryNames.getNames("vi");
  await addMissing(
    tx,
    "country",
    Object.entries(countryNames.getNames("en")).map(([code, nameEn]) => {
      return { id: code, code, nameEn, nameVn: vietnamese[code] ?? nameEn };
    }),
  );
  const money = new Map<string, { id: string; code: string; currencyName: string }>();
  for (const { code, currency } of currencies) {
    if (noMoney.test(code) && code !== "XAF" && code !== "XOF" && code !== "XPF") continue;
    const named = [...money.values()].some((each) => each.currencyName === currency);
    const currencyName = named ? `${currency} (${code})` : currency;
    money.set(code, { id: code, code, currencyName });
  }
  await addMissing(
    tx,
    "currency",
    [...money.values()].map((each) => ({ ...each, isDefault: each.code === "VND" })),
  );
}

/** Fills the catalogue of a new company: its provinces and wards, its stages, and every other list. */
export async function seedCatalogue(tx: Tx, companyId: string, userId: string): Promise<void> {
  await seedAddresses(tx, companyId, userId);
  await seedLists(tx, companyId, userId);
  await seedStages(tx, companyId, userId);
}

/** Fills the stages and their sets; the company names the departments that do them. */
async function seedStages(tx: Tx, companyId: string, userId: string): Promise<void> {
  const own = () => ({ companyId, id: newId(), userCreated: userId, userModified: userId });
  const stages = Object.entries(referenceStages).map(([code, { en, vi, ...stage }]) => ({
    ...own(),
    code,
    stageNameEn: en,
    stageNameVn: vi,
    milestone: "milestone" in stage ? stage.milestone : null,
  }));
  await insertRows(tx, "stage", stages);
  const ids = new Map(stages.map(({ code, id }) => [code, id]));
  await insertRows(
    tx,
    "stage_set",
    referenceStageSets.map(({ stage, ...line }) => ({
      ...own(),
      ...line,
      stageId: ids.get(stage),
    })),
  );
}

/** Fills ports and zones, units, accounts, banks, charges, goods and terms of delivery. */
export async function seedLists(tx: Tx, companyId: string, userId: string): Promise<void> {
  const own = () => ({ companyId, id: newId(), userCreated: userId, userModified: userId });
  const units = [
    ...containerTypes.map((line) => unit("Container", ...line)),
    ...packageTypes.map((line) => unit("Package", ...line)),
    ...measures.map(([type, ...line]) => unit(type, ...line)),
  ].map((each) => ({ ...own(), ...each }));
  await insertRows(tx, "unit", units);
  await seedBooks(tx, own);
  const countries = await rows<{ id: string }>(tx, sql`select id from country`);
  const ports = referencePorts(new Set(countries.map((each) => each.id)));
  await insertRows(
    tx,
    "place",
    ports.map((each) => ({ ...own(), placeType: "Port", ...each })),
  );
  await seedCharges(tx, own, new Map(units.map((each) => [each.code, each.id])));
  await insertRows(
    tx,
    "incoterm",
    incoterms.map(([code, nameEn, nameLocal, mode]) => {
      const services = Object.keys(serviceNames);
      const service = mode === "any" ? services : services.filter((each) => each.startsWith("S"));
      return { ...own(), code, nameEn, nameLocal, service };
    }),
  );
  const groups = commodityGroups.map(([groupNameEn, groupNameVn, goods]) => {
    return { row: { ...own(), groupNameEn, groupNameVn }, goods };
  });
  await insertRows(
    tx,
    "commodity_group",
    groups.map((each) => each.row),
  );
  await insertRows(
    tx,
    "commodity",
    groups.flatMap(({ row, goods }) =>
      goods.map(([code, commodityNameEn, commodityNameVn]) => {
        return { ...own(), code, commodityNameEn, commodityNameVn, commodityGroupId: row.id };
      }),
    ),
  );
}

async function seedBooks(tx: Tx, own: Own): Promise<void> {
  await insertRows(
    tx,
    "area",
    zones.map(([code, nameEn, nameVn]) => ({ ...own(), code, nameEn, nameVn })),
  );
  await insertRows(
    tx,
    "airline",
    airlines.map(([prefix, code, nameEn]) => ({
      ...own(),
      prefix,
      code,
      nameEn,
      nameVn: nameEn,
      handlingInformation: usualHandling,
    })),
  );
  await insertRows(
    tx,
    "document_type",
    documentTypes.map((each) => ({ ...own(), ...each })),
  );
  await insertRows(
    tx,
    "margin_reason",
    marginReasons.map((each) => ({ ...own(), ...each })),
  );
  await insertRows(
    tx,
    "vat_rate",
    vatRates.map((each) => ({ ...own(), ...each })),
  );
  await insertRows(
    tx,
    "bank",
    banks.map(([code, bankNameEn, bankNameVn]) => ({ ...own(), code, bankNameEn, bankNameVn })),
  );
  await insertRows(
    tx,
    "chart_of_accounts",
    accounts.map(([accountCode, accountNameEn, accountNameLocal]) => {
      return { ...own(), accountCode, accountNameEn, accountNameLocal };
    }),
  );
}

type Own = () => { companyId: string; id: string; userCreated: string; userModified: string };

async function seedCharges(tx: Tx, own: Own, units: ReadonlyMap<string, string>): Promise<void> {
  const groups = chargeGroups.map(([name, nameVn]) => ({
    ...own(),
    name,
    nameVn,
    reportBucket: name in reportBuckets ? name : "Others",
  }));
  await insertRows(tx, "charge_group", groups);
  const groupIds = new Map<string, string>(groups.map((each) => [each.name, each.id]));
  const charges = referenceCharges.map((each) => ({ ...each, ...own() }));
  const ids = new Map(charges.map((each) => [each.code, each.id]));
  await insertRows(
    tx,
    "charge",
    charges.map((each) => ({
      ...own(),
      id: each.id,
      code: each.code,
      chargeNameEn: each.nameEn,
      chargeNameVn: each.nameVn,
      type: each.type,
      serviceTypeId: each.services,
      unitId: units.get(each.unit) ?? null,
      unitPrice: each.price,
      currencyId: each.currency,
      vatrate: each.vat,
      chargeGroup: groupIds.get(each.group) ?? null,
      debitCharge: each.type === "CREDIT" ? (ids.get(each.code.replace(/^B/, "S")) ?? null) : null,
      creditCharge: each.type === "DEBIT" ? (ids.get(each.code.replace(/^S/, "B")) ?? null) : null,
    })),
  );
  await insertRows(
    tx,
    "charge_default_account",
    charges.map(({ id, type }) => {
      const [voucherType, debit, credit, debitVat, creditVat] = usualAccounts[type];
      return {
        ...own(),
        chargeId: id,
        voucherType,
        debitAccountNo: debit,
        creditAccountNo: credit,
        debitAccountNoVat: debitVat,
        creditAccountNoVat: creditVat,
      };
    }),
  );
}

function unit(
  unitType: string,
  code: string,
  unitNameEn: string,
  unitNameVn: string,
  isoCode?: string,
) {
  return { unitType, code, unitNameEn, unitNameVn, isoCode: isoCode ?? null };
}

async function addMissing(tx: Tx, table: string, list: readonly object[]): Promise<void> {
  const json = JSON.stringify(
    list.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
          value,
        ]),
      ),
    ),
  );
  const columns = Object.keys(JSON.parse(json)[0]).map((name) => sql.ref(name));
  await run(
    tx,
    sql`insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
      on conflict do nothing`,
  );
}
