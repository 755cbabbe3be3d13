import type { Resource } from "@fairway/core/resource/resource.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import { createRecord } from "@fairway/engine/resource/createRecord.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { getRecord } from "@fairway/engine/resource/getRecord.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { updateRecord } from "@fairway/engine/resource/updateRecord.ts";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { potential as declared } from "../model/potential.ts";
import { convertPotential } from "./convertPotential.ts";
import { getPartnerById } from "./getPartner.ts";
import { removePotential } from "./removePotential.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";

const database = await castDatabase();
const potential = declared as unknown as Resource;
const administrator = castActor("administrator");
const sales = actorInRole("sales");

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

const lotus = {
  nameEn: "Golden Lotus Furniture",
  nameLocal: "Nội thất Sen Vàng",
  taxcode: "0312345678",
  tel: "+84 28 3822 9999",
  address: "5 Le Loi, Ho Chi Minh City",
  margin: "12",
};
const add = (tx: Tx, more: object = {}, actor = administrator) =>
  createRecord(tx, actor, potential, { ...lotus, ...more });
const code = (wanted: string) => expect.objectContaining({ code: wanted });
const page = { page: 1, size: 15 };

test("the table of potential customers is as it is declared", async () => {
  expect(await readOnly(database, (tx) => tableDifferences(tx, potential))).toEqual([]);
});

describe("a potential customer", () => {
  test("is active and a company at first, and is found by part of its local name", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      expect(await getRecord(tx, administrator, potential, id)).toMatchObject({
        active: true,
        potentialType: "Company",
        margin: "12",
      });
      const found = await listRecords(tx, administrator, potential, {
        ...page,
        keyword: "sen vang",
      });
      expect(found.data.map((row) => row.id)).toEqual([id]);
    }));

  test.each([
    [{ taxcode: "123" }, "taxcode"],
    [{ margin: "101" }, "margin"],
    [{ margin: "12.5" }, "margin"],
    [{ quotation: "-1" }, "quotation"],
    [{ email: "nobody" }, "email"],
    [{ nameEn: "  " }, "nameEn"],
  ])("is refused with %o, at its field", (wrong, field) =>
    withCast(async (tx) => {
      await expect(add(tx, wrong)).rejects.toMatchObject({
        fields: [expect.objectContaining({ field })],
      });
    }),
  );

  test("is not kept twice under one tax code", () =>
    withCast(async (tx) => {
      await add(tx);
      await expect(add(tx, { nameEn: "Other" })).rejects.toThrow(code("record.exists"));
    }));

  test("is changed under the right of its own screen, and only by whom its reach lets", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      const change = { id, version: 1, margin: "20" };
      await expect(updateRecord(tx, sales, potential, change)).rejects.toThrow();
      const without = castActor("administrator", { rights: {} });
      await expect(add(tx, { taxcode: "0300588142" }, without)).rejects.toThrow(
        code("access.forbidden"),
      );
      expect(await updateRecord(tx, administrator, potential, change)).toMatchObject({
        version: 2,
      });
      await expect(updateRecord(tx, administrator, potential, change)).rejects.toThrow(
        code("record.conflict"),
      );
    }));

  test("is deleted only once it is inactive", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      await expect(removePotential(tx, administrator, { id })).rejects.toThrow(
        code("potential.activeCannotGo"),
      );
      const ofOthers = { commercialPotential: { list: "Owner", detail: "Owner", delete: "Owner" } };
      const stranger = castActor("documentation", { change: ofOthers as never });
      await expect(removePotential(tx, stranger, { id })).rejects.toThrow(code("record.notFound"));
      await updateRecord(tx, administrator, potential, { id, version: 1, active: false });
      expect(await removePotential(tx, administrator, { id })).toMatchObject({ data: { id } });
    }));

  test("leaves as a sheet with the columns of the list", () =>
    withCast(async (tx) => {
      await add(tx);
      const file = await exportRecords(tx, administrator, potential, { format: "csv" });
      const parts: Uint8Array[] = [];
      for await (const part of file.bytes as AsyncIterable<Uint8Array>) parts.push(part);
      const text = Buffer.concat(parts).toString();
      expect(text).toContain("English Name,Local Name,Tax Code,Tel,Address,Email,Margin");
      expect(text).toContain("Quotation,Creator,Active");
      expect(text).toContain("Golden Lotus Furniture");
    }));
});

describe("a potential customer that signs", () => {
  test("becomes an inactive customer with what is known of it, and retires", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      const { data } = await convertPotential(tx, administrator, { id });
      expect(await getPartnerById(tx, administrator, { id: data.id })).toMatchObject({
        partnerType: "Customer",
        accountNo: lotus.taxcode,
        partnerNameVn: lotus.nameLocal,
        addressEn: lotus.address,
        active: false,
      });
      expect(await getRecord(tx, administrator, potential, id)).toMatchObject({
        active: false,
        customerId: data.id,
        customerCode: lotus.taxcode,
        version: 2,
      });
      await expect(convertPotential(tx, administrator, { id })).rejects.toThrow(
        code("potential.customerAlready"),
      );
    }));

  test("needs an address first, and a tax code that no partner has", () =>
    withCast(async (tx) => {
      const { id } = await add(tx, { address: null });
      await expect(convertPotential(tx, administrator, { id })).rejects.toThrow(
        code("potential.addressMissing"),
      );
      await updateRecord(tx, administrator, potential, { id, version: 1, address: "Hue" });
      await convertPotential(tx, administrator, { id });
      const again = await add(tx, { taxcode: "0300588142" });
      await convertPotential(tx, administrator, again);
    }));

  test("stays what it is when a partner has its tax code already", () =>
    withCast(async (tx) => {
      const first = await add(tx);
      await convertPotential(tx, administrator, first);
      await removeLater(tx, first.id);
      const second = await add(tx);
      await expect(convertPotential(tx, administrator, second)).rejects.toThrow(
        code("record.exists"),
      );
    }));
});

const removeLater = (tx: Tx, id: string) => removePotential(tx, administrator, { id });
