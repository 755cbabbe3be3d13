import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { one, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { chooseRecords } from "@fairway/engine/resource/chooseRecords.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { correctedMime } from "@fairway/core/imports/importShapes.ts";
import { importRecords, uploadRecords } from "@fairway/engine/imports/importRecords.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { charge as charges } from "../model/charge.ts";
import { country } from "../model/country.ts";
import { port as ports } from "../model/port.ts";
import { unit as units } from "../model/unit.ts";
import { vatRate } from "../model/vatRate.ts";
import { findPorts } from "./findPort.ts";
import { addCharge, getCharge, updateCharge } from "./saveCharge.ts";

const database = await castDatabase();
const [charge, port, unit] = [charges, ports, units] as unknown as Resource[] as [
  Resource,
  Resource,
  Resource,
];
const administrator = castActor("administrator");

const withCast = <T>(play: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await insertRows(
      tx,
      "chart_of_accounts",
      ["131", "331", "5113"].map((accountCode) => {
        const names = { accountNameEn: accountCode, accountNameLocal: accountCode };
        return { companyId, id: newId(), accountCode, ...names };
      }),
    );
    return play(tx);
  });

const refused = (code: string, field?: string) =>
  expect.objectContaining({
    code,
    ...(field ? { fields: expect.arrayContaining([expect.objectContaining({ field })]) } : {}),
  });

const cbm = {
  code: "CBM",
  unitNameEn: "Cubic metres",
  unitNameVn: "Mét khối",
  unitType: "VolumnMeasurement",
};
const addUnit = (tx: Tx, actor: Actor = administrator, more: object = {}) =>
  createRecord(tx, actor, unit, { ...cbm, ...more });

const saigon = {
  code: "VNSGN",
  nameEn: "Ho Chi Minh City",
  nameVn: "Thành phố Hồ Chí Minh",
  countryId: "VN",
  modeOfTransport: "SEA",
  aliases: ["VNCLI"],
};
const thc = {
  code: "S_THC",
  chargeNameEn: "Terminal handling",
  chargeNameVn: "Phí xếp dỡ",
  type: "DEBIT",
  serviceTypeId: ["SFE"],
  currencyId: "VND",
  vatrate: "8",
};

const nothing = {
  access: true,
  list: "None",
  detail: "None",
  write: "None",
  delete: "None",
} as const;

