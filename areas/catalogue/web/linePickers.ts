import { commissionGroup } from "../model/commissionGroup.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";

// Screens show lines before one is searched, so the calls come with the first search.
const catalogue = async () => {
  const { chargeCalls, currencyCalls, unitCalls } = await import("../contract.ts");
  return { chargeCalls, currencyCalls, unitCalls };
};

/** A catalogue charge with the values that it fills into a line. */
export interface ChargePick extends Pick {
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  readonly currencyId: string | null;
  readonly vatrate: string | null;
  readonly chargeGroupName: string | null;
  /** The charge is in the group of commission, whatever its name in the language of the user. */
  readonly isCommission: boolean;
  readonly type: string | null;
  /** The name in every language, by which a pasted charge is found. */
  readonly names?: readonly string[];
  /** The charge of the other side that the catalogue maps to this one. */
  readonly twin: ChargePick | null;
}

type Found = Readonly<Record<string, string | null>>;

/** Searches the active records of a declared list. */
async function inUse(client: Client, call: CallSpec | undefined, ask: object) {
  return (await client.ask(
    call as CallSpec,
    { size: 30, ...ask } as never,
  )) as unknown as readonly Found[];
}

const pick = (each: Found, id: string, code: string, name: string): Pick => ({
  id: each[id] ?? "",
  code: each[code] ?? "",
  name: each[name] ?? "",
});

/** Charges of some types for some services, with the values that they fill into a line. */
export const chargePicker = (types: readonly string[], services: readonly string[]) =>
  picker<ChargePick>(`charge ${types.join()} ${services.join()}`, (client, keyword) =>
    searchCharges(client, { keyword, type: types, serviceTypeId: services }),
  );

/**
 * Charges with both their sides: a bought and a sold charge that the catalogue maps to each other
 * are one choice, unless the code of one of them is typed.
 */
export const chargePairPicker = (services: readonly string[]) =>
  picker<ChargePick>(`charge pair ${services.join()}`, async (client, keyword) => {
    const ask = { keyword, type: ["CREDIT", "DEBIT", "OTHER"], serviceTypeId: services, size: 60 };
    const found = await searchCharges(client, ask);
    const byId = new Map(found.map((each) => [each.id, each]));
    return found
      .filter(
        (each) =>
          each.type !== "CREDIT" ||
          !byId.has(each.twin?.id ?? "") ||
          each.code.toLowerCase() === keyword.trim().toLowerCase(),
      )
      .map((each) => ({ ...each, twin: byId.get(each.twin?.id ?? "") ?? each.twin }));
  });

/** Returns those of the charges that are commission, by their group. */
export async function commissionAmong(
  client: Client,
  chargeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(chargeIds)];
  if (ids.length === 0) return new Set();
  const found = await searchCharges(client, { ids, size: ids.length });
  return new Set(found.flatMap(({ id, isCommission }) => (isCommission ? id : [])));
}

async function searchCharges(client: Client, ask: object): Promise<ChargePick[]> {
  return (await inUse(client, (await catalogue()).chargeCalls.query, ask)).map((each) => {
    const own = {
      ...pick(each, "id", "code", "name"),
      unit: each["unitId"] ? pick(each, "unitId", "unitCode", "unitName") : null,
      unitPrice: each["unitPrice"] ?? null,
      currencyId: each["currencyId"] ?? null,
      vatrate: each["vatrate"] ?? null,
      chargeGroupName: each["chargeGroupName"] ?? null,
      isCommission: each["chargeGroupCode"] === commissionGroup,
      type: each["type"] ?? null,
      names: [each["chargeNameEn"] ?? "", each["chargeNameVn"] ?? ""],
      twin: null,
    };
    const mapped = each["debitCharge"] ? "debitCharge" : "creditCharge";
    if (!each[mapped] || own.type === "OBH") return own;
    const type = mapped === "debitCharge" ? "DEBIT" : "CREDIT";
    // The prices of the mapped charge are not part of the answer.
    const twin = { ...own, ...pick(each, mapped, `${mapped}Code`, `${mapped}Name`), type };
    return { ...own, twin: { ...twin, unitPrice: null, twin: own } };
  });
}

/** Active units; a pasted one is a whole code or a name in either language: "Bộ" is not BOX. */
export const unitPicker = picker(
  "unit",
  async (client, keyword) =>
    (await inUse(client, (await catalogue()).unitCalls.query, { keyword })).map((each) => ({
      ...pick(each, "id", "code", "name"),
      names: [each["unitNameEn"] ?? "", each["unitNameVn"] ?? ""],
    })),
  { isExact: true },
);

/** Active currencies, by code. */
export const currencyPicker = picker("currency", async (client, keyword) =>
  (await inUse(client, (await catalogue()).currencyCalls.query, { keyword })).map((each) =>
    pick(each, "id", "id", "name"),
  ),
);
