import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { recordHistory } from "@fairway/engine/history/recordHistory.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { country as countries } from "../model/country.ts";
import { currency as currencies } from "../model/currency.ts";
import { port as ports } from "../model/port.ts";
import { unit as units } from "../model/unit.ts";
import { categoryLog, logCategories } from "./categoryLog.ts";
import "./handlers.ts";

const database = await castDatabase();
const [country, currency, port, unit] = [countries, currencies, ports, units] as unknown as [
  Resource,
  Resource,
  Resource,
  Resource,
];
const administrator = castActor("administrator");
const vietnamese = castActor("administrator", { language: "vi" });

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);
const addUnit = (tx: Tx, code: string, actor: Actor = administrator) =>
  createRecord(tx, actor, unit, {
    code,
    unitNameEn: `${code} carton`,
    unitNameVn: `${code} thùng`,
    unitType: "Package",
  });
const log = (tx: Tx, actor: Actor, more: object = {}) =>
  categoryLog(tx, actor, { category: "unit", page: 1, size: 15, ...more });

describe("the log of a list", () => {
  test("tells who changed which field of which record from what to what, the last first", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx, "CTN");
      await updateRecord(tx, administrator, unit, { id, version: 1, unitType: "Other" });
      const { data, totalItems } = await log(tx, vietnamese);
      expect(totalItems).toBe(2);
      expect(data.map((each) => [each.action, each.code, each.name])).toEqual([
        ["update", "CTN", "CTN thùng"],
        ["insert", "CTN", "CTN thùng"],
      ]);
      expect(data[0]).toMatchObject({
        by: "Đỗ Quốc Bảo",
        changes: [{ field: "unitType", label: "Loại", was: "Kiện", now: "Khác" }],
      });
    }));

  test("still knows a deleted record by its code", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx, "CTN");
      await deleteRecord(tx, administrator, unit, id);
      const { data } = await log(tx, administrator, { keyword: "ctn" });
      expect(data[0]).toMatchObject({ action: "delete", code: "CTN" });
    }));

  test("is searched without accents, by days, and page by page", () =>
    withCast(async (tx) => {
      await addUnit(tx, "CTN");
      await addUnit(tx, "BOX");
      expect((await log(tx, vietnamese, { keyword: "box thung" })).totalItems).toBe(1);
      const now = today("Asia/Ho_Chi_Minh");
      expect((await log(tx, administrator, { from: now, to: now })).totalItems).toBe(2);
      expect((await log(tx, administrator, { to: addDays(now, -1) })).totalItems).toBe(0);
      const second = await log(tx, administrator, { page: 2, size: 1 });
      expect(second).toMatchObject({ totalItems: 2, data: [{ code: "CTN" }] });
    }));

  test("keeps lists that share a table apart", () =>
    withCast(async (tx) => {
      const where = { countryId: "VN", modeOfTransport: "SEA" };
      const names = { nameEn: "Hai Phong", nameVn: "Hải Phòng" };
      await createRecord(tx, administrator, port, { code: "VNHPH", ...names, ...where });
      expect((await log(tx, administrator, { category: "port" })).totalItems).toBe(1);
      expect((await log(tx, administrator, { category: "warehouse" })).totalItems).toBe(0);
    }));

  test("shows everybody's changes only to who reaches the company", () =>
    withCast(async (tx) => {
      const right = (list: "Owner" | "Company" | "None") =>
        castActor("documentation", {
          change: {
            settingCatalogLogViewer: {
              access: true,
              list,
              detail: "None",
              write: "None",
              delete: "None",
            },
          },
        });
      await addUnit(tx, "CTN");
      await addUnit(tx, "BOX", right("Owner"));
      expect((await log(tx, right("Owner"))).data.map((each) => each.code)).toEqual(["BOX"]);
      expect((await log(tx, right("Company"))).totalItems).toBe(2);
      await expect(log(tx, right("None"))).rejects.toMatchObject({ code: "access.forbidden" });
      await expect(logCategories(tx, right("None"))).rejects.toMatchObject({
        code: "access.forbidden",
      });
    }));

  test("exists for every list, by name", () =>
    withCast(async (tx) => {
      const found = await logCategories(tx, administrator);
      const ids = found.map((each) => each.id);
      expect(ids).toEqual(
        expect.arrayContaining(["charge", "port", "ward", "incoterm", "country", "currency"]),
      );
      const unknown = log(tx, administrator, { category: "weather" });
      await expect(unknown).rejects.toMatchObject({ code: "field.unknown" });
    }));

  test("of a list for all companies is seen by all, who did it only in that person's own", () =>
    withCast(async (tx) => {
      const add = { code: "XTS", currencyName: "Test dollar" };
      const { id } = await createRecord(tx, administrator, currency, add);
      await updateRecord(tx, administrator, currency, { id, version: 1, currencyName: "Testmark" });
      await deleteRecord(tx, administrator, currency, id);
      const ask = { category: "currency", keyword: "xts" };
      const { data } = await log(tx, vietnamese, ask);
      expect(data.map((each) => [each.action, each.code, each.by])).toEqual([
        ["delete", "XTS", "Đỗ Quốc Bảo"],
        ["update", "XTS", "Đỗ Quốc Bảo"],
        ["insert", "XTS", "Đỗ Quốc Bảo"],
      ]);
      expect(data[1]?.changes).toMatchObject([{ was: "Test dollar", now: "Testmark" }]);
      const elsewhere = castActor("administrator", { companyId: newId() });
      const seen = await log(tx, elsewhere, ask);
      expect(seen.data.map((each) => [each.action, each.by])).toEqual([
        ["delete", null],
        ["update", null],
        ["insert", null],
      ]);
    }));

  test("of one country is shown with it, and is append-only", () =>
    withCast(async (tx) => {
      await updateRecord(tx, administrator, country, { id: "VN", version: 1, nameEn: "Viet Nam" });
      const [last] = await recordHistory(tx, administrator, country, { id: "VN" });
      expect(last).toMatchObject({ action: "update", by: expect.any(String) });
      expect(last?.changes).toMatchObject([{ field: "nameEn", now: "Viet Nam" }]);
      const nobody = castActor("documentation", { change: { catLocation: { detail: "None" } } });
      await expect(recordHistory(tx, nobody, country, { id: "VN" })).rejects.toMatchObject({
        code: "access.forbidden",
      });
      await expect(
        run(tx, sql`update shared_history set action = 'insert' where record_id = 'VN'`),
      ).rejects.toThrow(/only ever added to/);
    }));
});