describe("a unit", () => {
  test("is in use from the start, and its history says who made it", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      const row = await getRecord(tx, administrator, unit, id);
      expect(row).toMatchObject({
        ...cbm,
        active: true,
        version: 1,
        companyId,
        name: "Cubic metres",
      });
      expect(row.permission).toEqual({ allowUpdate: true, allowDelete: true });
      const [line] = await rows<{ action: string; changedBy: string }>(
        tx,
        sql`select action, changed_by from history where company_id = ${companyId} and record_id = ${id}`,
      );
      expect(line).toEqual({ action: "insert", changedBy: administrator.userId });
    }));

  test("with the code of another, in whatever case, is refused at the code", () =>
    withCast(async (tx) => {
      await addUnit(tx);
      const twin = addUnit(tx, administrator, { code: "cbm", unitNameEn: "x", unitNameVn: "y" });
      await expect(twin).rejects.toEqual(refused("record.exists", "code"));
    }));

  test("keeps its code whatever is sent, and takes a new name", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      const sent = { ...cbm, id, version: 1, code: "M3", unitNameEn: "Cubic meters" };
      expect(await updateRecord(tx, administrator, unit, sent)).toEqual({ id, version: 2 });
      const row = await getRecord(tx, administrator, unit, id);
      expect(row).toMatchObject({ code: "CBM", unitNameEn: "Cubic meters" });
    }));

  test("that somebody else saved first is a conflict", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      await updateRecord(tx, administrator, unit, { id, version: 1, unitNameEn: "First" });
      const second = updateRecord(tx, administrator, unit, {
        id,
        version: 1,
        unitNameEn: "Second",
      });
      await expect(second).rejects.toEqual(refused("record.conflict"));
    }));

  test("shows when it was retired, and no longer once it is back", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      await updateRecord(tx, administrator, unit, { id, version: 1, active: false });
      expect(await getRecord(tx, administrator, unit, id)).toMatchObject({
        inactiveOn: expect.stringMatching(/^\d{4}-/),
      });
      await updateRecord(tx, administrator, unit, { id, version: 2, active: true });
      expect(await getRecord(tx, administrator, unit, id)).toMatchObject({ inactiveOn: null });
    }));

  test("that a charge is counted in cannot go, and the refusal says where it is used", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      await createRecord(tx, administrator, charge, { ...thc, unitId: id });
      await expect(deleteRecord(tx, administrator, unit, id)).rejects.toMatchObject({
        code: "record.inUse",
        facts: { where: expect.stringContaining(thc.code) },
      });
    }));

  test("that nothing uses goes", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      await deleteRecord(tx, administrator, unit, id);
      const gone = getRecord(tx, administrator, unit, id);
      await expect(gone).rejects.toEqual(refused("record.notFound"));
    }));

  test("is nobody's business without the right", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      const stranger = castActor("documentation", { change: { catUnit: nothing } });
      const page = { page: 1, size: 15 };
      await expect(listRecords(tx, stranger, unit, page)).rejects.toEqual(
        refused("access.forbidden"),
      );
      await expect(getRecord(tx, stranger, unit, id)).rejects.toEqual(refused("access.forbidden"));
      await expect(addUnit(tx, stranger)).rejects.toEqual(refused("access.forbidden"));
      await expect(deleteRecord(tx, stranger, unit, id)).rejects.toEqual(
        refused("access.forbidden"),
      );
      const change = { id, version: 1, unitNameEn: "x" };
      await expect(updateRecord(tx, stranger, unit, change)).rejects.toEqual(
        refused("access.forbidden"),
      );
    }));

  test("of another company does not exist", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx);
      const other = castActor("administrator", { companyId: offices.hcm });
      await expect(getRecord(tx, other, unit, id)).rejects.toEqual(refused("record.notFound"));
      expect(await chooseRecords(tx, other, unit, {})).toEqual([]);
    }));

  test("that is no container has no ISO size, and every fault is named at once", () =>
    withCast(async (tx) => {
      const wrong = addUnit(tx, administrator, { isoCode: "45G1" });
      await expect(wrong).rejects.toEqual(refused("ask.invalid", "isoCode"));
      await expect(createRecord(tx, administrator, unit, {})).rejects.toMatchObject({
        fields: [
          { field: "code", code: "field.required" },
          { field: "unitNameEn", code: "field.required" },
          { field: "unitNameVn", code: "field.required" },
          { field: "unitType", code: "field.required" },
        ],
      });
    }));
});

