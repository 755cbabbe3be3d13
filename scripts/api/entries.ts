import {
  addCharge,
  chargeCalls,
  portCalls,
  incotermCalls,
  unitCalls,
} from "@fairway/areas/catalogue/contract.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { fold } from "@fairway/core/words/fold.ts";
import type { Signed } from "./callServer.ts";

/** An entry of the catalogue as the queries answer it. */
interface Entry {
  readonly id: string;
  readonly code: string;
  readonly [field: string]: unknown;
}

const chargeTypes = { SELL: "DEBIT", BUY: "CREDIT", OBH: "OBH" } as const;

/** Finds entries of the catalogue by code or name, and adds those that are missing. */
export interface Entries {
  /** A charge of a service; one of the same name for other services only is another. */
  charge(name: string, side: keyof typeof chargeTypes, service?: ServiceCode): Promise<string>;
  unit(code: string, unitType: "Container" | "Package"): Promise<string>;
  /** The code of the unit that a paper writes by this name. */
  unitCode(name: string): Promise<string>;
  port(code: string, mode?: "SEA" | "AIR"): Promise<string>;
  incoterm(code: string): Promise<string>;
}

/** Looks entries up through the API, each once. */
export function catalogueEntries(signed: Signed): Entries {
  const known = new Map<string, Promise<string>>();
  const once = (key: string, find: () => Promise<string>) => {
    const found = known.get(key) ?? find();
    known.set(key, found);
    return found;
  };
  const query = (call: CallSpec | undefined, keyword: string) =>
    signed.ask(needed(call), { keyword, size: 1000 } as never) as Promise<unknown> as Promise<
      Entry[]
    >;
  const must = async (call: CallSpec | undefined, code: string) => {
    const entry = (await query(call, code)).find((each) => each.code === code);
    if (!entry) throw new Error(`the catalogue lacks ${code}`);
    return entry.id;
  };
  const added = async (call: CallSpec | undefined, entry: Readonly<Record<string, unknown>>) => {
    const answer = (await signed.ask(needed(call), entry as never)) as unknown;
    return (answer as { data: { id: string } }).data.id;
  };

  return {
    port: (code, mode = "SEA") =>
      once(`port ${code}`, async () => {
        const there = (await query(portCalls.query, code)).find((each) => each.code === code);
        if (there) return there.id;
        const countryId = code.length === 5 ? code.slice(0, 2) : "VN";
        const port = { code, nameEn: code, nameVn: code, countryId, modeOfTransport: [mode] };
        return added(portCalls.add, { ...port, active: true });
      }),
    incoterm: (code) => once(`incoterm ${code}`, () => must(incotermCalls.query, code)),
    unit: (code, unitType) =>
      once(`unit ${fold(code)}`, async () => {
        const same = (await query(unitCalls.query, code)).find(
          (each) => fold(each.code) === fold(code),
        );
        if (same) return same.id;
        const unit = { code, unitNameEn: code, unitNameVn: code, unitType, active: true };
        return added(unitCalls.add, unit);
      }),
    unitCode: (name) =>
      once(`unit named ${fold(name)}`, async () => {
        const named = await query(unitCalls.query, name);
        const words = (each: Entry) => [each.code, each["unitNameEn"], each["unitNameVn"]];
        const same = named.find((each) =>
          words(each).some((text) => fold(String(text)) === fold(name)),
        );
        return same?.code ?? name;
      }),
    charge: (name, side, service) =>
      once(`charge ${side} ${service ?? ""} ${fold(name)}`, async () => {
        const named = await query(chargeCalls.query, name);
        const fits = (each: Entry) =>
          each["type"] === chargeTypes[side] &&
          (!service || (each["serviceTypeId"] as readonly string[]).includes(service)) &&
          [each.code, each.code.slice(2), each["chargeNameEn"], each["chargeNameVn"]].some(
            (word) => fold(String(word)) === fold(name),
          );
        const same = named.find(fits);
        if (same) return same.id;
        return added(addCharge, {
          code: newCode(name, side, new Set(named.map((each) => each.code))),
          chargeNameEn: name,
          chargeNameVn: name,
          type: chargeTypes[side],
          serviceTypeId: serviceCodes,
          active: true,
        });
      }),
  };
}

/**
 * A code from the name: "Port infrastructure fee" bought becomes B_PORT_INFRASTRUCTURE_FEE; a name
 * that is such a code already is taken as it is.
 */
function newCode(name: string, side: "SELL" | "BUY" | "OBH", taken: ReadonlySet<string>): string {
  const word =
    fold(name)
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, "_")
      .slice(0, 40) || "CHARGE";
  const start = `${side.charAt(0)}_`;
  const code = word.startsWith(start) ? word : `${start}${word}`;
  for (let at = 2; ; at += 1) {
    const next = at === 2 ? code : `${code}_${at - 1}`;
    if (!taken.has(next)) return next;
  }
}

function needed(call: CallSpec | undefined): CallSpec {
  if (!call) throw new Error("the catalogue has no such call");
  return call;
}
