import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { partnerCreation } from "@fairway/areas/partner/web/partnerCreation.ts";
import { portModes } from "@fairway/areas/service/model/families.ts";
import { seaCarriers } from "@fairway/areas/service/model/seaJob.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { type Pick, type PickerSource, picker } from "@fairway/ui/form/picker.ts";

// Filters of lists contain pickers, so the calls are loaded with the first search only.
const catalogue = async () => {
  const {
    commodityCalls,
    commodityGroupCalls,
    incotermCalls,
    marginReasonCalls,
    portCalls,
    unitCalls,
    warehouseCalls,
  } = await import("@fairway/areas/catalogue/contract.ts");
  return {
    commodityCalls,
    commodityGroupCalls,
    incotermCalls,
    marginReasonCalls,
    portCalls,
    unitCalls,
    warehouseCalls,
  };
};
const organisation = async () => {
  const { personsIncharge, queryUsers } = await import("@fairway/areas/organisation/contract.ts");
  return { personsIncharge, queryUsers };
};
const partners = async () => {
  const { queryPartners } = await import("@fairway/areas/partner/contract.ts");
  return { queryPartners };
};

type Found = Record<string, string | null>;

async function query(client: Client, call: CallSpec | undefined, ask: object): Promise<Found[]> {
  return (await client.ask(call as CallSpec, ask as never)) as unknown as Found[];
}

const text = (found: Found, field: string) => found[field] ?? "";

/** Active records of a list of the catalogue; `says` is the field of the name. */
const inUse = (
  name: string,
  callOf: (contract: Awaited<ReturnType<typeof catalogue>>) => CallSpec | undefined,
  ask: object,
  says: (client: Client) => string,
  more: (each: Found) => object = () => ({}),
) =>
  picker(name, async (client, keyword) => {
    const call = callOf(await catalogue());
    const found = await query(client, call, { keyword, active: true, size: 30, ...ask });
    // Container types come in the order of ISO 6346, general purpose first, as in a ranked search.
    const iso = (each: Found) => each["isoCode"] ?? "";
    const ordered = keyword
      ? found
      : found.toSorted((one, other) => iso(one).localeCompare(iso(other)));
    return ordered.map((each) => ({
      id: text(each, "id"),
      code: text(each, "code"),
      name: text(each, says(client)),
      ...more(each),
    }));
  });

/** Active ports of the modes of a service, by code or name. */
export const portPicker = ({ family }: Service) =>
  inUse(
    `port ${family}`,
    (contract) => contract.portCalls.query,
    portModes[family] ? { modeOfTransport: portModes[family] } : {},
    () => "nameEn",
  );

/** Active reasons of margins, by code or name. */
export const marginReasonPicker = inUse(
  "margin reason",
  (contract) => contract.marginReasonCalls.query,
  {},
  (client) => (client.language === "vi" ? "nameVn" : "nameEn"),
);

/** Active groups of commodities, by name. */
export const commodityGroupPicker = inUse(
  "commodity group",
  (contract) => contract.commodityGroupCalls.query,
  {},
  (client) => (client.language === "vi" ? "groupNameVn" : "groupNameEn"),
);

/** Active warehouses, by code or name. */
export const warehousePicker = inUse(
  "warehouse",
  (contract) => contract.warehouseCalls.query,
  {},
  (client) => (client.language === "vi" ? "nameVn" : "nameEn"),
);

/** Active partners of any of some groups, with the block that papers print. */
export const partnerPicker = (name: string, ...groups: string[]): PickerSource<PartnerChoice> =>
  picker<PartnerChoice>(
    `partner ${name}`,
    async (client, keyword) => {
      const { queryPartners } = await partners();
      const ask = (among: readonly string[]) =>
        client.ask(queryPartners, {
          keyword,
          active: true,
          size: 30,
          ...(among.length > 0 ? { partnerGroup: [...among] } : {}),
        });
      // A supplier may be a trucker or a terminal, so an empty search starts with the others.
      const leading = groups.filter((group) => group !== "SUPPLIER");
      const first = keyword.trim() === "" ? await ask(leading) : [];
      const found = first.length > 0 ? first : await ask(groups);
      const { partnerPick } = await import("@fairway/areas/partner/web/partnerPick.ts");
      return found.map((each) => partnerPick(each, client.language));
    },
    { create: partnerCreation(groups), byName: true },
  );