describe("a list", () => {
  const three = async (tx: Tx) => {
    await addUnit(tx);
    await addUnit(tx, administrator, {
      code: "KGS",
      unitNameEn: "Kilograms",
      unitNameVn: "Ki-lô-gam",
      unitType: "WeightMeasurement",
    });
    await addUnit(tx, administrator, {
      code: "PLT",
      unitNameEn: "Pallets",
      unitNameVn: "Pa-lét",
      unitType: "Package",
      active: false,
    });
  };
  const codes = (page: { data: readonly Record<string, unknown>[] }) =>
    page.data.map((row) => row["code"]);

  test("finds words without accents, in any order", () =>
    withCast(async (tx) => {
      await three(tx);
      const found = await listRecords(tx, administrator, unit, {
        page: 1,
        size: 15,
        keyword: "khoi met",
      });
      expect(codes(found)).toEqual(["CBM"]);
    }));

  test("takes signs of a pattern as they stand", () =>
    withCast(async (tx) => {
      await three(tx);
      for (const keyword of ["%", "_", "\\"]) {
        const found = await listRecords(tx, administrator, unit, { page: 1, size: 15, keyword });
        expect(found.data).toEqual([]);
      }
    }));

  test("filters, sorts both ways and pages with an exact total", () =>
    withCast(async (tx) => {
      await three(tx);
      const ask = (more: object) =>
        listRecords(tx, administrator, unit, { page: 1, size: 15, ...more });
      expect(codes(await ask({ active: true }))).toEqual(["CBM", "KGS"]);
      expect(codes(await ask({ unitType: ["Package"] }))).toEqual(["PLT"]);
      expect(codes(await ask({ sort: "-code" }))).toEqual(["PLT", "KGS", "CBM"]);
      expect(codes(await ask({ sort: "unitNameVn", descending: false }))).toEqual([
        "KGS",
        "CBM",
        "PLT",
      ]);
      const second = await ask({ page: 2, size: 2 });
      expect([codes(second), second.totalItems, second.capped]).toEqual([["PLT"], 3, false]);
      expect((await ask({ page: 9 })).totalItems).toBe(3);
    }));

  test.each([
    "code",
    "chargeNameEn",
    "type",
    "serviceTypeId",
    "unitId",
    "currencyId",
    "unitPrice",
    "vatrate",
    "chargeGroup",
    "active",
  ])("of charges sorts by %s", (sort) =>
    withCast(async (tx) => {
      await createRecord(tx, administrator, charge, thc);
      for (const descending of [false, true]) {
        const found = await listRecords(tx, administrator, charge, {
          page: 1,
          size: 15,
          sort,
          descending,
        });
        expect(codes(found)).toEqual(["S_THC"]);
      }
    }),
  );

  test("of charges reaches as far as the right: own, office, company", () =>
    withCast(async (tx) => {
      const all = { access: true, list: "Company", detail: "Company", write: "Company" } as const;
      const make = (name: "documentation" | "documentation2" | "documentationHph", code: string) =>
        createRecord(tx, castActor(name, { change: { catCharge: all } }), charge, { ...thc, code });
      await make("documentation", "S_MINE");
      await make("documentation2", "S_OFFICE");
      await make("documentationHph", "S_OTHER");
      const seen = async (list: "Owner" | "Office" | "Company") => {
        const me = castActor("documentation", { change: { catCharge: { ...all, list } } });
        return codes(await listRecords(tx, me, charge, { page: 1, size: 15 }));
      };
      expect(await seen("Owner")).toEqual(["S_MINE"]);
      expect(await seen("Office")).toEqual(["S_MINE", "S_OFFICE"]);
      expect(await seen("Company")).toEqual(["S_MINE", "S_OFFICE", "S_OTHER"]);
    }));

  test("a charge out of reach is not found, one in sight but not mine is forbidden", () =>
    withCast(async (tx) => {
      const { id } = await createRecord(tx, administrator, charge, thc);
      const rights = {
        access: true,
        list: "Owner",
        detail: "Owner",
        write: "Owner",
        delete: "Owner",
      } as const;
      const stranger = castActor("documentationHph", { change: { catCharge: rights } });
      await expect(getRecord(tx, stranger, charge, id)).rejects.toEqual(refused("record.notFound"));
      const reader = castActor("documentationHph", {
        change: { catCharge: { ...rights, detail: "All" } },
      });
      const change = { id, version: 1, chargeNameEn: "x" };
      await expect(updateRecord(tx, reader, charge, change)).rejects.toEqual(
        refused("access.forbidden"),
      );
      await expect(deleteRecord(tx, reader, charge, id)).rejects.toEqual(
        refused("access.forbidden"),
      );
    }));

  test("is found in one statement and read in another, whatever its size", () =>
    withCast(async (tx) => {
      await three(tx);
      const { statementCount } = await import("@fairway/engine/db/tx.ts");
      const before = statementCount(tx);
      await listRecords(tx, administrator, unit, { page: 1, size: 50 });
      expect(statementCount(tx) - before).toBe(2);
    }));
});

