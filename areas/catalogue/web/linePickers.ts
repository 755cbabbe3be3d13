import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import { chargeCalls, currencyCalls, unitCalls } from "../contract.ts";

/** A catalogue charge with the values that it fills into a line. */
export interface ChargePick extends Pick {
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  readonly currencyId: string | null;
  readonly vatrate: string | null;
  readonly chargeGroupName: string | null;
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
  picker<ChargePick>(`charge ${types.join()} ${services.join()}`, async (client, keyword) => {
    const ask = { keyword, type: types, serviceTypeId: services };
    return (await inUse(client, chargeCalls.query, ask)).map((each) => ({
      ...pick(each, "id", "code", "name"),
      unit: each["unitId"] ? pick(each, "unitId", "unitCode", "unitName") : null,
      unitPrice: each["unitPrice"] ?? null,
      currencyId: each["currencyId"] ?? null,
      vatrate: each["vatrate"] ?? null,
      chargeGroupName: each["chargeGroupName"] ?? null,
    }));
  });

/** Active units. */
export const unitPicker = picker("unit", async (client, keyword) =>
  (await inUse(client, unitCalls.query, { keyword })).map((each) =>
    pick(each, "id", "code", "name"),
  ),
);

/** Active currencies, by code. */
export const currencyPicker = picker("currency", async (client, keyword) =>
  (await inUse(client, currencyCalls.query, { keyword })).map((each) =>
    pick(each, "id", "id", "name"),
  ),
);
