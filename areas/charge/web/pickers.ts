import { chargeCalls, currencyCalls, unitCalls } from "@fairway/areas/catalogue/contract.ts";
import { queryPartners } from "@fairway/areas/partner/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { type Pick, picker } from "@fairway/ui/form/picker.ts";
import { chargeTypeOf } from "../model/chargeLine.ts";
import type { SurchargeType } from "../model/surcharge.ts";

/** A catalogue charge with what it fills into a line. */
export interface ChargePick extends Pick {
  readonly unit: Pick | null;
  readonly unitPrice: string | null;
  readonly currencyId: string | null;
  readonly vatrate: string | null;
  readonly chargeGroupName: string | null;
}

type Found = Record<string, string | null>;

/** Asks the query call of a declared list. */
async function query(client: Client, call: CallSpec | undefined, ask: object): Promise<Found[]> {
  return (await client.ask(call as CallSpec, ask as never)) as unknown as Found[];
}

const text = (found: Found, field: string): string => found[field] ?? "";

/** Charges in use that a tab may take, of the job's service. */
export const chargePicker = (type: SurchargeType, service: string) =>
  picker<ChargePick>(`surcharge ${type} ${service}`, async (client, keyword) => {
    const types = [chargeTypeOf[type], "OTHER"];
    const found = await query(client, chargeCalls.query, {
      keyword,
      type: types,
      serviceTypeId: service,
      size: 30,
    });
    return found.map((each) => ({
      id: text(each, "id"),
      code: text(each, "code"),
      name: text(each, client.language === "vi" ? "chargeNameVn" : "chargeNameEn"),
      unit: each["unitId"]
        ? { id: each["unitId"], code: text(each, "unitCode"), name: text(each, "unitName") }
        : null,
      unitPrice: each["unitPrice"] ?? null,
      currencyId: each["currencyId"] ?? null,
      vatrate: each["vatrate"] ?? null,
      chargeGroupName: each["chargeGroupName"] ?? null,
    }));
  });

/** Units in use. */
export const unitPicker = picker("unit", async (client, keyword) =>
  (await query(client, unitCalls.query, { keyword, size: 30 })).map((each) => ({
    id: text(each, "id"),
    code: text(each, "code"),
    name: text(each, client.language === "vi" ? "unitNameVn" : "unitNameEn"),
  })),
);

/** Currencies in use. */
export const currencyPicker = picker("currency", async (client, keyword) =>
  (await query(client, currencyCalls.query, { keyword, size: 30 })).map((each) => ({
    id: text(each, "id"),
    code: text(each, "id"),
    name: text(each, "currencyName"),
  })),
);

/** Partners in use. */
export const partnerPicker = picker("partner", (client, keyword) =>
  client.ask(queryPartners, { keyword, size: 30 }),
);