/** The carriers of a service: shipping lines, airlines or co-loaders. */
export const carrierPicker = ({ form }: Service): PickerSource<PartnerChoice> =>
  partnerPicker(`carrier ${form.carrierGroups.join()}`, ...form.carrierGroups);
export const agentPicker = partnerPicker("agent", "AGENT");
/** The owners of containers. */
export const ownerPicker = partnerPicker("owner", ...seaCarriers, "AGENT");
export const customerPicker = partnerPicker("customer", "CUSTOMER");

/** A unit with its English name, as bills print it, and the ISO code of a container type. */
export interface UnitPick extends Pick {
  readonly nameEn?: string | null;
  readonly iso?: string | null;
  /** Other usual codes, which find it too. */
  readonly names?: readonly string[];
}

/** Units of one type, also by another usual code: 20DC finds 20GP. */
const unitsOf = (unitType: string): PickerSource<UnitPick> => {
  const source = inUse(
    `unit ${unitType}`,
    (contract) => contract.unitCalls.query,
    { unitType, size: 50 },
    (client) => (client.language === "vi" ? "unitNameVn" : "unitNameEn"),
    (each) => ({ nameEn: each["unitNameEn"], iso: each["isoCode"] }),
  ) as PickerSource<UnitPick>;
  const search: typeof source.search = async (client, keyword) => {
    const { isSameUnit, sameUnits } = await import(
      "@fairway/areas/catalogue/model/unitSynonyms.ts"
    );
    const named = (each: UnitPick) => ({
      ...each,
      names: [...sameUnits(each.code), each.iso ?? ""].filter(Boolean),
    });
    const found = (await source.search(client, keyword)).map(named);
    const others = sameUnits(keyword);
    if (others.length === 0 || found.some(({ code }) => isSameUnit(code, keyword))) return found;
    const all = (await source.search(client, "")).map(named);
    return [...all.filter(({ code }) => others.includes(code.toUpperCase())), ...found];
  };
  return { ...source, search };
};

export const containerTypePicker = unitsOf("Container");
export const packageTypePicker = unitsOf("Package");
export const measurePicker = unitsOf("WeightMeasurement");

/** Active commodities by code or name, with the English name that papers print. */
export async function searchCommodities(client: Client, keyword: string) {
  const { commodityCalls } = await catalogue();
  const found = await query(client, commodityCalls.query, { keyword, active: true, size: 30 });
  return found.map((each) => ({
    code: text(each, "code"),
    nameEn: text(each, "commodityNameEn"),
    name: text(each, client.language === "vi" ? "commodityNameVn" : "commodityNameEn"),
  }));
}

/** Active incoterms for jobs of a service. */
export const incotermPicker = (service: string) =>
  inUse(
    `incoterm ${service}`,
    (contract) => contract.incotermCalls.query,
    { service },
    (client) => (client.language === "vi" ? "nameLocal" : "nameEn"),
  );

const named = (client: Client, user: Found): Pick => ({
  id: text(user, "id"),
  code: text(user, "username"),
  name: text(user, client.language === "vi" ? "employeeNameVn" : "employeeNameEn"),
});

/** Persons in charge that the user may choose. */
export const personPicker = picker("personIncharge", async (client, keyword) => {
  const found = await client.ask((await organisation()).personsIncharge, {});
  const picks = found.map((user) => named(client, user as unknown as Found));
  const { rankedBy } = await import("@fairway/core/words/rankTexts.ts");
  return rankedBy(picks, keyword, ({ code, name }) => [code, name]);
});

/** All users, for filters. */
export const userPicker = picker("user", async (client, keyword) =>
  (await query(client, (await organisation()).queryUsers, { keyword })).map((user) =>
    named(client, user),
  ),
);
