import type { Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { deleteRecord } from "@fairway/engine/resource/deleteRecord.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { importRecords } from "@fairway/engine/imports/importRecords.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { describe, expect, test } from "vitest";
import { seedAddresses } from "../../../db/seed/referenceAddresses.ts";
import { seedLists } from "../../../db/seed/reference.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { bank } from "../model/bank.ts";
import { chartOfAccounts } from "../model/chartOfAccounts.ts";
import { city } from "../model/city.ts";
import { district } from "../model/district.ts";
import { port } from "../model/port.ts";
import { standardCharge } from "../model/standardCharge.ts";
import { ward } from "../model/ward.ts";
import { warehouse } from "../model/warehouse.ts";
import { wardsOfOldAddress } from "./findWards.ts";
import "./handlers.ts";
import { citiesOf, districtsOf, wardsOf } from "./listLocations.ts";
import { listPlaces } from "./listPlaces.ts";
import { listStandardCharges } from "./listStandardCharges.ts";
import { addCharge, getCharge } from "./saveCharge.ts";

const database = await castDatabase();
const administrator = castActor("administrator");

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);
const withLists = <T>(play: (tx: Tx) => Promise<T>) =>
  withCast(async (tx) => {
    await seedLists(tx, companyId, people.administrator.id);
    return play(tx);
  });

const refused = (code: string, field?: string) =>
  expect.objectContaining({
    code,
    ...(field ? { fields: expect.arrayContaining([expect.objectContaining({ field })]) } : {}),
  });

const named = (code: string) => ({
  code,
  nameEn: `${code} in English`,
  nameVn: `${code} tiếng Việt`,
});
const add = (tx: Tx, resource: Resource, values: object) =>
  createRecord(tx, administrator, resource, values as Record<string, unknown>);

async function saigon(tx: Tx) {
  const province = await add(tx, city, { ...named("79"), countryId: "VN" });
  const inside = { countryId: "VN", cityId: province.id };
  const goVap = await add(tx, district, { ...named("764"), ...inside });
  return { inside, cityId: province.id, districtId: goVap.id };
}

describe("a place in the tree of places", () => {
  test("a province's code is unique in its country, not beyond it", () =>
    withCast(async (tx) => {
      await saigon(tx);
      const twin = add(tx, city, { ...named("79"), countryId: "VN" });
      await expect(twin).rejects.toEqual(refused("record.exists", "code"));
    }));

  test("the same code may stand in another country", () =>
    withCast(async (tx) => {
      await saigon(tx);
      const abroad = add(tx, city, { ...named("79"), countryId: "FR" });
      await expect(abroad).resolves.toHaveProperty("id");
    }));

  test("a district cannot lie in a province of another country", () =>
    withCast(async (tx) => {
      const { cityId } = await saigon(tx);
      const wrong = add(tx, district, { ...named("1"), countryId: "FR", cityId });
      await expect(wrong).rejects.toEqual(refused("record.unknownReference", "cityId"));
    }));

  test("a ward of today needs no district, one of old papers has it", () =>
    withCast(async (tx) => {
      const { inside, districtId } = await saigon(tx);
      const today = await add(tx, ward, { ...named("26882"), ...inside });
      const old = await add(tx, ward, { ...named("26881"), ...inside, districtId });
      expect(await getRecord(tx, administrator, ward, today.id)).toMatchObject({
        cityCode: "79",
        districtId: null,
      });
      expect((await wardsOf(tx, administrator, { districtId })).map((row) => row.id)).toEqual([
        old.id,
      ]);
      expect(await wardsOf(tx, administrator, { cityId: inside.cityId })).toHaveLength(2);
    }));

  test("a province with a district cannot go", () =>
    withCast(async (tx) => {
      const { cityId } = await saigon(tx);
      const gone = deleteRecord(tx, administrator, city, cityId);
      await expect(gone).rejects.toEqual(refused("record.inUse"));
    }));

  test("a district with a ward cannot go", () =>
    withCast(async (tx) => {
      const { inside, districtId } = await saigon(tx);
      await add(tx, ward, { ...named("26881"), ...inside, districtId });
      const gone = deleteRecord(tx, administrator, district, districtId);
      await expect(gone).rejects.toEqual(refused("record.inUse"));
    }));

  test("pickers narrow by what lies above", () =>
    withCast(async (tx) => {
      const { cityId, districtId } = await saigon(tx);
      await add(tx, city, { ...named("75"), countryId: "FR" });
      const cities = await citiesOf(tx, administrator, { countryId: "VN" });
      expect(cities.map((row) => row.id)).toEqual([cityId]);
      const districts = await districtsOf(tx, administrator, { cityId });
      expect(districts.map((row) => row.id)).toEqual([districtId]);
    }));

  test("a sheet with a province nobody knows fails at the cell", () =>
    withCast(async (tx) => {
      await saigon(tx);
      const cells = { ...named("760"), countryId: "VN", cityId: "99" };
      const wrong = importRecords(tx, administrator, district, { rows: [{ row: 2, cells }] });
      await expect(wrong).rejects.toMatchObject({
        fields: [{ field: "rows.2.cityId", code: "field.unknown" }],
      });
    }));
});

