import { sql } from "kysely";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { describe, expect, test } from "vitest";
import { addHoaSen as add, agree, hoaSen } from "../../../tests/cast/agreedPartner.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { castDatabase } from "../../../tests/cast/castDatabase.ts";
import { partnerOf } from "../model/partner.ts";
import { checkTaxCode } from "./checkTaxCode.ts";
import { choosePartners, partnerByTaxCode } from "./choosePartners.ts";
import { getPartner, getPartnerById, getSubPartners, mayDeletePartner } from "./getPartner.ts";
import { exportPartners, listPartners } from "./listPartners.ts";
import { removePartner } from "./removePartner.ts";
import { updatePartner } from "./savePartner.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";

const database = await castDatabase();
const administrator = castActor("administrator");

const withCast = <T>(play: (tx: Tx) => Promise<T>) => rolledBack(database, play);

const page = { page: 1, size: 15, partnerType: "Customer" as const };
const code = (wanted: string) => expect.objectContaining({ code: wanted });
const at = (wanted: string, field: string) => ({
  code: wanted,
  fields: expect.arrayContaining([expect.objectContaining({ field })]),
});

test("the table of partners is as it is declared", async () => {
  expect(await readOnly(database, (tx) => tableDifferences(tx, partnerOf("Supplier")))).toEqual([]);
});

describe("a partner", () => {
  test("is known by its tax code, inactive at first, and its own main partner", () =>
    withCast(async (tx) => {
      const { id, accountNo, warning } = await add(tx);
      expect([accountNo, warning]).toEqual(["0300588142", null]);
      const row = await getPartnerById(tx, administrator, { id });
      expect(row).toMatchObject({
        active: false,
        parentId: id,
        partnerGroup: ["CUSTOMER"],
        partnerMode: "External",
        addressShippingEn: hoaSen.addressEn,
        userNameCreated: "Do Quoc Bao",
      });
    }));

  test("an agent is a customer, too; a carrier is what it is entered as", () =>
    withCast(async (tx) => {
      const agent = await add(tx, { taxCode: "US-12345678" }, administrator, "Agent");
      const carrier = await add(
        tx,
        { taxCode: "SG-12345678", partnerGroup: ["CARRIER"] },
        administrator,
        "Supplier",
      );
      expect((await getPartner(tx, companyId, agent.id))?.partnerGroup).toEqual([
        "CUSTOMER",
        "AGENT",
      ]);
      expect((await getPartner(tx, companyId, carrier.id))?.partnerGroup).toEqual(["CARRIER"]);
    }));

  test("with an internal reference hangs below the one with the bare tax code", () =>
    withCast(async (tx) => {
      const main = await add(tx);
      const branch = await add(tx, { internalReferenceNo: "HN1", shortName: "HOA SEN HN" });
      expect(branch.accountNo).toBe("0300588142.HN1");
      const subs = await getSubPartners(tx, administrator, { id: main.id });
      expect(subs.map((each) => each.id)).toEqual([branch.id]);
    }));

  test("a second one of the same number is refused at the tax code", () =>
    withCast(async (tx) => {
      await add(tx);
      await expect(add(tx)).rejects.toMatchObject(at("record.exists", "taxCode"));
    }));

  test("a wrong check digit is a warning, not a refusal", () =>
    withCast(async (tx) => {
      const { warning } = await add(tx, { taxCode: "0300588143" });
      expect(warning).toContain("would be 2");
      const asked = { taxCode: "0300588143", internalReferenceNo: null };
      expect(await checkTaxCode(tx, administrator, asked)).toMatchObject({
        partner: { shortName: "HOA SEN" },
        warning: expect.stringContaining("0300588143"),
      });
    }));

  test("names every fault of its form at once", () =>
    withCast(async (tx) => {
      const wrong = add(tx, {
        taxCode: "12 45",
        email: "nobody",
        partnerMode: "Internal",
        shortName: " ",
      });
      await expect(wrong).rejects.toMatchObject({
        fields: [
          { field: "taxCode" },
          { field: "shortName", code: "field.required" },
          { field: "email", code: "field.notEmail" },
        ],
      });
    }));

  test("keeps its identity while it is active; its telephone may change", () =>
    withCast(async (tx) => {
      const { id } = await add(tx, { active: true });
      const renamed = updatePartner(tx, administrator, { id, version: 1, shortName: "OTHER" });
      await expect(renamed).rejects.toMatchObject(at("ask.invalid", "shortName"));
      await updatePartner(tx, administrator, { id, version: 1, tel: "+84 28 1111 2222" });
      expect((await getPartner(tx, companyId, id))?.tel).toBe("+84 28 1111 2222");
      await updatePartner(tx, administrator, { id, version: 2, active: false });
      await updatePartner(tx, administrator, { id, version: 3, taxCode: "0100047516" });
      expect((await getPartner(tx, companyId, id))?.accountNo).toBe("0100047516");
    }));

  test("somebody saved first: a conflict", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      await updatePartner(tx, administrator, { id, version: 1, tel: "12345" });
      const second = updatePartner(tx, administrator, { id, version: 1, tel: "67890" });
      await expect(second).rejects.toEqual(code("record.conflict"));
    }));

  test("goes when it is inactive and nothing refers to it", () =>
    withCast(async (tx) => {
      const active = await add(tx, { active: true });
      expect(await mayDeletePartner(tx, administrator, { id: active.id })).toBe(false);
      const refused = removePartner(tx, administrator, { id: active.id });
      await expect(refused).rejects.toEqual(code("partner.activeCannotGo"));
      const idle = await add(tx, { taxCode: "0100047516" });
      await removePartner(tx, administrator, { id: idle.id });
      expect(await getPartner(tx, companyId, idle.id)).toBeNull();
    }));

  test("with an agreement cannot go", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      await agree(tx, id);
      await expect(removePartner(tx, administrator, { id })).rejects.toEqual(code("record.inUse"));
    }));

  test("belongs to its creator and its salesmen, not to others in the office", () =>
    withCast(async (tx) => {
      const own = {
        access: true,
        list: "Owner",
        detail: "Owner",
        write: "Owner",
        delete: "Owner",
      } as const;
      const as = (name: "documentation" | "sales" | "salesHph") =>
        castActor(name, { change: { commercialCustomer: own } });
      const { id } = await add(tx, {}, as("documentation"));
      const seen = async (actor: Actor) => (await listPartners(tx, actor, page)).totalItems;
      expect([await seen(as("documentation")), await seen(as("sales"))]).toEqual([1, 0]);
      await expect(getPartnerById(tx, as("sales"), { id })).rejects.toEqual(
        code("record.notFound"),
      );
      await agree(tx, id);
      expect([await seen(as("sales")), await seen(as("salesHph"))]).toEqual([1, 0]);
      expect(await getPartnerById(tx, as("sales"), { id })).toMatchObject({
        salePersonName: "Le Hoang Nam",
      });
    }));

  test("is found by the type of an agreement", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      const found = async (agreementType: string) =>
        (await listPartners(tx, administrator, { ...page, agreementType })).totalItems;
      expect(await found("Official")).toBe(0);
      await agree(tx, id);
      expect([await found("Official"), await found("Prepaid")]).toEqual([1, 0]);
    }));

  test("without the right nothing of it can be listed, opened, added or exported", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      const none = {
        list: "None",
        detail: "None",
        write: "None",
        delete: "None",
        export: false,
      } as const;
      const stranger = castActor("documentation", { change: { commercialCustomer: none } });
      await expect(listPartners(tx, stranger, page)).rejects.toEqual(code("access.forbidden"));
      await expect(exportPartners(tx, stranger, page)).rejects.toEqual(code("access.forbidden"));
      await expect(getPartnerById(tx, stranger, { id })).rejects.toEqual(code("record.notFound"));
      await expect(add(tx, {}, stranger)).rejects.toEqual(code("access.forbidden"));
    }));
});