describe("a picker", () => {
  test("puts the exact code first and offers only what is in use", () =>
    withCast(async (tx) => {
      await addUnit(tx, administrator, { code: "SET", unitNameEn: "Set", unitNameVn: "Bộ" });
      await addUnit(tx, administrator, { code: "ASET", unitNameEn: "A set", unitNameVn: "Bộ a" });
      await addUnit(tx, administrator, {
        code: "OLDSET",
        unitNameEn: "Old",
        unitNameVn: "Cũ",
        active: false,
      });
      const anybody = castActor("documentation", { change: { catUnit: nothing } });
      const found = await chooseRecords(tx, anybody, unit, { keyword: "set" });
      expect(found.map((row) => row["code"])).toEqual(["SET", "ASET"]);
    }));

  test("offers general purpose containers first among those of one size", () =>
    withCast(async (tx) => {
      const sizes = [
        ["29FR", "22P9"],
        ["29GP", "22G9"],
        ["29OT", "22U9"],
      ] as const;
      for (const [code, isoCode] of sizes) {
        await addUnit(tx, administrator, {
          code,
          isoCode,
          unitType: "Container",
          unitNameEn: code,
          unitNameVn: code,
        });
      }
      const found = await chooseRecords(tx, administrator, unit, { keyword: "29" });
      expect(found.map((row) => row["code"])).toEqual(["29GP", "29FR", "29OT"]);
    }));

  test("finds chosen records again by id, retired ones too, in the person's language", () =>
    withCast(async (tx) => {
      const { id } = await addUnit(tx, administrator, { active: false });
      const vietnamese = castActor("documentation", { language: "vi" });
      const [found] = await chooseRecords(tx, vietnamese, unit, { ids: [id] });
      expect(found?.name).toBe("Mét khối");
    }));
});

describe("a port", () => {
  test.each([
    ["a code that is no UN/LOCODE", { code: "VNSG1" }, "code"],
    ["an alias that is none", { aliases: ["VN000"] }, "aliases"],
    ["a country that its code does not begin with", { countryId: "CN" }, "countryId"],
  ])("%s is refused", (_, more, field) =>
    withCast(async (tx) => {
      const wrong = createRecord(tx, administrator, port, { ...saigon, ...more });
      await expect(wrong).rejects.toEqual(refused("ask.invalid", field));
    }),
  );

  test("of the air may have the code of its airport", () =>
    withCast(async (tx) => {
      const airport = { ...saigon, code: "SGN", aliases: [], modeOfTransport: "AIR" };
      await expect(createRecord(tx, administrator, port, airport)).resolves.toHaveProperty("id");
    }));

  test("is found by any of its codes", () =>
    withCast(async (tx) => {
      const { id } = await createRecord(tx, administrator, port, saigon);
      const found = await findPorts(tx, companyId, ["vncli", "VNSGN", "XXXXX"]);
      expect([...found].map(([code, each]) => [code, each.id]).sort()).toEqual([
        ["VNCLI", id],
        ["VNSGN", id],
      ]);
      const searched = await chooseRecords(tx, administrator, port, { keyword: "vncli" });
      expect(searched.map((row) => row.id)).toEqual([id]);
    }));

  test("in a country nobody knows is refused at the country", () =>
    withCast(async (tx) => {
      const nowhere = createRecord(tx, administrator, port, {
        ...saigon,
        code: "QQSGN",
        aliases: [],
        countryId: "QQ",
      });
      await expect(nowhere).rejects.toEqual(refused("record.unknownReference", "countryId"));
    }));
});

describe("a charge", () => {
  const accounts = { voucherType: "Receivable", debitAccountNo: "131", creditAccountNo: "5113" };

  test("keeps its default accounts, and takes new ones as a whole", () =>
    withCast(async (tx) => {
      const { data } = await addCharge(tx, administrator, { ...thc, defaultAccounts: [accounts] });
      const opened = await getCharge(tx, administrator, { id: data.id });
      expect(opened.defaultAccounts).toMatchObject([accounts]);
      expect(opened).toMatchObject({ currencyCode: "VND", vatrate: "8" });
      const other = { voucherType: "Settlement", creditAccountNo: "331" };
      await updateCharge(tx, administrator, { id: data.id, version: 1, defaultAccounts: [other] });
      const changed = await getCharge(tx, administrator, { id: data.id });
      expect(changed.defaultAccounts).toHaveLength(1);
      expect(changed.defaultAccounts[0]).toMatchObject(other);
    }));

  test.each([
    ["a line without any account", [{ voucherType: "Other" }], "defaultAccounts.0.debitAccountNo"],
    ["two lines of one voucher type", [accounts, accounts], "defaultAccounts.1.voucherType"],
  ])("%s is refused", (_, defaultAccounts, field) =>
    withCast(async (tx) => {
      const wrong = addCharge(tx, administrator, { ...thc, defaultAccounts });
      await expect(wrong).rejects.toEqual(refused("ask.invalid", field));
    }),
  );

  test.each([
    ["VAT above 99 %", { vatrate: "100" }, "vatrate"],
    ["a price below zero", { unitPrice: "-1" }, "unitPrice"],
    ["a selling charge mapped to a selling charge", { debitCharge: offices.hcm }, "debitCharge"],
    ["a service nobody sells", { serviceTypeId: ["SFE", "XX"] }, "serviceTypeId"],
  ])("%s is refused", (_, more, field) =>
    withCast(async (tx) => {
      const wrong = createRecord(tx, administrator, charge, { ...thc, ...more });
      await expect(wrong).rejects.toEqual(refused("ask.invalid", field));
    }),
  );

  test("a VAT below zero is a fixed amount and fine", () =>
    withCast(async (tx) => {
      const fixed = createRecord(tx, administrator, charge, { ...thc, vatrate: "-5.25" });
      await expect(fixed).resolves.toHaveProperty("id");
    }));
});

