import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { offices } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { charge as declared } from "../model/charge.ts";
import { chargesOfMyServices } from "./chargesOfMyServices.ts";
import { listBranches } from "./listBranches.ts";

const database = await castDatabase();
const charge = declared as unknown as Resource;
const administrator = castActor("administrator");
const shut = { access: false } as const;

const withCharges = <T>(play: (tx: Tx, ids: Readonly<Record<string, string>>) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    const lines: readonly (readonly [string, string, string[], object?])[] = [
      ["S_SEA", "DEBIT", ["SFE"]],
      ["B_SEA", "CREDIT", ["SFE", "SLE"]],
      ["S_AIR", "DEBIT", ["AE"]],
      ["S_OLD", "DEBIT", ["SFE"], { active: false }],
      ["S_HPH", "DEBIT", ["SFE"], { officeIds: [offices.hph] }],
    ];
    const ids: Record<string, string> = {};
    for (const [code, type, serviceTypeId, more] of lines) {
      const names = { chargeNameEn: code, chargeNameVn: code };
      const row = { code, ...names, type, serviceTypeId, currencyId: "VND", ...more };
      ids[code] = (await createRecord(tx, administrator, charge, row)).id;
    }
    return play(tx, ids);
  });

const codes = (found: readonly Record<string, unknown>[]) =>
  found.map((each) => String(each["code"])).sort();

describe("charges of my services", () => {
  test("are those in use of the services whose jobs I may open, in my office", () =>
    withCharges(async (tx) => {
      expect(codes(await chargesOfMyServices(tx, administrator, {}))).toEqual([
        "B_SEA",
        "S_AIR",
        "S_SEA",
      ]);
      const sea = castActor("documentation", { change: { docAirExport: shut } });
      expect(codes(await chargesOfMyServices(tx, sea, {}))).toEqual(["B_SEA", "S_SEA"]);
      const haiphong = castActor("documentationHph", { change: { docAirExport: shut } });
      expect(codes(await chargesOfMyServices(tx, haiphong, {}))).toContain("S_HPH");
    }));

  test("can be asked by type and among charges that are already chosen", () =>
    withCharges(async (tx, ids) => {
      const selling = await chargesOfMyServices(tx, administrator, { type: "DEBIT" });
      expect(codes(selling)).toEqual(["S_AIR", "S_SEA"]);
      const among = [ids["B_SEA"] as string, ids["S_OLD"] as string];
      expect(codes(await chargesOfMyServices(tx, administrator, { ids: among }))).toEqual([
        "B_SEA",
      ]);
    }));

  test("are none for somebody without any service", () =>
    withCharges(async (tx) => {
      const nobody = castActor("documentation", { rights: {} });
      expect(await chargesOfMyServices(tx, nobody, {})).toEqual([]);
    }));
});

test("branches are the offices of the company, by code", () =>
  withCharges(async (tx) => {
    const found = await listBranches(tx, administrator);
    expect(found.map((each) => each.id).sort()).toEqual([offices.hcm, offices.hph].sort());
    expect(found[0]).toMatchObject({ code: expect.any(String), name: expect.any(String) });
  }));