describe("the picker of partners", () => {
  test("are ranked by what was typed: number, short name, beginning of a word, the rest", () =>
    withCast(async (tx) => {
      const names: readonly (readonly [string, string, string])[] = [
        ["US-11111111", "RED RIVER", "Gốm Sông Hồng"],
        ["US-22222222", "DONG A", "Thép Đusông"],
        ["US-33333333", "SONG MA", "Nội thất Mã"],
        ["US-44444444", "SONG", "Ngựa vằn"],
      ];
      for (const [taxCode, shortName, partnerNameVn] of names) {
        const typed = { taxCode, shortName, partnerNameVn, partnerNameEn: shortName };
        const { id } = await add(tx, typed, administrator, "Agent");
        await sql`update partner set active = true where id = ${id}`.execute(tx);
      }
      const ask = async (keyword: string) =>
        (await choosePartners(tx, administrator, { keyword })).map((each) => each.name);
      expect(await ask("sông")).toEqual(["SONG", "SONG MA", "RED RIVER", "DONG A"]);
      expect(await ask("song hong")).toEqual(["RED RIVER"]);
    }));

  test("finds names without accents among those in use, by any of some groups", () =>
    withCast(async (tx) => {
      await add(tx, { active: true });
      await add(
        tx,
        { taxCode: "0100047516", active: true, partnerGroup: ["CARRIER"], shortName: "EVERGREEN" },
        administrator,
        "Supplier",
      );
      await add(tx, { taxCode: "0312345678", shortName: "IDLE" });
      const names = async (ask: Parameters<typeof choosePartners>[2]) =>
        (await choosePartners(tx, administrator, ask)).map((each) => each.name);
      expect(await names({ keyword: "cong ty co phan" })).toHaveLength(2);
      expect(await names({ keyword: "may hoa sen", partnerGroup: ["CUSTOMER"] })).toEqual([
        "HOA SEN",
      ]);
      expect(await names({ partnerGroup: ["CARRIER", "AGENT"] })).toEqual(["EVERGREEN"]);
      const found = await partnerByTaxCode(tx, administrator, { taxCode: "0300588142" });
      expect(found?.block).toBe(
        "Hoa Sen Garment JSC\n12 Nguyen Hue, Ho Chi Minh City\nTEL: +84 28 3822 1234",
      );
    }));
});
