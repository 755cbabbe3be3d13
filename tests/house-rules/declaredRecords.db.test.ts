import { handlers, resources } from "@fairway/areas/catalogue/server/handlers.ts";
import { charge } from "@fairway/areas/catalogue/model/charge.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { partner } from "@fairway/areas/partner/model/partner.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { importedFields, type Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import { activateRecords } from "@fairway/engine/resource/activateRecords.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { importTemplate } from "@fairway/engine/imports/importTemplate.ts";
import { rowsWithErrors } from "@fairway/engine/imports/rowsWithErrors.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sheetsOf } from "@fairway/engine/paper/testWorkbook.ts";
import { findUses, guardsOf } from "@fairway/engine/uses/findUses.ts";
import { isNamed } from "@fairway/engine/uses/tableNames.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { importRecords, uploadRecords } from "@fairway/engine/imports/importRecords.ts";
import { recordHistory } from "@fairway/engine/history/recordHistory.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import "../../apps/server/tableNames.ts";
import { castActor } from "../cast/actors.ts";
import { companyId } from "../cast/people.ts";
import { castDatabase } from "../cast/castDatabase.ts";

const database = await castDatabase();
const units = unit as unknown as Resource;
const ports = port as unknown as Resource;
const administrator = castActor("administrator");
const vietnamese = castActor("administrator", { language: "vi" });

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

const carton = {
  code: "CTN",
  unitNameEn: "Carton",
  unitNameVn: "Thùng",
  unitType: "Package",
};
const addCarton = async (tx: Tx, more: object = {}) =>
  (await createRecord(tx, administrator, units, { ...carton, ...more })).id;

const used = async (tx: Tx) => {
  const id = await addCarton(tx);
  await createRecord(tx, administrator, charges(), {
    code: "S_CTN",
    chargeNameEn: "Per carton",
    chargeNameVn: "Theo thùng",
    type: "DEBIT",
    serviceTypeId: ["SFE"],
    currencyId: "VND",
    vatrate: "8",
    unitId: id,
  });
  return id;
};
const charges = () => charge as unknown as Resource;

async function bytesOf(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  if (content instanceof Uint8Array) return content;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

describe("the history of a declared record", () => {
  test("says who changed which field from what to what, in the reader's language", () =>
    withCast(async (tx) => {
      const id = await addCarton(tx);
      const ask = { id, version: 1, unitNameEn: "Box", unitType: "Other" };
      await updateRecord(tx, administrator, units, ask);
      const [change, made] = await recordHistory(tx, vietnamese, units, { id });
      expect(made).toMatchObject({ action: "insert" });
      expect(made?.changes).toContainEqual({
        field: "code",
        label: "Mã",
        was: "",
        now: "CTN",
      });
      expect(change?.by).toBeTruthy();
      expect(change?.changes).toEqual([
        { field: "unitNameEn", label: "Tên (EN)", was: "Carton", now: "Box" },
        { field: "unitType", label: "Loại", was: "Kiện", now: "Khác" },
      ]);
    }));

  test("shows links by code and name, never by their ids", () =>
    withCast(async (tx) => {
      const place = {
        code: "VNSGN",
        nameEn: "Ho Chi Minh City",
        nameVn: "Thành phố Hồ Chí Minh",
        countryId: "VN",
        modeOfTransport: "SEA",
      };
      const { id } = await createRecord(tx, administrator, ports, place);
      const [made] = await recordHistory(tx, administrator, ports, { id });
      const country = made?.changes.find((each) => each.field === "countryId");
      expect(country?.now).toMatch(/^VN · Viet ?nam$/i);
    }));

  test("is open only to those who may open the record", () =>
    withCast(async (tx) => {
      const id = await addCarton(tx);
      const stranger = castActor("administrator", { rights: {} });
      const seen = recordHistory(tx, stranger, units, { id });
      await expect(seen).rejects.toMatchObject({ code: "access.forbidden" });
    }));
});

describe("a declared record", () => {
  const served = new Set(handlers.map(({ call }) => call.path));
  const declared = resources as unknown as readonly Resource[];

  test.each(declared)("$name answers its history, its uses and many at once", (resource) => {
    const { controller, paths } = resource.calls;
    const derived = [paths.history, paths.uses, paths.activate].filter((each) => each);
    const silent = derived.filter((each) => !served.has(`${controller}/${each}`));
    expect(silent).toEqual([]);
    if (paths.get && resource.shared === "company") expect(paths.history).toMatch(/History/);
  });
});

describe("a record that others use", () => {
  test("says by which records, with their codes", () =>
    withCast(async (tx) => {
      const id = await used(tx);
      expect(await findUses(tx, vietnamese, units, id)).toEqual([
        { title: "Phí", count: 1, capped: false, codes: ["S_CTN"] },
      ]);
    }));

  test("is not deleted, and the refusal names where it is used", () =>
    withCast(async (tx) => {
      const id = await used(tx);
      await expect(deleteRecord(tx, administrator, units, id)).rejects.toMatchObject({
        code: "record.inUse",
        facts: { where: expect.stringContaining("S_CTN") },
      });
    }));

  test("has a name to say for every table that can hold it", () =>
    readOnly(database, async (tx) => {
      const silent = new Set<string>();
      for (const { table } of [...resources, partner]) {
        for (const guard of await guardsOf(tx, table)) {
          if (!isNamed(guard.table)) silent.add(guard.table);
        }
      }
      expect([...silent]).toEqual([]);
    }));
});

describe("many records at once", () => {
  test("are taken out of use and back, and back in use they have no day of retirement", () =>
    withCast(async (tx) => {
      const ids = [
        await addCarton(tx),
        await addCarton(tx, { code: "BAG", unitNameEn: "Bag", unitNameVn: "Túi" }),
      ];
      const turn = (active: boolean) => activateRecords(tx, administrator, units, { ids, active });
      expect(await turn(false)).toEqual({ count: 2 });
      const retired = await getRecord(tx, administrator, units, ids[0] as string);
      expect(retired).toMatchObject({ active: false, inactiveOn: expect.any(String), version: 2 });
      expect(await turn(false)).toEqual({ count: 0 });
      expect(await turn(true)).toEqual({ count: 2 });
      const back = await getRecord(tx, administrator, units, ids[1] as string);
      expect(back).toMatchObject({ active: true, inactiveOn: null, version: 3 });
    }));

  test("stay as they are, all of them, when one of them is not there", () =>
    withCast(async (tx) => {
      const id = await addCarton(tx);
      const ids = [id, "00000000-0000-7000-8000-000000000000"];
      const turned = activateRecords(tx, administrator, units, { ids, active: false });
      await expect(turned).rejects.toMatchObject({ code: "record.notFound" });
      expect(await getRecord(tx, administrator, units, id)).toMatchObject({ active: true });
    }));
});

describe("an import over records that exist", () => {
  const sheet = (names: Record<string, string | null>[]) =>
    names.map((cells, at) => ({ row: at + 2, cells }));
  const cells = { code: "ctn", unitNameEn: "Carton", unitNameVn: "Thùng giấy", unitType: "Kiện" };

  test("changes only what differs, keeps what the sheet leaves out, and writes nothing twice", () =>
    withCast(async (tx) => {
      const id = await addCarton(tx, { descriptionEn: "kept" });
      const rows = sheet([cells, { ...cells, code: "BAG", unitNameEn: "Bag", unitNameVn: "Túi" }]);
      const first = await importRecords(tx, administrator, units, { rows });
      expect(first).toEqual({ count: 2, added: 1, changed: 1 });
      expect(await getRecord(tx, administrator, units, id)).toMatchObject({
        code: "CTN",
        unitNameVn: "Thùng giấy",
        descriptionEn: "kept",
        version: 2,
      });
      const again = await importRecords(tx, administrator, units, { rows });
      expect(again).toEqual({ count: 2, added: 0, changed: 0 });
      expect(await getRecord(tx, administrator, units, id)).toMatchObject({ version: 2 });
    }));

  test("is shown before it happens: what is new, and each cell's old value", () =>
    withCast(async (tx) => {
      await addCarton(tx);
      const file = await exportRecords(tx, administrator, units, {});
      const sent = { name: "units.xlsx", mime: file.mime, bytes: await bytesOf(file.bytes) };
      await sql`update unit set unit_name_en = 'Old' where company_id = ${companyId} and code = 'CTN'`.execute(
        tx,
      );
      const read = await uploadRecords(tx, administrator, units, { file: sent });
      expect(read.data.filter((row) => row.state !== "same")).toMatchObject([
        { state: "changed", was: { unitNameEn: "Old" }, cells: { unitNameEn: "Carton" } },
      ]);
    }));

  test("refuses a name that another record has, at its cell and in the reader's language", () =>
    withCast(async (tx) => {
      await addCarton(tx);
      await addCarton(tx, { code: "BAG", unitNameEn: "Bag", unitNameVn: "Túi" });
      const rows = sheet([{ ...cells, unitNameEn: "bag" }]);
      await expect(importRecords(tx, administrator, units, { rows })).rejects.toMatchObject({
        code: "import.wrongRows",
        fields: [{ field: "rows.2.unitNameEn", code: "field.exists" }],
      });
    }));
});

describe("what the filter shows", () => {
  test("leaves as csv, too, in the reader's language", () =>
    withCast(async (tx) => {
      await addCarton(tx);
      const ask = { keyword: "carton", format: "csv" as const };
      const file = await exportRecords(tx, vietnamese, units, ask);
      const text = new TextDecoder().decode(await bytesOf(file.bytes));
      expect(file).toMatchObject({ name: "Đơn vị tính.csv", mime: "text/csv" });
      expect(text.trim().split("\r\n")).toHaveLength(2);
      expect(text).toContain("CTN,Carton,Thùng,Kiện");
    }));

  test.each([administrator, vietnamese])(
    "has a template that explains itself and whose guide and example are not imported",
    (actor) =>
      withCast(async (tx) => {
        const file = await importTemplate(tx, actor, ports);
        const bytes = await bytesOf(file.bytes);
        const sent = { name: "t.xlsx", mime: file.mime, bytes };
        const read = uploadRecords(tx, actor, ports, { file: sent });
        await expect(read).rejects.toMatchObject({ code: "import.nothing" });
        const { headers, rows } = await readExcel(bytes);
        const required = headers.filter((each) => each.endsWith(" *"));
        expect(required).toHaveLength(5);
        expect(rows).toHaveLength(2);
        const [typed, lists] = await sheetsOf(bytes);
        expect(typed?.dataValidations?.length).toBeGreaterThanOrEqual(3);
        expect(lists?.rows.flat()).toContainEqual(expect.stringMatching(/^VN - Vi/));
      }),
  );

  test("writes the rows with errors back, and reads them again", () =>
    withCast(async (tx) => {
      const columns = importedFields(units).map((key) => {
        const { label, optional } = units.fields[key] as Field;
        return { key, title: label.en, required: !optional };
      });
      const rows = [{ cells: { ...carton, unitType: "Box" }, errors: "Unit type: not offered" }];
      const file = await rowsWithErrors(tx, administrator, { title: "Units", columns, rows });
      const sent = { name: "t.xlsx", mime: file.mime, bytes: await bytesOf(file.bytes) };
      expect((await readExcel(sent.bytes)).rows[0]?.cells.at(-1)).toBe("Unit type: not offered");
      const read = await uploadRecords(tx, administrator, units, { file: sent });
      expect(read.data).toMatchObject([{ row: 2, cells: { code: "CTN", unitType: "Box" } }]);
    }));
});