describe("an address from before 1 July 2025", () => {
  test("is found without accents and leads to the ward of today", () =>
    withCast(async (tx) => {
      await seedAddresses(tx, companyId, people.administrator.id);
      const found = await wardsOfOldAddress(tx, administrator, {
        keyword: "phuong 12, go vap",
        size: 20,
      });
      expect(found).toMatchObject([
        { oldDistrictName: "Quận Gò Vấp", newWardCode: "26882", newWardName: "Phường An Hội Tây" },
      ]);
      expect(await getRecord(tx, administrator, ward, found[0]?.wardId ?? "")).toMatchObject({
        code: "26882",
        cityId: found[0]?.cityId,
      });
      const byCode = await wardsOfOldAddress(tx, administrator, { oldWardCode: "26881", size: 20 });
      expect(byCode.map((each) => each.newWardCode)).toEqual(["26882"]);
      const asSeen = { oldWardCode: "２6881\u200b", size: 20 };
      expect(await wardsOfOldAddress(tx, administrator, asSeen)).toEqual(byCode);
      expect(await wardsOfOldAddress(tx, administrator, { keyword: " ", size: 20 })).toEqual([]);
    }));
});

describe("a warehouse", () => {
  const depot = { ...named("CLI"), countryId: "VN", address: "Cát Lái" };

  test("may have the code of a port, and keeps its own", () =>
    withCast(async (tx) => {
      const { cityId, districtId } = await saigon(tx);
      await add(tx, port, { ...named("VNCLI"), countryId: "VN", modeOfTransport: "SEA" });
      const made = { ...depot, code: "VNCLI", provinceId: cityId, districtId };
      const { id } = await add(tx, warehouse, made);
      await updateRecord(tx, administrator, warehouse, {
        id,
        version: 1,
        code: "X",
        address: "Q2",
      });
      expect(await getRecord(tx, administrator, warehouse, id)).toMatchObject({
        code: "VNCLI",
        address: "Q2",
        placeType: "Warehouse",
        provinceCode: "79",
      });
      const types = (await listPlaces(tx, administrator)).map((row) => row["placeType"]);
      expect(types).toEqual(["Port", "Warehouse"]);
    }));

  test("cannot lie in a district of another province", () =>
    withCast(async (tx) => {
      const { districtId } = await saigon(tx);
      const other = await add(tx, city, { ...named("01"), countryId: "VN" });
      const wrong = add(tx, warehouse, { ...depot, provinceId: other.id, districtId });
      await expect(wrong).rejects.toEqual(refused("record.unknownReference", "districtId"));
    }));

  test("that a port uses by default cannot go", () =>
    withCast(async (tx) => {
      const { cityId } = await saigon(tx);
      const { id } = await add(tx, warehouse, { ...depot, provinceId: cityId });
      await add(tx, port, {
        ...named("VNCLI"),
        countryId: "VN",
        modeOfTransport: "SEA",
        warehouseId: id,
      });
      const gone = deleteRecord(tx, administrator, warehouse, id);
      await expect(gone).rejects.toEqual(refused("record.inUse"));
    }));
});

describe("what came with the company", () => {
  test("is listed and opened within the office, and changed by who reaches the company", () =>
    withLists(async (tx) => {
      const office = { access: true, list: "Office", detail: "Office", write: "Office" } as const;
      const clerk = castActor("documentation", { change: { catChartOfAccounts: office } });
      const page = await listRecords(tx, clerk, chartOfAccounts, { page: 1, size: 50 });
      expect(page.totalItems).toBeGreaterThan(25);
      const id = page.data[0]?.id ?? "";
      expect((await getRecord(tx, clerk, chartOfAccounts, id)).permission.allowUpdate).toBe(false);
      const change = { id, version: 1, accountNameEn: "x" };
      await expect(updateRecord(tx, clerk, chartOfAccounts, change)).rejects.toEqual(
        refused("access.forbidden"),
      );
    }));

  test("is not listed to who may list nothing", () =>
    withLists(async (tx) => {
      const none = { access: true, list: "None" } as const;
      const stranger = castActor("documentation", { change: { catChartOfAccounts: none } });
      const wrong = listRecords(tx, stranger, chartOfAccounts, { page: 1, size: 50 });
      await expect(wrong).rejects.toEqual(refused("access.forbidden"));
    }));
});

