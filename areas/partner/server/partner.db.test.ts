import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { describe, expect, test } from "vitest";
import { seedReference } from "../../../db/seed/reference.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { seedCast } from "../../../tests/cast/seedCast.ts";
import type { AgreementInput } from "../contract.ts";
import { type PartnerType, partnerOf } from "../model/partner.ts";
import { addAgreement } from "./addAgreement.ts";
import { checkTaxCode } from "./checkTaxCode.ts";
import { choosePartners, partnerByTaxCode } from "./choosePartners.ts";
import { getPartner, getPartnerById, getSubPartners, mayDeletePartner } from "./getPartner.ts";
import { exportPartners, listPartners } from "./listPartners.ts";
import { agreementFor, listSalesmen } from "./listSalesmen.ts";
import { checkExistedAgreement, getAgreement, listAgreements } from "./readAgreement.ts";
import { removeAgreement } from "./removeAgreement.ts";
import { removePartner } from "./removePartner.ts";
import { addPartner, updatePartner } from "./savePartner.ts";
import { switchAgreement } from "./switchAgreement.ts";
import { updateAgreement } from "./updateAgreement.ts";
import { tableDifferences } from "../../../tests/declared/tableDifferences.ts";

const database = await testDatabase();
const administrator = castActor("administrator");

const withCast = <T>(play: (tx: Tx) => Promise<T>) =>
  rolledBack(database, async (tx) => {
    await seedCast(tx);
    await seedReference(tx);
    return play(tx);
  });

const hoaSen = {
  taxCode: "0300588142",
  shortName: "HOA SEN",
  partnerNameEn: "Hoa Sen Garment JSC",
  partnerNameVn: "Công ty Cổ phần May Hoa Sen",
  addressEn: "12 Nguyen Hue, Ho Chi Minh City",
  addressVn: "12 Nguyễn Huệ, TP. Hồ Chí Minh",
  countryId: "VN",
  tel: "+84 28 3822 1234",
};
const add = async (
  tx: Tx,
  more: object = {},
  actor: Actor = administrator,
  partnerType: PartnerType = "Customer",
) => (await addPartner(tx, actor, { ...hoaSen, partnerType, ...more })).data;

const terms: AgreementInput = {
  salemanId: people.sales.id,
  officeId: [offices.hcm],
  saleService: ["SFE"],
  contractType: "Official",
  contractNo: "HD-2026-01",
  effectiveDate: "2026-01-01",
  expiredDate: "2099-12-31",
  paymentMethod: "All",
  baseOn: "Invoice Date",
  emailAddress: null,
  description: null,
};
const agree = async (
  tx: Tx,
  partnerId: string,
  more: Partial<AgreementInput> = {},
  actor = administrator,
) => (await addAgreement(tx, actor, { ...terms, ...more, partnerId })).data.id;
const activate = (tx: Tx, id: string, replace?: "true") =>
  switchAgreement(tx, administrator, { id, flag: "true", replace });

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
      await expect(listAgreements(tx, stranger, { partnerId: id })).rejects.toEqual(
        code("record.notFound"),
      );
    }));
});