describe("a list for all companies", () => {
  const nowhere = { code: "qq", nameEn: "Nowhere", nameVn: "Không đâu" };
  const countries = country as unknown as Resource;

  test("takes a country in capitals, once, and changes it under its version", () =>
    withCast(async (tx) => {
      expect(await createRecord(tx, administrator, countries, nowhere)).toEqual({
        id: "QQ",
        version: 1,
      });
      const renamed = { id: "QQ", version: 1, nameEn: "Elsewhere", active: false };
      expect(await updateRecord(tx, administrator, countries, renamed)).toEqual({
        id: "QQ",
        version: 2,
      });
      expect(await getRecord(tx, administrator, countries, "QQ")).toMatchObject({
        code: "QQ",
        nameEn: "Elsewhere",
        nameVn: "Không đâu",
        active: false,
      });
      const stale = updateRecord(tx, administrator, countries, renamed);
      await expect(stale).rejects.toEqual(refused("record.conflict"));
    }));

  test("a country with a port cannot go", () =>
    withCast(async (tx) => {
      await createRecord(tx, administrator, port, saigon);
      const gone = deleteRecord(tx, administrator, countries, "VN");
      await expect(gone).rejects.toEqual(refused("record.inUse"));
    }));
});

describe("an import", () => {
  const bytesOf = async (file: { bytes: Uint8Array | AsyncIterable<Uint8Array> }) => {
    if (file.bytes instanceof Uint8Array) return file.bytes;
    const parts: Uint8Array[] = [];
    for await (const part of file.bytes) parts.push(part);
    return Buffer.concat(parts);
  };
  const upload = async (tx: Tx, actor: Actor, resource: Resource) => {
    const file = await exportRecords(tx, actor, resource, {});
    return { file: { name: file.name, mime: file.mime, bytes: await bytesOf(file) } };
  };

  test.each(["en", "vi"] as const)(
    "reads back what was exported in %s, cell for cell",
    (language) =>
      withCast(async (tx) => {
        const actor = castActor("administrator", { language });
        const { id: unitId } = await addUnit(tx);
        await createRecord(tx, actor, charge, { ...thc, unitId, unitPrice: "4150000.5" });
        const sheet = await upload(tx, actor, charge);
        await deleteRecord(
          tx,
          actor,
          charge,
          (await chooseRecords(tx, actor, charge, {}))[0]?.id ?? "",
        );
        const read = await uploadRecords(tx, actor, charge, sheet);
        expect(read).toMatchObject({ totalRows: 1, totalValidRows: 1 });
        expect(await importRecords(tx, actor, charge, { rows: read.data })).toMatchObject({
          added: 1,
        });
        const [row] = await chooseRecords(tx, actor, charge, {});
        expect(row).toMatchObject({ ...thc, vatrate: "8", unitId, unitPrice: "4150000.5" });
      }),
  );

  test("of what exists already changes nothing, and says what it would change before it does", () =>
    withCast(async (tx) => {
      await createRecord(tx, administrator, port, saigon);
      const read = await uploadRecords(
        tx,
        administrator,
        port,
        await upload(tx, administrator, port),
      );
      expect(read.data).toMatchObject([{ isValid: true, state: "same", was: {} }]);
      const renamed = read.data.map(({ row, cells }) => ({
        row,
        cells: { ...cells, nameEn: "Saigon" },
      }));
      const answer = await importRecords(tx, administrator, port, { rows: renamed });
      expect(answer).toEqual({ count: 1, added: 0, changed: 1 });
      const [stored] = await chooseRecords(tx, administrator, port, {});
      expect(stored).toMatchObject({ ...saigon, nameEn: "Saigon", version: 2 });
      const again = await importRecords(tx, administrator, port, { rows: renamed });
      expect(again).toMatchObject({ changed: 0 });
    }));

  test("with one wrong row leaves nothing behind", () =>
    withCast(async (tx) => {
      const good = {
        code: "CNSHA",
        nameEn: "Shanghai",
        nameVn: "Thượng Hải",
        countryId: "CN",
        modeOfTransport: "SEA",
      };
      const sheet = [
        { row: 2, cells: good },
        { row: 3, cells: { ...good, code: "CNSHA", nameEn: "Again" } },
        { row: 4, cells: { ...good, code: "CNNGB", countryId: "ZZ" } },
        { row: 5, cells: { ...good, code: "CNTAO", modeOfTransport: "Rail" } },
      ];
      await expect(importRecords(tx, administrator, port, { rows: sheet })).rejects.toMatchObject({
        code: "import.wrongRows",
        fields: [
          { field: "rows.3.code", code: "field.twice" },
          { field: "rows.4.countryId", code: "field.unknown" },
          { field: "rows.5.modeOfTransport", code: "field.notOffered" },
        ],
      });
      const { n } = await one<{ n: string }>(
        tx,
        sql`select count(*) as n from place where company_id = ${companyId}`,
      );
      expect(n).toBe("0");
    }));

  test.each([
    ["the code of three letters", "VNM"],
    ["a name in one word", "Vietnam"],
    ["the Vietnamese name without accents", "viet nam"],
    ["the Vietnamese name", "Việt Nam"],
    ["the code in small letters", "vn"],
    ["the line of the drop-down list", "VN - Viet Nam"],
  ])("knows a country by %s", (_, countryId) =>
    withCast(async (tx) => {
      const cells = { ...saigon, countryId, aliases: null };
      const sheet = { rows: [{ row: 2, cells }] };
      expect(await importRecords(tx, administrator, port, sheet)).toMatchObject({ added: 1 });
      const [stored] = await chooseRecords(tx, administrator, port, {});
      expect(stored).toMatchObject({ countryId: "VN" });
    }),
  );

  test("takes corrected rows from the preview, and checks them again", () =>
    withCast(async (tx) => {
      const send = (cells: object) => {
        const bytes = new TextEncoder().encode(JSON.stringify({ rows: [{ row: 9, cells }] }));
        const file = { name: "rows.json", mime: correctedMime, bytes };
        return uploadRecords(tx, administrator, port, { file });
      };
      const cells = { ...saigon, countryId: "Atlantis", aliases: null, unheardOf: "x" };
      const wrong = await send(cells);
      expect(wrong.data).toMatchObject([{ row: 9, isValid: false, errors: { countryId: /./ } }]);
      expect(wrong.data[0]?.cells).not.toHaveProperty("unheardOf");
      expect(await send({ ...cells, countryId: "Vietnam" })).toMatchObject({ totalValidRows: 1 });
      const broken = { name: "rows.json", mime: correctedMime, bytes: new Uint8Array([123]) };
      const read = uploadRecords(tx, administrator, port, { file: broken });
      await expect(read).rejects.toEqual(refused("import.nothing"));
    }));

  test("needs the right to import", () =>
    withCast(async (tx) => {
      const stranger = castActor("documentation", { change: { catCharge: { import: false } } });
      const wrong = importRecords(tx, stranger, charge, { rows: [] });
      await expect(wrong).rejects.toEqual(refused("access.forbidden"));
    }));
});

test("a record whose key is a number is picked by its digits", () =>
  withCast(async (tx) => {
    const rates = vatRate as unknown as Resource;
    const keyed = { validFrom: "2009-01-01", validTo: null, note: null };
    for (const rate of ["5", "10"])
      await createRecord(tx, administrator, rates, { ...keyed, rate });
    const picked = async (keyword: string) => {
      const found = await chooseRecords(tx, administrator, rates, { keyword });
      return found.map((row) => row["rate"]);
    };
    expect(await picked("10")).toEqual(["10"]);
    expect(await picked("no such rate")).toEqual([]);
  }));
