import {
  addCharge,
  chargeCalls,
  portCalls,
  incotermCalls,
  unitCalls,
} from "@fairway/areas/catalogue/contract.ts";
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
  charge(name: string, side: keyof typeof chargeTypes): Promise<string>;
  unit(code: string, unitType: "Container" | "Package"): Promise<string>;
  port(code: string): Promise<string>;
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

  return {
    port: (code) => once(`port ${code}`, () => must(portCalls.query, code)),
    incoterm: (code) => once(`incoterm ${code}`, () => must(incotermCalls.query, code)),
    unit: (code, unitType) =>
      once(`unit ${fold(code)}`, async () => {
        const same = (await query(unitCalls.query, code)).find(
          (each) => fold(each.code) === fold(code),
        );
        if (same) return same.id;
        const unit = { code, unitNameEn: code, unitNameVn: code, unitType, active: true };
        const added = (await signed.ask(needed(unitCalls.add), unit as never)) as unknown;
        return (added as { data: { id: string } }).data.id;
      }),
    charge: (name, side) =>
      once(`charge ${side} ${fold(name)}`, async () => {
        const named = await query(chargeCalls.query, name);
        const fits = (each: Entry) =>
          each["type"] === chargeTypes[side] &&
          [each.code, each.code.slice(2), each["chargeNameEn"], each["chargeNameVn"]].some(
            (word) => fold(String(word)) === fold(name),
          );
        const same = named.find(fits);
        if (same) return same.id;
        const { data } = await signed.ask(addCharge, {
          code: newCode(name, side, new Set(named.map((each) => each.code))),
          chargeNameEn: name,
          chargeNameVn: name,
          type: chargeTypes[side],
          serviceTypeId: ["SFE"],
          active: true,
        } as never);
        return data.id as string;
      }),
  };
}

/** A code from the name: "Port infrastructure fee" bought becomes B_PORT_INFRASTRUCTURE_FEE. */
function newCode(name: string, side: "SELL" | "BUY" | "OBH", taken: ReadonlySet<string>): string {
  const word =
    fold(name)
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, "_")
      .slice(0, 40) || "CHARGE";
  const code = `${side.charAt(0)}_${word}`;
  for (let at = 2; ; at += 1) {
    const next = at === 2 ? code : `${code}_${at - 1}`;
    if (!taken.has(next)) return next;
  }
}

function needed(call: CallSpec | undefined): CallSpec {
  if (!call) throw new Error("the catalogue has no such call");
  return call;
}