describe("the picker of partners", () => {
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

describe("an agreement", () => {
  test("is inactive at first; activating it makes the partner active and names its salesman", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId);
      const [row] = await listAgreements(tx, administrator, { partnerId });
      expect(row).toMatchObject({
        active: false,
        officeCodes: ["HCM"],
        saleService: ["SFE"],
        shipmentType: "Freehand & Nominated",
        currencyId: "VND",
        creditCurrency: "VND",
        paymentTerm: 30,
        salemanName: "Le Hoang Nam",
        isExpired: false,
      });
      await activate(tx, id);
      expect(await getPartner(tx, companyId, partnerId)).toMatchObject({
        active: true,
        salePersonId: people.sales.id,
      });
      await expect(activate(tx, id)).rejects.toEqual(code("agreement.alreadyActive"));
    }));

  test("of an agent covers all services in dollars; none named means every office", () =>
    withCast(async (tx) => {
      const { id } = await add(tx, {}, administrator, "Agent");
      const agreementId = await agree(tx, id, { officeId: [] });
      expect(await getAgreement(tx, administrator, { id: agreementId })).toMatchObject({
        currencyId: "USD",
        officeCodes: ["HCM", "HPH"],
        saleService: expect.arrayContaining(["AE", "SFE", "TK"]),
      });
    }));

  test("that overlaps another of its salesman waits until that is confirmed, then replaces it", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const first = await agree(tx, partnerId);
      const elsewhere = await agree(tx, partnerId, {
        officeId: [offices.hph],
        contractNo: "HD-HP",
      });
      await activate(tx, first);
      await activate(tx, elsewhere);
      const second = await agree(tx, partnerId, {
        contractNo: "HD-2026-02",
        saleService: ["SFE", "SFI"],
      });
      expect(await checkExistedAgreement(tx, administrator, { id: second })).toMatchObject([
        { id: first },
      ]);
      await expect(activate(tx, second)).rejects.toEqual(code("agreement.overlaps"));
      await activate(tx, second, "true");
      const active = (await listAgreements(tx, administrator, { partnerId, active: true })).map(
        (each) => each.id,
      );
      expect(active.sort()).toEqual([elsewhere, second].sort());
    }));

  test("is switched only with the right to do so", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId);
      const sales = castActor("sales", { change: { commercialCustomer: { special: [] } } });
      const wrong = switchAgreement(tx, sales, { id, flag: "true" });
      await expect(wrong).rejects.toEqual(code("access.forbidden"));
    }));

  test("has credit terms that only the receivables team changes", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId, { creditLimit: "50000000" });
      const sales = castActor("sales", {
        change: { commercialCustomer: { special: ["DetailAgreement"] } },
      });
      const raise = updateAgreement(tx, sales, {
        ...terms,
        id,
        version: 1,
        creditLimit: "90000000",
      });
      await expect(raise).rejects.toMatchObject(at("agreement.creditIsGuarded", "creditLimit"));
      const note = await updateAgreement(tx, sales, {
        ...terms,
        id,
        version: 1,
        description: "Annual",
      });
      expect(note.data.version).toBe(2);
      const raised = { ...terms, id, version: 2, creditLimit: "90000000" };
      await updateAgreement(tx, administrator, raised);
      expect(await getAgreement(tx, administrator, { id })).toMatchObject({
        creditLimit: "90000000.0000",
      });
      const stale = updateAgreement(tx, administrator, raised);
      await expect(stale).rejects.toEqual(code("record.conflict"));
    }));

  test("that is active stays as it is for those who could not switch it, and cannot go", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const id = await agree(tx, partnerId);
      await activate(tx, id);
      const sales = castActor("sales", { change: { commercialCustomer: { special: [] } } });
      const change = updateAgreement(tx, sales, { ...terms, id, version: 2 });
      await expect(change).rejects.toEqual(code("agreement.activeIsReadOnly"));
      const gone = removeAgreement(tx, administrator, { id });
      await expect(gone).rejects.toEqual(code("agreement.activeCannotGo"));
      await switchAgreement(tx, administrator, { id, flag: "false" });
      await removeAgreement(tx, administrator, { id });
      expect((await getPartner(tx, companyId, partnerId))?.salePersonId).toBeNull();
    }));

  test("of a salesman or office nobody knows is refused", () =>
    withCast(async (tx) => {
      const { id } = await add(tx);
      const wrong = agree(tx, id, { salemanId: offices.hph });
      await expect(wrong).rejects.toEqual(code("record.unknownReference"));
    }));
});

describe("salesmen for a shipment", () => {
  test("are those of active agreements over its service and office; freehand leaves out nominated", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      await activate(tx, await agree(tx, partnerId));
      await activate(
        tx,
        await agree(tx, partnerId, { salemanId: people.manager.id, contractType: "Cash" }),
      );
      await agree(tx, partnerId, { salemanId: people.salesHph.id, contractNo: "HD-3" });
      const codes = async (more: object) =>
        (await listSalesmen(tx, administrator, { partnerId, transactionType: "SFE", ...more })).map(
          (each) => each.code,
        );
      expect(await codes({})).toEqual(["sales", "manager"]);
      expect(await codes({ shipmentType: "Freehand" })).toEqual(["sales"]);
      expect(await codes({ transactionType: "AE" })).toEqual([]);
      expect(await codes({ office: offices.hph })).toEqual([]);
    }));

  test("their agreement is found for a job, one that has run out only when there is no other", () =>
    withCast(async (tx) => {
      const { id: partnerId } = await add(tx);
      const old = await agree(tx, partnerId, { expiredDate: "2026-06-30" });
      await activate(tx, old);
      const ask = {
        companyId,
        partnerId,
        salesmanId: people.sales.id,
        officeId: offices.hcm,
        service: "SFE",
      };
      expect(await agreementFor(tx, { ...ask, day: "2026-06-30" })).toMatchObject({
        id: old,
        isExpired: false,
      });
      expect(await agreementFor(tx, { ...ask, day: "2026-07-01" })).toMatchObject({
        id: old,
        isExpired: true,
      });
      const endless = { ...terms, contractNo: "HD-2", expiredDate: "2026-06-30", noDue: true };
      await activate(tx, await agree(tx, partnerId, endless), "true");
      expect(await agreementFor(tx, { ...ask, day: "2026-07-01" })).toMatchObject({
        contractNo: "HD-2",
        isExpired: false,
      });
      expect(await agreementFor(tx, { ...ask, service: "SLE" })).toBeNull();
    }));
});