describe("an account of the books", () => {
  test("that a charge is booked on cannot go", () =>
    withLists(async (tx) => {
      const page = await listRecords(tx, administrator, chartOfAccounts, {
        page: 1,
        size: 1,
        keyword: "5113",
      });
      const gone = deleteRecord(tx, administrator, chartOfAccounts, page.data[0]?.id ?? "");
      await expect(gone).rejects.toEqual(refused("record.inUse"));
    }));

  test("that is not in the chart is refused at its field", () =>
    withLists(async (tx) => {
      const line = { voucherType: "Other", debitAccountNo: "99999" };
      const wrong = addCharge(tx, administrator, { ...buying, defaultAccounts: [line] });
      await expect(wrong).rejects.toEqual(refused("defaultAccount.unknown"));
    }));
});

describe("a bank", () => {
  test("is one by its code and by its Vietnamese name", () =>
    withLists(async (tx) => {
      const twin = { code: "NEW", bankNameVn: "Ngân hàng TMCP Á Châu", bankNameEn: "ACB" };
      await expect(add(tx, bank, twin)).rejects.toEqual(refused("record.exists", "bankNameVn"));
    }));
});

const buying = {
  code: "B_TST",
  chargeNameEn: "Test fee",
  chargeNameVn: "Phí thử",
  type: "CREDIT",
  serviceTypeId: ["SFE"],
  unitPrice: "100",
  currencyId: "USD",
};

describe("a buying charge and its selling charge", () => {
  test("are made together, mapped to each other, the selling one with its account", () =>
    withLists(async (tx) => {
      const selling = { code: "S_TST", accountNo: "131", accountNoVat: null };
      const { data } = await addCharge(tx, administrator, { ...buying, selling });
      const bought: Record<string, unknown> = await getCharge(tx, administrator, { id: data.id });
      expect(bought).toMatchObject({ code: "B_TST", debitChargeCode: "S_TST" });
      const sold = await getCharge(tx, administrator, { id: String(bought["debitCharge"]) });
      expect(sold).toMatchObject({
        type: "DEBIT",
        chargeNameEn: "Test fee",
        unitPrice: "100",
        creditChargeCode: "B_TST",
        defaultAccounts: [{ voucherType: "Receivable", debitAccountNo: "131" }],
      });
    }));

  test.each([
    ["a selling charge brings none along", { type: "DEBIT" }, "charge.sellingNotFromBuying"],
    ["a selling code that is taken is refused", { selling: { code: "S_OF" } }, "record.exists"],
  ])("%s", (_, more, code) =>
    withLists(async (tx) => {
      const ask = { ...buying, selling: { code: "S_TST" }, ...more };
      await expect(addCharge(tx, administrator, ask)).rejects.toEqual(refused(code));
    }),
  );
});

describe("standard charges", () => {
  test("come from a sheet and are offered to the kind of job they are for", () =>
    withLists(async (tx) => {
      const cells = {
        chargeId: "S_OF",
        quantity: "1",
        unitPrice: "250.5",
        currencyId: "USD",
        vatrate: "0",
        type: "DEBIT",
        transactionType: "SFE",
        service: "FCL",
        serviceType: "CY/CY",
      };
      const sheet = [{ row: 2, cells }];
      await importRecords(tx, administrator, standardCharge, { rows: sheet });
      const kind = { transactionType: "SFE", service: "fcl\u200b", serviceType: "CY/CY" };
      const found = await listStandardCharges(tx, administrator, { ...kind, type: "DEBIT" });
      expect(found).toMatchObject([{ chargeCode: "S_OF", unitPrice: "250.5", currencyId: "USD" }]);
      expect(await listStandardCharges(tx, administrator, { ...kind, type: "CREDIT" })).toEqual([]);
      const other = { ...kind, transactionType: "SFI" };
      expect(await listStandardCharges(tx, administrator, other)).toEqual([]);
    }));

  test("need a charge that exists", () =>
    withCast(async (tx) => {
      const rows = [{ row: 2, cells: { chargeId: "NONE", currencyId: "USD" } }];
      const wrong = importRecords(tx, administrator, standardCharge, { rows });
      await expect(wrong).rejects.toMatchObject({ code: "import.wrongRows" });
    }));
});
